/** Elements of the frame that the shell's script works with. */
export const FRAME = {
  main: 'main',
  languages: 'kvadrat-languages',
  progress: 'kvadrat-progress',
  live: 'kvadrat-live',
  /** Templates in the visitor's language, so that a failing network needs no catalogue. */
  note: 'kvadrat-note',
  fallback: 'kvadrat-fallback',
} as const;
