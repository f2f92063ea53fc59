declare module 'fontverter' {
  /** Returns the font in another file format. */
  export function convert(font: Uint8Array, format: 'sfnt'): Promise<Buffer>;
}
