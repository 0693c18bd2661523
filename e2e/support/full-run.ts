/** Whether all languages, widths and kinds are looked at (`npm run test:full`), or those that stand for the others. */
export const FULL_RUN = process.env['FULL'] === '1';
