import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../harness';
import { type Decision, readDecision } from './decision-index';

export const DECISIONS = join(projectRoot, 'docs/decisions');

/** Reads all records of the project. @throws {Error} for one whose head has another form */
export function readDecisions(): Decision[] {
  return readdirSync(DECISIONS)
    .filter((file) => file !== 'README.md')
    .map((file) => readDecision(file, readFileSync(join(DECISIONS, file), 'utf8')));
}
