import { containerId } from '@kvadrat/contracts/remote';
import type { BrowserBreak } from '../browser-breaks';
import { openBroken, type BrokenVisit } from '../broken-visit';
import { DEADLINE_MS, unless, type ChaosContext } from '../check';
import { comesAlive, followLink, leavesFor, see, type Seen } from '../remote-page';

/** The server's page stays as it is, says quietly what is missing, leads on, and is whole again when the break is over. */
export async function openedByAddress(context: ChaosContext, broken: BrowserBreak): Promise<string[]> {
  const { subject } = context;
  const visit = await openBroken(context, broken);
  const { page } = visit;
  const response = await page.goto(subject.page, { waitUntil: 'domcontentloaded' });
  const release =
    new RegExp(`${subject.name}@([^\\s,]+)`).exec(response?.headers()['kvadrat-releases'] ?? '')?.[1] ?? 'no release';
  const before = await see(page, subject.name);
  const wrong = unless(
    before.lines.length > 2,
    `the server rendered ${String(before.lines.length)} lines of ${subject.page}`,
  );
  if (broken.later !== undefined) {
    wrong.push(...unless(await comesAlive(page, subject.name, DEADLINE_MS), 'the page never came alive'));
    await broken.later(page, containerId(subject.name));
  }
  wrong.push(
    ...(broken.harmless === true
      ? unless(await comesAlive(page, subject.name, DEADLINE_MS), 'the page never came alive')
      : await failsWell(visit, `${subject.name} ${release}`, before.lines, context, broken)),
  );
  await followLink(page, subject.elsewhere);
  wrong.push(
    ...unless(
      await leavesFor(page, subject.name, subject.elsewhere, DEADLINE_MS),
      `a link to ${subject.elsewhere} did not lead there`,
    ),
  );
  await visit.mend();
  await page.goto(subject.page);
  wrong.push(
    ...unless(await comesAlive(page, subject.name, DEADLINE_MS), 'after the break the page did not come alive'),
  );
  wrong.push(...unless(!(await see(page, subject.name)).note, 'after the break the note was still there'));
  return [...wrong, ...visit.complaints.map((line) => `the browser complained: ${line}`)];
}

async function failsWell(
  { page, reports }: BrokenVisit,
  whose: string,
  before: readonly string[],
  { subject }: ChaosContext,
  { later }: BrowserBreak,
): Promise<string[]> {
  const reported = (): boolean =>
    reports.some(({ remote, release }) => `${String(remote)} ${String(release)}` === whose);
  for (const end = Date.now() + DEADLINE_MS + 1500; !reported() && Date.now() < end;) await page.waitForTimeout(50);
  // What was reported may be worked on still: the previous release is being tried. One that has mounted has no successor.
  const owned = ({ note, alive }: Seen): boolean => note || (alive && later === undefined);
  for (const end = Date.now() + DEADLINE_MS; Date.now() < end;) {
    if (owned(await see(page, subject.name))) break;
    await page.waitForTimeout(100);
  }
  const after = await see(page, subject.name);
  // A release that takes over may add to the page; nothing may be gone.
  const gone = before.filter((line) => !after.lines.some((now) => now.includes(line)));
  return [
    ...unless(reported(), `no report named ${whose}, but ${JSON.stringify(reports)}`),
    ...unless(gone.length === 0, `lines the server rendered are gone: ${gone.slice(0, 5).join(' / ')}`),
    ...unless(owned(after), 'nothing says that the page is not whole'),
    ...unless(!after.fallback, 'the fallback took the place of a page that was there'),
  ];
}
