import type { Page } from 'playwright-core';
import { containerId } from '@kvadrat/contracts/remote';

/** Marks by which the shell's own texts are known, see its failure templates. */
const NOTE = '[data-from="kvadrat-note"]';
const FALLBACK = '[data-from="kvadrat-fallback"]';

/** What a visitor sees of a remote. */
export interface Seen {
  /** Lines of text in its container. */
  lines: string[];
  heading: string;
  /** React runs its elements. */
  alive: boolean;
  note: boolean;
  fallback: boolean;
}

export function see(page: Page, remote: string): Promise<Seen> {
  return page.evaluate(
    ([id, note, fallback]) => {
      const container = document.getElementById(id);
      const elements = [...(container?.querySelectorAll('*') ?? [])];
      return {
        lines: (container?.innerText ?? '')
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
        heading: document.querySelector('h1')?.textContent ?? '',
        alive: elements.some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
        note: document.querySelector(note) !== null,
        fallback: document.querySelector(fallback) !== null,
      };
    },
    [containerId(remote), NOTE, FALLBACK] as const,
  );
}

/** Waits until the remote's page is there, as text. @returns whether it came in time */
export async function comes(page: Page, remote: string, withinMs: number): Promise<boolean> {
  const there = (id: string): boolean =>
    (document.getElementById(id)?.innerText.trim().length ?? 0) > 40 && document.querySelector('h1') !== null;
  return within(page, there, containerId(remote), withinMs);
}

/** Waits until React runs the remote's page. */
export async function comesAlive(page: Page, remote: string, withinMs: number): Promise<boolean> {
  const alive = (id: string): boolean =>
    [...(document.getElementById(id)?.querySelectorAll('*') ?? [])].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    );
  return within(page, alive, containerId(remote), withinMs);
}

/** A visitor follows a link of our own at the head of the page, however the page around it looks. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.getElementById('chaos-link')?.remove();
    const link = document.createElement('a');
    link.id = 'chaos-link';
    link.href = href;
    link.textContent = href;
    document.querySelector('main')?.prepend(link);
  }, path);
  await page.locator('#chaos-link').click();
}

/** Whether a page of another than the remote comes at the path, with something in it to read. */
export async function leavesFor(page: Page, remote: string, path: string, withinMs: number): Promise<boolean> {
  const arrived = (given: string): boolean => {
    const [id = '', wanted = ''] = given.split(' ');
    const text = document.querySelector('main')?.innerText.trim() ?? '';
    return (
      decodeURI(location.pathname) === decodeURI(wanted) &&
      document.getElementById(id) === null &&
      document.querySelector('h1') !== null &&
      text.length > 40
    );
  };
  return within(page, arrived, `${containerId(remote)} ${path}`, withinMs);
}

/** Whether the page gets the heading. */
export async function isHeaded(page: Page, heading: string, withinMs: number): Promise<boolean> {
  return within(page, (wanted) => document.querySelector('h1')?.textContent === wanted, heading, withinMs);
}

/** The condition may be asked of several documents in turn. */
async function within(page: Page, holds: (given: string) => boolean, given: string, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  for (;;) {
    // While a document is being replaced there is none to ask.
    if (await page.evaluate(holds, given).catch(() => false)) return true;
    if (Date.now() > end) return false;
    await page.waitForTimeout(50);
  }
}
