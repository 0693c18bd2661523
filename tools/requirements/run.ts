/** `npm run requirements`: fills in which tests name which number, in `docs/requirements.md` and `docs/cases.md`. */
import { PAGES, readPage, writePage } from './pages';
import { readTests } from './read-sources';
import { fillPage } from './requirement-page';

const mentions = readTests();
for (const page of PAGES) {
  writePage(page, fillPage(readPage(page), mentions));
}
