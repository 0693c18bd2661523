import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Decision, readDecision } from './decision-index';

export const DECISIONS = join(import.meta.dirname, '../../docs/decisions');

/** Reads all records of the project. @throws {Error} for one whose head has another form */
export function readDecisions(): Decision[] {
  return readdirSync(DECISIONS)
    .filter((file) => file !== 'README.md')
    .map((file) => readDecision(file, readFileSync(join(DECISIONS, file), 'utf8')));
}
