import { BROWSER_BREAKS } from '../browser-breaks';
import { openBroken } from '../broken-visit';
import { DEADLINE_MS, unless, type ChaosContext } from '../check';
import { comesAlive, followLink, leavesFor, see } from '../remote-page';
import { THROWING_BUNDLE } from '../server-breaks';

/** Neither the server nor the browser can make the page: then, and only then, the fallback, with ways on. */
export async function noWayLeft(context: ChaosContext): Promise<string[]> {
  const { subject } = context;
  const [gone] = BROWSER_BREAKS;
  if (gone === undefined) throw new Error('there is no break');
  const visit = await openBroken(context, gone, THROWING_BUNDLE);
  const { page } = visit;
  await page.goto(subject.page);
  const came = await page
    .locator('[data-from="kvadrat-fallback"] h1')
    .waitFor({ timeout: 2 * DEADLINE_MS })
    .then(
      () => true,
      () => false,
    );
  const links = await page.locator('[data-from="kvadrat-fallback"] a[href]').count();
  await followLink(page, subject.elsewhere);
  const wrong = [
    ...unless(came, 'there was no fallback, and no page'),
    ...unless(links > 1, 'the fallback has no ways on'),
    ...unless(
      await leavesFor(page, subject.name, subject.elsewhere, DEADLINE_MS),
      'a link of the fallback’s page led nowhere',
    ),
  ];
  await visit.mend();
  await page.goto(subject.page);
  wrong.push(
    ...unless(await comesAlive(page, subject.name, DEADLINE_MS), 'after the break the page did not come alive'),
  );
  return [
    ...wrong,
    ...unless(!(await see(page, subject.name)).fallback, 'after the break the fallback was still there'),
  ];
}
