import { accessibilityProblems, DESKTOP, PHONE, type Visit, type VisitOptions } from '@kvadrat/tools/harness';
import type { Locator, Page } from 'playwright-core';
import { useBrowser } from '../support/browser';

const visit = useBrowser();
const GALLERY = '/-/ui';

async function openGallery(options: VisitOptions = {}): Promise<Visit> {
  const visitor = await visit({ viewport: DESKTOP, ...options });
  await visitor.page.goto(GALLERY);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  // Text gets its final width with the font.
  await visitor.page.waitForFunction(() => document.fonts.status === 'loaded');
  return visitor;
}

/** Waits until nothing of it moves any more. */
const settled = (element: Locator): Promise<unknown> =>
  element.evaluate((shown) =>
    Promise.all(shown.getAnimations({ subtree: true }).map(({ finished }) => finished.then(() => true))),
  );

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

test.each([
  ['light', PHONE],
  ['dark', DESKTOP],
] as const)(
  'axe finds nothing in any component, %s, %o, and the policy for scripts and styles holds',
  async (colorScheme, viewport) => {
    const { page, complaints } = await openGallery({ colorScheme, viewport });
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const name of ['Otvori prijavu', 'Otvori filtre']) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityProblems(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Što znači ova cijena?' }).click();
    expect(await accessibilityProblems(page, '[role="group"]')).toEqual([]);
    expect(complaints).toEqual([]);
  },
  120_000,
);

test('a combobox is worked by keys: open, choose, take, close, clear', async () => {
  const { page } = await openGallery();
  const field = page.getByRole('combobox', { name: 'Mjesto' }).first();
  await field.pressSequentially('r');
  await page.keyboard.press('ArrowUp');
  const last = page.getByRole('option').last();
  expect(await last.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe('Zadar');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('');
});

test('the chosen suggestion is scrolled into view', async () => {
  const { page } = await openGallery({ viewport: { width: 390, height: 400 } });
  const field = page.getByRole('combobox', { name: 'Mjesto' }).first();
  await field.pressSequentially('r');
  await page.keyboard.press('ArrowUp');
  const [list, option] = await Promise.all([
    page.getByRole('listbox').first().boundingBox(),
    page.getByRole('option').last().boundingBox(),
  ]);
  expect((option?.y ?? 0) + (option?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 1);
});

test('tabs follow the arrows and are one stop', async () => {
  const { page } = await openGallery();
  await page.getByRole('tab', { name: 'Opis' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('Tlocrt');
  expect(await page.getByRole('tabpanel').count()).toBe(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
});

test('an accordion opens by Enter and closes the other section of its name', async () => {
  const { page } = await openGallery();
  const [first, second] = [page.locator('details').first(), page.locator('details').nth(1)];
  expect(await first.getAttribute('open')).toBe('');
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await second.getByText('odaberite dan i doba dana').waitFor();
  expect(await first.getAttribute('open')).toBeNull();
});

test('a popover is left by Escape with the focus on its control, by Tab with the panel closed', async () => {
  const { page } = await openGallery({ viewport: PHONE });
  const control = page.getByRole('button', { name: 'Što znači ova cijena?' });
  await control.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('group', { name: 'Što znači ova cijena?' });
  await settled(panel);
  const box = await panel.boundingBox();
  expect(box !== null && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Zatvori');
  await page.keyboard.press('Escape');
  expect([await panel.isVisible(), await focused(page)]).toEqual([false, 'Što znači ova cijena?']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await panel.isVisible()).toBe(false);
});

test('a dialog keeps Tab inside, stands still over the page and gives the focus back', async () => {
  const { page } = await openGallery();
  await page.getByRole('button', { name: 'Otvori filtre' }).focus();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Otvori filtre');
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement === document.body ? 'browser' : document.activeElement?.closest('dialog')?.tagName,
    );
    expect(['browser', 'DIALOG']).toContain(place);
  }
  const scroll = await page.evaluate(() => {
    const turned = (): unknown => Reflect.set(globalThis, 'turned', true);
    // What a turn of the wheel moves has moved two frames later.
    const soon = (): unknown => requestAnimationFrame(() => requestAnimationFrame(turned));
    addEventListener('wheel', soon, { once: true, capture: true });
    return scrollY;
  });
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => Reflect.has(globalThis, 'turned'));
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
  await page.keyboard.press('Escape');
  expect([await page.getByRole('dialog').count(), await focused(page)]).toEqual([0, 'Otvori filtre']);
});

test('what a password manager adds beside the dialog can be used; the backdrop does nothing; Escape returns the focus', async () => {
  const { page } = await openGallery();
  await page.getByRole('button', { name: 'Otvori prijavu' }).click();
  await page.getByRole('dialog').getByLabel('Lozinka').click();
  await page.evaluate(() => {
    const manager = document.createElement('button');
    manager.textContent = 'Ispuni lozinku';
    manager.addEventListener('click', () => (manager.textContent = 'Ispunjeno'));
    const place = { position: 'fixed', top: '8px', left: '8px', zIndex: '2147483647' };
    Object.assign(manager.style, place);
    document.body.append(manager);
  });
  await page.getByRole('button', { name: 'Ispuni lozinku' }).click();
  expect(await page.getByRole('button', { name: 'Ispunjeno' }).count()).toBe(1);
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  await page.getByRole('dialog').getByLabel('Lozinka').click();
  await page.mouse.click(1400, 860);
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect([await page.getByRole('dialog').count(), await focused(page)]).toEqual([0, 'Otvori prijavu']);
});

test('under 768 px a dialog is a sheet from the bottom edge', async () => {
  const { page } = await openGallery({ viewport: PHONE });
  await page.getByRole('button', { name: 'Otvori filtre' }).click();
  const sheet = page.getByRole('dialog').locator('> div');
  await settled(sheet);
  const box = await sheet.boundingBox();
  expect(box).toMatchObject({ x: 0, width: PHONE.width });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
  expect(box?.y).toBeGreaterThanOrEqual(24);
});

test('R211 a busy button says so after a second, not before', async () => {
  const { page } = await openGallery();
  const mark = page.locator('button[aria-busy="true"]').first();
  const seen = (): Promise<string> => mark.evaluate((button) => getComputedStyle(button, '::after').opacity);
  await page.reload();
  await mark.waitFor();
  expect(await seen()).toBe('0');
  await page.waitForFunction(
    () =>
      Number(getComputedStyle(document.querySelector('button[aria-busy="true"]') ?? document.body, '::after').opacity) >
      0,
    undefined,
    { timeout: 10_000 },
  );
});

test('targets are at least 44 px on touch', async () => {
  const { page } = await openGallery({ viewport: PHONE, hasTouch: true, isMobile: true });
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(button, select, summary, label:has(input), nav a, input:not([type="checkbox"], [type="radio"]))',
      ),
    ]
      .map((element) => ({ text: element.textContent.trim(), height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 44),
  );
  expect(small).toEqual([]);
});
