import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Sentences about what axe finds wrong; none when it is clean (WCAG 2.2 AA and best practice).
 * @param inside selector of the part that is looked at, where the page around it is not the point
 * @throws {Error} of a page without scripts: axe waits for its timers, and would never end
 */
export async function accessibilityProblems(page: Page, inside?: string): Promise<string[]> {
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches))
    throw new Error('axe needs a page with scripts');
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
  // Through the debugger, which the page's policy does not stop.
  await page.evaluate(source);
  return page.evaluate(
    async ({ values, part }) => {
      const checker: typeof axe = Reflect.get(globalThis, 'axe');
      const { violations } = await checker.run(part ?? document, { runOnly: { type: 'tag', values } });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    { values: TAGS, part: inside },
  );
}
