import { PHONE } from '@kvadrat/tools/harness';
import { randomBytes } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { fromElsewhere } from '../support/account';
import { useBrowser } from '../support/browser';
import { FULL_RUN } from '../support/full-run';
import { signUpByCall } from '../support/session';

const visit = useBrowser();
const PHOTOS = FULL_RUN ? 20 : 3;
const SIDE = 700;

/** A photo of noise, of which a megabyte and a half is left when it is packed: it goes in two parts. */
const photo = (): Promise<Buffer> =>
  sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();

type Fate = 'arrives' | 'cut on the way' | 'answer lost';
const FATES: readonly Fate[] = ['arrives', 'cut on the way', 'answer lost'];

/** Breaks requests on the way there and on the way back, each kind in turn; nothing is broken three times in a row. */
async function breakConnections(page: Page): Promise<{ begun: () => number; arrivedBytes: () => number }> {
  const turns = { POST: 1, PATCH: 0, HEAD: 0, hang: 0 };
  let begun = 0;
  let bytes = 0;
  const fateOf = (kind: keyof typeof turns): Fate => FATES[turns[kind]++ % FATES.length] ?? 'arrives';
  const meet = async (route: Route, fate: Fate, arrived: () => void): Promise<void> => {
    if (fate === 'cut on the way') return route.abort('connectionreset');
    const response = await route.fetch();
    if (response.ok()) arrived();
    return fate === 'arrives' ? route.fulfill({ response }) : route.abort('connectionreset');
  };
  await page.route('**/api-next/uploads/**', (route) => {
    const method = route.request().method();
    // A beginning whose answer is lost leaves an empty upload behind, which nobody comes for.
    if (method === 'POST') return meet(route, 'arrives', () => (begun += 1));
    if (method === 'HEAD')
      return meet(route, fateOf('HEAD') === 'cut on the way' ? 'cut on the way' : 'arrives', () => undefined);
    return meet(route, fateOf('PATCH'), () => (bytes += route.request().postDataBuffer()?.byteLength ?? 0));
  });
  await page.route('**/own-ads/draft/photos/**', (route) => meet(route, fateOf('hang'), () => undefined));
  return { begun: () => begun, arrivedBytes: () => bytes };
}

test(
  'O-25 connections break in the middle of photos: each hangs once, in its order, and no byte arrives twice',
  async () => {
    const { page, context } = await visit({ viewport: PHONE });
    await context.setExtraHTTPHeaders(fromElsewhere());
    await signUpByCall(context);
    await page.goto('/objava-oglasa/');
    await page.getByLabel('Vrsta nekretnine').selectOption('1');
    await page.getByLabel('Mjesto ili kvart').fill('Gripe, Split');
    await page.getByRole('button', { name: 'Nastavi na podatke' }).click();
    await page.getByLabel('Neto površina (m²)').fill('58');
    await page.locator('input[name="energy"][value="4"]').check({ force: true });
    await page.getByRole('button', { name: 'Nastavi na slike' }).click();
    await page.getByLabel('Odaberite slike').waitFor();
    const line = await breakConnections(page);
    const files = await Promise.all(Array.from({ length: PHOTOS }, photo));
    await page
      .getByLabel('Odaberite slike')
      .setInputFiles(files.map((buffer, index) => ({ name: `${String(index)}.png`, mimeType: 'image/png', buffer })));
    await page
      .locator('[data-photo]')
      .nth(PHOTOS - 1)
      .waitFor({ timeout: FULL_RUN ? 280_000 : 60_000 });
    await page.unrouteAll();
    const order = await page
      .locator('[data-photo] img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
    await page.reload();
    await page
      .locator('[data-photo]')
      .nth(PHOTOS - 1)
      .waitFor();
    expect(await page.locator('[data-photo]').count()).toBe(PHOTOS);
    expect(new Set(order).size).toBe(PHOTOS);
    expect([line.begun(), line.arrivedBytes()]).toEqual([
      PHOTOS,
      files.reduce((sum, { byteLength }) => sum + byteLength, 0),
    ]);
  },
  FULL_RUN ? 300_000 : 90_000,
);
