import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Sentences about what axe finds wrong with the page; none when it is clean (WCAG 2.2 AA and best practice). */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
  // Through the debugger, which the page's policy does not stop.
  await page.evaluate(source);
  return page.evaluate(async (values) => {
    const checker: typeof axe = Reflect.get(globalThis, 'axe');
    const { violations } = await checker.run(document, { runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`));
  }, TAGS);
}
