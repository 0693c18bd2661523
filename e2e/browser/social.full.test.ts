import {
  accessibilityProblems,
  DESKTOP,
  keepScreenshot,
  launchBrowser,
  startPortal,
  startVisit,
  type Portal,
  type Visit,
  type VisitOptions,
} from '@kvadrat/tools/harness';
import type { Browser, Page } from 'playwright-core';
import { newEmail } from '../support/account';
import {
  choose,
  fakeGoogle,
  promptNonce,
  prompts,
  startGoogleIssuer,
  type GoogleIssuer,
} from '../support/google-one-tap';
import { portalOrigin } from '../support/portal-origin';

const SLOW = 120_000;
/** A portal of its own, on a machine that has other work. */
const START_MS = 260_000;
/** A wait of 5 s, and a slow machine. */
const GIVEN_UP_MS = 15_000;

let google: GoogleIssuer;
let portal: Portal;
let browser: Browser;
let visits: Visit[] = [];

// Providers that need no keys are there in development alone, and the portal of the other journeys is one of production.
beforeAll(async () => {
  google = await startGoogleIssuer();
  [portal, browser] = await Promise.all([
    startPortal({ NODE_ENV: 'development', RENDER_DEADLINE_MS: '2000', ...google.settings }),
    launchBrowser(),
  ]);
}, START_MS);
afterEach(async () => {
  for (const visit of visits) {
    if (Reflect.get(globalThis, 'currentTestFailed') === true)
      await keepScreenshot(visit, expect.getState().currentTestName ?? 'social');
    await visit.close();
  }
  visits = [];
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
  await google.close();
});

async function visit(options: VisitOptions = {}, origin = portal.origin): Promise<Visit> {
  const started = await startVisit(browser, origin, { viewport: DESKTOP, ...options });
  visits.push(started);
  await fakeGoogle(started.context);
  await started.page.addInitScript(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    window.addEventListener('kvadrat:auth-success', (event) =>
      heard.push(event instanceof CustomEvent ? Reflect.get(Object(event.detail), 'data') : null),
    );
  });
  return started;
}
const heard = (page: Page): Promise<unknown> => page.evaluate((): unknown => Reflect.get(window, 'heard'));

async function openDialog(page: Page, path = '/'): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Prijava' }).click();
  await page.getByRole('dialog').getByLabel('E-pošta').waitFor();
}
async function openPopup(page: Page, name: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('button', { name }).click(),
  ]);
  await popup.getByRole('heading', { name: 'Oponašani pružatelj' }).waitFor();
  return popup;
}
async function agree(provider: Page, email = newEmail()): Promise<void> {
  await provider.getByLabel('E-pošta').fill(email);
  await provider.getByRole('button', { name: 'Prijavi se', exact: true }).click();
}

test.each([
  ['Nastavi s Appleom', 'apple'],
  ['Nastavi s Googleom', 'google'],
  ['Nastavi s Facebookom', 'facebook'],
])(
  'R173 R174 R215 R80 %s: a popup of 600 by 400, then the header knows who it is, without a reload',
  async (name, service) => {
    const { page, context, complaints } = await visit();
    await openDialog(page, '/terms/');
    const popup = await openPopup(page, name);
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 400]);
    const closed = popup.waitForEvent('close');
    await agree(popup);
    await closed;
    await page.getByLabel('Vaš račun').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await heard(page)).toEqual([{ service, signup: true }]);
    expect(page.url()).toBe(`${portal.origin}/terms/`);
    // R216: what was handed over is used up, the session stays.
    const names = (await context.cookies(portal.origin)).map((cookie) => cookie.name);
    expect(names).toContain('IMMSESSID');
    expect(names.filter((each) => ['signup_social', 'user_uuid', 'email', 'phone'].includes(each))).toEqual([]);
    expect(complaints).toEqual([]);
  },
  SLOW,
);

test(
  'R215 the second time it is a login; cases sign-in 1, O-19: the provider’s opener policy makes `closed` a lie, for longer than the popup is waited for',
  async () => {
    const { page, context } = await visit();
    const email = newEmail();
    await openDialog(page);
    await agree(await openPopup(page, 'Nastavi s Googleom'), email);
    await page.getByLabel('Vaš račun').waitFor();
    await context.clearCookies();

    await openDialog(page);
    await context.route(/\/interaction\//, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({
        response,
        headers: { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' },
      });
    });
    const popup = await openPopup(page, 'Nastavi s Googleom');
    // A page that a redirect led to cannot be given another header; loaded anew it can.
    await popup.reload();
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    await page.waitForTimeout(1500);
    expect(await heard(page)).toEqual([]);
    await agree(popup, email);
    await page.getByLabel('Vaš račun').waitFor();
    expect(await heard(page)).toEqual([{ service: 'google', signup: false }]);
  },
  SLOW,
);

test(
  'O-19 closed by hand: the form is the visitor’s again, nobody is signed in and nothing is said',
  async () => {
    const { page, complaints } = await visit();
    await openDialog(page);
    const popup = await openPopup(page, 'Nastavi s Appleom');
    const status = page.getByRole('dialog').getByText('Prijavu dovršite u prozoru koji se otvorio.');
    await status.waitFor();
    await popup.close();
    await page.bringToFront();
    await status.waitFor({ state: 'detached', timeout: GIVEN_UP_MS });
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await heard(page)).toEqual([]);
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Nastavi s Appleom' }).isEnabled()).toBe(true);
    expect(complaints).toEqual([]);
  },
  SLOW,
);

test(
  'cases sign-in 2: a blocked popup leads there in this tab, and back to the same route',
  async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openDialog(page, '/terms/privacy/');
    await page.getByRole('dialog').getByRole('button', { name: 'Nastavi s Googleom' }).click();
    await page.waitForURL(/\/interaction\//);
    await agree(page);
    await page.waitForURL(`${portal.origin}/terms/privacy/`);
    await page.getByLabel('Vaš račun').waitFor();
  },
  SLOW,
);

test(
  'O-19 who cancels in the popup hears it there, with axe finding nothing, and the form is given back at once; in a tab there is a way back',
  async () => {
    const { page, context, complaints } = await visit();
    await openDialog(page);
    const popup = await openPopup(page, 'Nastavi s Googleom');
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Odustani' }).click();
    await closed;
    await page
      .getByRole('dialog')
      .getByText('Prijavu dovršite u prozoru koji se otvorio.')
      .waitFor({ state: 'detached' });
    expect(await heard(page)).toEqual([]);

    const tab = await context.newPage();
    await tab.goto(
      `${portal.origin}/de/prijava/povratak/?usluga=google&ishod=expired&tx=a&opener=${encodeURIComponent(portal.origin)}`,
      { waitUntil: 'networkidle' },
    );
    await tab.getByText('Sie können dieses Fenster schließen.').waitFor();
    expect(await accessibilityProblems(tab)).toEqual([]);
    expect(complaints).toEqual([]);

    const plain = (await visit({ javaScript: false })).page;
    await plain.goto('/prijava/?natrag=%2Fterms%2F');
    await plain.getByRole('link', { name: 'Nastavi s Googleom' }).click();
    await plain.getByRole('button', { name: 'Odustani' }).click();
    await plain.getByRole('heading', { name: 'Prijava je prekinuta' }).waitFor();
    await plain.getByRole('link', { name: 'Natrag na portal' }).click();
    await plain.waitForURL(`${portal.origin}/terms/`);
  },
  SLOW,
);

test(
  'without scripts the providers are links, and lead on to where the visitor wanted to',
  async () => {
    const { page, context } = await visit({ javaScript: false });
    await page.goto('/prijava/?natrag=%2Fterms%2F');
    await page.getByRole('link', { name: 'Nastavi s Googleom' }).click();
    await agree(page);
    await page.waitForURL(`${portal.origin}/terms/`);
    expect((await context.cookies(portal.origin)).some(({ name }) => name === 'IMMSESSID')).toBe(true);
  },
  SLOW,
);

describe('Google One Tap', () => {
  const prompted = (page: Page): Promise<unknown> => page.getByTitle('One Tap').waitFor();
  const settled = async (page: Page, path: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'networkidle' });
  };

  test(
    'R91 R93 O-20 a stranger is asked once, over five pages that follow; on /demo/ nobody is',
    async () => {
      const { page, complaints } = await visit({ expected: [/404/] });
      await page.goto('/');
      await prompted(page);
      const list = page.locator('main a[href^="/prodaja-stambene-nekretnine/"]').first();
      const ad = page.locator('main a[href^="/oglasi/"]').first();
      const steps = [
        () => list.click(),
        () => ad.click(),
        () => page.goBack(),
        () => page.goBack(),
        () => page.goForward(),
      ];
      for (const step of steps) {
        const before = page.url();
        await step();
        await page.waitForURL((url) => url.href !== before);
        await page.locator('h1').waitFor();
      }
      await page.waitForLoadState('networkidle');
      // Counted by the window: a page that came anew would have begun at nought, and been asked again.
      expect([
        await prompts(page),
        await page.getByTitle('One Tap').count(),
        await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name),
      ]).toEqual([1, 1, `${portal.origin}/`]);
      await settled(page, '/demo/');
      expect(await prompts(page)).toBeNull();
      expect(complaints).toEqual([]);
    },
    SLOW,
  );

  test(
    'R80 R94 R95 a choice signs in without a reload, and whoever is signed in is not asked; R97 one that fails is said in a toast',
    async () => {
      const { page, context, complaints } = await visit({ expected: [/status of 400/] });
      await page.goto('/terms/');
      await prompted(page);
      const claims = { sub: newEmail(), email: newEmail(), nonce: await promptNonce(page) };
      await choose(page, await google.sign({ ...claims, nonce: 'of another browser' }));
      await page.getByRole('alert').getByText('Ova prijava više ne vrijedi').waitFor();
      expect([await heard(page), await page.getByLabel('Vaš račun').count()]).toEqual([[], 0]);

      await choose(page, await google.sign(claims));
      await page.getByLabel('Vaš račun').waitFor();
      expect(await heard(page)).toEqual([{ service: 'google', signup: true }]);
      expect([page.url(), await page.getByTitle('One Tap').count()]).toEqual([`${portal.origin}/terms/`, 0]);
      expect((await context.cookies(portal.origin)).map(({ name }) => name)).toContain('IMMSESSID');

      await settled(page, '/');
      await page.getByLabel('Vaš račun').waitFor();
      expect(await prompts(page)).toBeNull();
      expect(complaints).toEqual([]);
    },
    SLOW,
  );

  test(
    'R92 without a client id nothing is asked for elsewhere',
    async () => {
      const { page, complaints } = await visit({}, portalOrigin());
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      await settled(page, '/');
      expect([...origins]).toEqual([portalOrigin()]);
      expect(await prompts(page)).toBeNull();
      expect(complaints).toEqual([]);
    },
    SLOW,
  );
});
