/** The part of the package that is used here; it brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      /** OpenType features that stay. */
      keepFeatures: readonly string[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
