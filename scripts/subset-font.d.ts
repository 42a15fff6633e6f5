declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** OpenType features; all by default. */
    keepFeatures?: string[];
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
