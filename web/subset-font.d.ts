declare module 'subset-font' {
  /** Keep only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
