/** `npm run glossary`: writes `docs/glossary/words.md`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsPage } from './words-page';

writeFileSync(join(import.meta.dirname, '../../docs/glossary/words.md'), wordsPage());
