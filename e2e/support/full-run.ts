import { DESKTOP, PHONE } from '@kvadrat/tools/harness';

/** Whether all languages, widths and kinds are looked at (`npm run test:full`), or those that stand for the others. */
export const FULL_RUN = process.env['FULL'] === '1';

/** Widths of what is the same page on both: the phone's, which has less room, in each run. */
export const WIDTHS = [['phone', PHONE] as const, ...(FULL_RUN ? [['desktop', DESKTOP] as const] : [])];
