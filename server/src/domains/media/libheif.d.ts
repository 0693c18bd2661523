/** What we use of the decoder's interface for scripts; its own declarations name the functions below it alone. */
declare module 'libheif-js/wasm-bundle' {
  interface Pixels {
    data: Uint8ClampedArray<ArrayBuffer>;
    width: number;
    height: number;
  }
  export interface HeifImage {
    /** Pixels, turned as it is to be shown. */
    get_width: () => number;
    get_height: () => number;
    is_primary: () => number | boolean;
    /** Decodes into `target`; null where that fails. */
    display: (target: Pixels, done: (shown: Pixels | null) => void) => void;
    free: () => void;
  }
  interface HeifDecoder {
    decoder: { delete: () => void };
    /** Reads what there is, without decoding it; nothing where it is no HEIC. */
    decode: (file: Uint8Array) => HeifImage[];
  }
  const libheif: { ready: Promise<unknown>; HeifDecoder: new () => HeifDecoder };
  export default libheif;
}
