import type { Page } from 'playwright-core';
import { containerId } from '@kvadrat/contracts/remote';
import type { BrowserBreak } from '../browser-breaks';
import { openBroken } from '../broken-visit';
import { DEADLINE_MS, unless, type ChaosContext } from '../check';
import { comes, comesAlive, followLink, isHeaded, leavesFor, see } from '../remote-page';

/** From another remote's page: there within the deadline, by a whole document if need be, never without its styles; and back. */
export async function openedByLink(context: ChaosContext, broken: BrowserBreak): Promise<string[]> {
  const { subject } = context;
  const visit = await openBroken(context, broken);
  const { page } = visit;
  await page.goto(subject.elsewhere);
  const { heading } = await see(page, subject.name);
  const start = Date.now();
  await followLink(page, subject.page);
  // Asked at once, or the moment it is about has passed.
  const bare = broken.harmless === true ? showsWithoutStyles(page, context) : null;
  const wrong = unless(
    await comes(page, subject.name, DEADLINE_MS),
    `${subject.page} was not there ${String(Date.now() - start)} ms after the click`,
  );
  if (bare !== null) wrong.push(...unless(!(await bare), 'it was drawn before its styles came'));
  if (broken.later !== undefined && (await comesAlive(page, subject.name, DEADLINE_MS))) {
    await broken.later(page, containerId(subject.name));
    wrong.push(...unless((await see(page, subject.name)).lines.length > 2, 'its failure left a hole'));
  }
  wrong.push(
    ...unless(!(await see(page, subject.name)).fallback, 'the fallback stands where a whole document would do'),
  );
  await page.goBack({ waitUntil: 'commit' });
  wrong.push(...unless(await leavesFor(page, subject.name, subject.elsewhere, DEADLINE_MS), 'Back did not lead back'));
  wrong.push(...unless(await isHeaded(page, heading, DEADLINE_MS), 'the page that Back leads to is another'));
  return [...wrong, ...visit.complaints.map((line) => `the browser complained: ${line}`)];
}

/** The one that is left, and those that a browser has for a moment on the way to the next. */
const MOST_DOCUMENTS = 4;

/** Looked at in frames that are drawn: a document that waits for its styles draws none. */
async function showsWithoutStyles(page: Page, { subject: { name, release } }: ChaosContext): Promise<boolean> {
  const { modules } = release.manifest;
  if (Object.values(modules).every(({ styles }) => styles.length === 0)) return false;
  const look = ([id, folder, layer]: readonly [string, string, string]): Promise<boolean> =>
    new Promise<boolean>((resolve) => {
      const frame = (): void => {
        if (document.querySelector(`#${id} h1`) === null) requestAnimationFrame(frame);
        else
          resolve(
            ![...document.styleSheets].some(({ href, ownerNode }) =>
              href === null ? ownerNode?.textContent.includes(layer) : href.includes(folder),
            ),
          );
      };
      requestAnimationFrame(frame);
    });
  const given = [containerId(name), `/r/${name}/`, `kvadrat.${name}`] as const;
  // A document that was left has drawn nothing of the remote: its successor is asked, once it is there.
  const ask = (left: number): Promise<boolean> =>
    page.evaluate(look, given).catch((error: unknown) => {
      if (left === 0) throw error;
      return ask(left - 1);
    });
  return ask(MOST_DOCUMENTS);
}
