const mostBytes = 262_144;

/** Whether it is worth a look if the file is a design: its JSON, or code that was exported of it. */
export function mayHoldDesign(name: string, bytes: number): boolean {
  return /\.toolshape\.json$|\.ts$/i.test(name) || (/\.json$/i.test(name) && bytes <= mostBytes);
}
