/** All bytes of a file. `onPart` is told how many were read and says whether to go on; null where it could not be read, or was not. */
export async function readFileInParts(file: Blob, onPart: (loaded: number) => boolean): Promise<ArrayBuffer | null> {
  const bytes = new Uint8Array(file.size);
  let loaded = 0;
  try {
    const reader = file.stream().getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes.set(part.value, loaded);
      loaded += part.value.length;
      if (onPart(loaded)) continue;
      await reader.cancel();
      return null;
    }
  } catch {
    return null;
  }
  return bytes.buffer;
}
