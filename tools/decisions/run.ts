/** `npm run decisions`: writes `docs/decisions/README.md`. */
import { writeFileSync } from 'node:fs';
import { decisionIndex } from './decision-index';
import { DECISIONS, readDecisions } from './read-decisions';

writeFileSync(`${DECISIONS}/README.md`, decisionIndex(readDecisions()));
