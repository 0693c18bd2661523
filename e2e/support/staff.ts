import type { Page } from 'playwright-core';
import { remotesCommand } from './releases';

/** A token that lets an operator in. */
export async function staffToken(label: string): Promise<string> {
  return /kvt_\S+/.exec(await remotesCommand('token', '--staff', 'issue', '--label', label))?.[0] ?? '';
}

/** Signs an operator in on a page of the staff; works with scripts and without. */
export async function signInStaff(page: Page, path: string, label: string): Promise<void> {
  await page.goto(path);
  await page.locator('[name="secret"]').fill(await staffToken(label));
  await page.locator('main form button').click();
  await page.getByText(`Prijavljeni ste kao ${label}`).waitFor();
}
