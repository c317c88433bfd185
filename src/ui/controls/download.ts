/** Offers a text as a file. */
export function downloadText(name: string, text: string, mediaType: string): void {
  downloadBlob(name, new Blob([text], { type: mediaType }));
}

/** Offers bytes as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
