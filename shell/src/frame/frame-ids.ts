/** Elements of the frame that the shell's script works with. */
export const FRAME = {
  main: 'main',
  footer: 'kvadrat-footer',
  languages: 'kvadrat-languages',
  menu: 'kvadrat-menu',
  account: 'kvadrat-account',
  accountMenu: 'kvadrat-account-menu',
  tabs: 'kvadrat-tabs',
  progress: 'kvadrat-progress',
  live: 'kvadrat-live',
  /** Says on paper where the page is from. */
  address: 'kvadrat-address',
  /** Words about saved and hidden ads. */
  marks: 'kvadrat-marks',
  /** Templates in the visitor's language, so that a failing network needs no catalogue. */
  note: 'kvadrat-note',
  fallback: 'kvadrat-fallback',
  offline: 'kvadrat-offline',
} as const;
