import { ACCOUNT_CALLS, authPath, VERIFY_PATH } from '@kvadrat/contracts/account';
import type { ListingDetail, SearchListResponse } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { LEGAL_PATHS, PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import type { Page } from 'playwright-core';
import type { Screen } from './screen';
import { searchScreens } from './search-screens';

/** Highest id asked for while ads in the wanted states are looked for. */
const LAST_ID = 400;

const LIST = PATHS.defaultSearch;
const NOTHING_FITS = `${LIST}?prezzoMassimo=1`;
const LIST_API = '**/api-next/search-list/listings/**';

const at =
  (path: string): Screen['show'] =>
  (page, locale) =>
    page.goto(localizedPath(locale, path), { waitUntil: 'networkidle' });

/** Every screen a visitor can come to, and the states in which it shows something else. */
export async function allScreens(origin: string): Promise<Screen[]> {
  const list = await answer<SearchListResponse>(`${origin}/api-next/search-list/listings/`);
  const [first] = list.results;
  if (first === undefined) throw new Error('the portal has no ads');
  return [
    { name: 'home', show: at(PATHS.home) },
    { name: 'list', show: at(LIST) },
    { name: 'list-empty', show: at(NOTHING_FITS) },
    { name: 'list-filters', show: showFilters },
    { name: 'list-loading', show: showLoading },
    { name: 'list-error', show: showError },
    ...searchScreens(list),
    { name: 'ad', show: at(first.path) },
    { name: 'ad-facts', show: showFacts(first.path) },
    { name: 'ad-gallery', show: showGallery(first.path) },
    ...(await adsInOtherStates(origin)),
    { name: 'who-we-are', show: at(PATHS.whoWeAre) },
    { name: 'contact', show: at(PATHS.contactUs) },
    { name: 'terms', show: at(LEGAL_PATHS.terms) },
    { name: 'sign-in', show: at(authPath('entry')) },
    { name: 'sign-in-login', show: at(authPath('login')) },
    { name: 'sign-in-signup', show: at(authPath('signup')) },
    { name: 'sign-in-recovery', show: at(authPath('passwordRecovery')) },
    { name: 'sign-in-reset', show: at(authPath('passwordReset')) },
    { name: 'sign-in-confirm', show: at(VERIFY_PATH) },
    { name: 'sign-in-dialog', show: showDialog() },
    { name: 'sign-in-alert', show: showDialog(SIGN_IN_FIRST) },
    { name: 'agency-sign-up', show: at(PATHS.agencySignUp) },
    { name: 'profile', show: showProfile },
    { name: 'missing', show: at('/nema-ovoga/') },
    { name: 'offline', show: showOffline },
  ];
}

async function showFilters(page: Page, locale: Locale): Promise<void> {
  await at(LIST)(page, locale);
  await page.locator('main [popovertarget]').first().click();
  await page.locator('[popover]:popover-open').waitFor();
}

/** The list waits for an answer that does not come. */
async function showLoading(page: Page, locale: Locale): Promise<void> {
  await at(PATHS.home)(page, locale);
  await page.route(LIST_API, () => undefined);
  await page.evaluate(
    (address) => {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('main')?.append(link);
      link.click();
    },
    localizedPath(locale, LIST),
  );
  await page.waitForTimeout(1500);
  await page.unroute(LIST_API);
}

async function showError(page: Page, locale: Locale): Promise<void> {
  await at(LIST)(page, locale);
  await page.route(LIST_API, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"message":"","data":{"message":"","code":"unavailable"}}',
    }),
  );
  await page.locator('select[name="criterio"]').selectOption('prezzo-asc');
  // The answer is asked for again a few times before the failure is shown.
  await page.locator('a[data-native]').first().waitFor({ timeout: 30_000 });
  await page.unroute(LIST_API);
}

const SIGN_IN_FIRST = {
  hr: 'Prijavite se da biste spremili pretragu.',
  de: 'Melden Sie sich an, um die Suche zu speichern.',
  el: 'Συνδεθείτε για να αποθηκεύσετε την αναζήτηση.',
};

/** The dialog over a list: at its first step, or at the login with a message. */
function showDialog(messages: Readonly<Partial<Record<Locale, string>>> = {}): Screen['show'] {
  return async (page, locale) => {
    await at(LIST)(page, locale);
    const message = messages[locale];
    await page.evaluate(
      (data) =>
        window.dispatchEvent(new CustomEvent('kvadrat:auth-open', { cancelable: true, detail: { v: 1, data } })),
      message === undefined ? {} : { message },
    );
    await page.locator('dialog[open]').waitFor();
    await page.waitForTimeout(500);
  };
}

/** One account for all pictures: few may be opened from one address in an hour. */
const ACCOUNT = { email: `ana.${String(Date.now())}@example.hr`, password: 'marjan-jutro-2026' };

async function showProfile(page: Page, locale: Locale): Promise<void> {
  await at('/')(page, locale);
  await page.evaluate(
    async ({ calls, fields }) => {
      const send = async (call: string): Promise<boolean> => {
        const { token } = (await (await fetch(calls.csrf)).json()) as { token: string };
        return (
          await fetch(call, { method: 'POST', headers: { 'x-csrf-token': token }, body: new URLSearchParams(fields) })
        ).ok;
      };
      if (!(await send(calls.login))) await send(calls.register);
    },
    {
      calls: ACCOUNT_CALLS,
      fields: {
        ...ACCOUNT,
        first_name: 'Ana',
        last_name: 'Horvat',
        phone: '',
        'phone-prefix': '385',
        privacy: '1',
        communications: '0',
        newsletter: '1',
      },
    },
  );
  await at(USER_PATHS.profile)(page, locale);
  // The next screens are a stranger's again.
  await page.context().clearCookies();
}

function showFacts(path: string): Screen['show'] {
  return async (page, locale) => {
    await at(path)(page, locale);
    await page
      .locator('h2')
      .first()
      .evaluate((heading) => heading.scrollIntoView());
  };
}

function showGallery(path: string): Screen['show'] {
  return async (page, locale) => {
    await at(path)(page, locale);
    await page.locator('main a[data-native]:has(img)').first().click();
    await page.locator('dialog[open]').waitFor();
    await page.waitForLoadState('networkidle');
  };
}

async function showOffline(page: Page, locale: Locale): Promise<void> {
  await at(LIST)(page, locale);
  await page.context().setOffline(true);
  await page.waitForTimeout(1000);
}

async function adsInOtherStates(origin: string): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (let id = 1; id <= LAST_ID && screens.length < 2; id += 1) {
    const response = await fetch(`${origin}/api-next/listings/${String(id)}/`);
    const known = (name: string): boolean => screens.some((screen) => screen.name === name);
    if (response.status === 410 && !known('ad-withdrawn'))
      screens.push({ name: 'ad-withdrawn', show: at(`${PATHS.listings}${String(id)}/`) });
    if (!response.ok || known('ad-sold')) continue;
    const { status, path }: ListingDetail = await response.json();
    if (status === 'sold') screens.push({ name: 'ad-sold', show: at(path) });
  }
  return screens;
}

async function answer<T>(address: string): Promise<T> {
  const response = await fetch(address);
  const value: T = await response.json();
  return value;
}
