import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../harness';

/** Pages with a line for each number: requirements and odd places (R, T), and cases (O). */
export const PAGES = ['docs/requirements.md', 'docs/cases.md'] as const;

export function readPage(page: (typeof PAGES)[number]): string {
  return readFileSync(join(projectRoot, page), 'utf8');
}

export function writePage(page: (typeof PAGES)[number], text: string): void {
  writeFileSync(join(projectRoot, page), text);
}
