import { explainFeeds } from '../domains/feeds/api';
import { printable } from '../platform/settings';

/** `npm run feeds`: explains what is made of feed files. It needs no database. */
void explainFeeds(process.argv.slice(2), console.log).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(printable(error));
    process.exitCode = 2;
  },
);
