declare module 'subset-font' {
  /** Keep only the glyphs that `text` needs, and of a variable font only these weights. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: { wght: { min: number; max: number } } },
  ): Promise<Buffer>;
}
