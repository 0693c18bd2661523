import { serverPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { enquiryPath } from '@kvadrat/contracts/paths';
import { CONTACT_REASONS } from '@kvadrat/contracts/vocabulary';
import * as bundle from '../../ssr';
import { ENQUIRY_START, enquiryRoute, OFFER, startRequest } from '../../testing/enquiries';

const PERSON = { key: 'k0', website: '', name: 'Ana Anić', email: 'ana@primjer.hr', phone: '091 234 5678' };
const MESSAGE = { ...PERSON, reason: 'availability', message: 'Je li stan slobodan?' };
const VISITS = '/api-next/listings/7/visits/';
const BOUNDS = '/api-next/listings/7/proposals/';
const sent = { reference: '23456789', state: 'waiting' };
const failing = (status: number, problems?: Record<string, string>) => () =>
  Promise.reject(new AppError('status', String(status), { status, ...(problems === undefined ? {} : { problems }) }));
const starts = {
  [startRequest()]: () => ENQUIRY_START,
  [VISITS]: () => OFFER,
  [BOUNDS]: () => ({ least: 100_000, most: 300_000 }),
};
const fieldsOf = (root: HTMLElement) =>
  [...(root.querySelector('form')?.elements ?? [])]
    .map((field) => field.getAttribute('name'))
    .filter((name) => name !== null);

describe('O-84 forms of an ad on pages of their own', () => {
  test.each(
    LOCALES.flatMap((locale) => (['message', 'visit', 'proposal'] as const).map((form) => [locale, form] as const)),
  )('R119 R118 in %s the form of a %s goes to its own address, and is not for search engines', async (locale, form) => {
    const page = await serverPage(bundle, enquiryRoute(form, locale), {
      ...starts,
      [startRequest(locale)]: () => ENQUIRY_START,
    });
    const address = localizedPath(locale, enquiryPath(7, form));
    expect([
      page.status,
      page.head.robots,
      page.head.canonical,
      page.root.querySelector('form')?.getAttribute('action'),
    ]).toEqual([200, 'noindex', address, address]);
    const own = { message: ['reason'], visit: ['place', 'place', 'time', 'time2', 'time3'], proposal: ['amount'] }[
      form
    ];
    expect(fieldsOf(page.root)).toEqual([...own, 'name', 'email', 'phone', 'message', 'website', 'key']);
    expect(page.root.querySelector('header')).toHaveTextContent('Stan <b>s</b> pogledom');
    expect(page.root.querySelector('a[href$="/oglasi/7/stan/"]')).not.toBeNull();
  });

  test('R119 six reasons, the first one chosen; what is known of who is signed in stands there', async () => {
    const { root } = await serverPage(bundle, enquiryRoute(), {
      [startRequest()]: () => ({ ...ENQUIRY_START, name: 'Ivo', email: 'ivo@primjer.hr', proven: true }),
    });
    expect([...root.querySelectorAll('option')].map(({ value }) => value)).toEqual([...CONTACT_REASONS]);
    expect([root.querySelector('select')?.value, root.querySelector<HTMLInputElement>('[name=email]')?.value]).toEqual([
      'more-info',
      'ivo@primjer.hr',
    ]);
  });

  test('R178 what is wrong comes first, leads to its field, and all that was typed stays as text', async () => {
    const page = await serverPage(bundle, enquiryRoute(), starts, {
      sent: { ...MESSAGE, phone: '', name: '"><script>alert(1)</script>', message: '</textarea><img src=x>' },
    });
    expect([page.status, page.posts, page.head.title]).toEqual([
      422,
      [],
      'Poruka još nije poslana: Poruka oglašivaču | Kvadrat',
    ]);
    expect(
      [...(page.root.querySelector('[autofocus]')?.querySelectorAll('a') ?? [])].map(({ hash, textContent }) => [
        hash,
        textContent,
      ]),
    ).toEqual([['#polje-phone', 'Upišite broj telefona.']]);
    expect([
      page.root.querySelector('img, script'),
      page.root.querySelector('textarea')?.value,
      page.root.querySelector('select')?.value,
    ]).toEqual([null, '</textarea><img src=x>', 'availability']);
    expect(page.root.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('k0');
  });

  test('R178 a message is sent once; its page says what has become of it, as long as anybody knows', async () => {
    const page = await serverPage(
      bundle,
      enquiryRoute('message', 'de'),
      { '/api-next/enquiries/': () => sent },
      { sent: MESSAGE },
    );
    expect([page.status, page.location]).toEqual([303, '/de/upit/7/?poslano=23456789']);
    expect(page.posts).toEqual([{ path: '/api-next/enquiries/', body: { listingId: 7, locale: 'de', ...MESSAGE } }]);
    const done = (state: string) =>
      serverPage(bundle, enquiryRoute('message', 'hr', '?poslano=23456789'), {
        ...starts,
        '/api-next/enquiries/sent/23456789/': () =>
          state === '' ? failing(404)() : { state, kind: 'message', ad: ENQUIRY_START.ad },
      });
    expect((await done('waiting')).root.querySelector('[autofocus]')).toHaveTextContent('Potvrdite adresu e-pošte');
    for (const state of ['sent', ''])
      expect((await done(state)).root.querySelector('[autofocus]')).toHaveTextContent('Poruka je poslana');
    expect((await done('waiting')).root.querySelector('form')).toBeNull();
  });

  test.each([
    [{ key: 'expired' }, 'predugo', 'k1'],
    [{ key: 'too-quick' }, 'brže', 'k0'],
    [{ website: 'trapped' }, 'polje koje ostaje prazno', 'k0'],
  ])(
    'R178 an obstacle %j is said, not blamed on a field; an old form gets another key',
    async (problems, words, key) => {
      const page = await serverPage(
        bundle,
        enquiryRoute(),
        { ...starts, '/api-next/enquiries/': failing(422, problems) },
        { sent: { ...MESSAGE, website: 'x' } },
      );
      expect([page.status, page.refused?.problems]).toEqual([422, {}]);
      expect(page.root.querySelector('[autofocus]')).toHaveTextContent(words);
      expect(page.root.querySelector<HTMLInputElement>('[name=key]')?.value).toBe(key);
    },
  );

  test('R118 a visit: times on Croatia’s clock, a taken one is said at its field', async () => {
    const call = '/api-next/enquiries/visits/';
    const times = {
      ...PERSON,
      message: '',
      place: 'remote',
      time: '2027-07-05T10:00',
      time2: '',
      time3: '2027-07-06T17:30',
    };
    const page = await serverPage(bundle, enquiryRoute('visit'), { ...starts, [call]: () => sent }, { sent: times });
    expect([page.location, page.posts[0]?.body]).toEqual([
      '/upit/7/razgled/?poslano=23456789',
      expect.objectContaining({ place: 'remote', times: ['2027-07-05T10:00', '2027-07-06T17:30'] }),
    ]);
    for (const [status, words] of [
      [409, 'Termin je u međuvremenu zauzet'],
      [400, 'Upišite dan i vrijeme'],
    ] as const) {
      const again = await serverPage(
        bundle,
        enquiryRoute('visit'),
        { ...starts, [call]: failing(status) },
        { sent: times },
      );
      expect([again.status, again.root.querySelector('[autofocus] a')?.textContent]).toEqual([
        422,
        expect.stringContaining(words),
      ]);
      expect(
        [...again.root.querySelectorAll<HTMLInputElement>('[name=place]')].find(({ checked }) => checked)?.value,
      ).toBe('remote');
    }
  });

  test('O-83 a time at which nobody can come is marked at its own field', async () => {
    const call = '/api-next/enquiries/visits/';
    const page = await serverPage(
      bundle,
      enquiryRoute('visit'),
      { ...starts, [call]: failing(422, { 'times.1': 'allowed-values' }) },
      { sent: { ...PERSON, message: '', place: 'remote', time: '2027-07-05T10:00', time3: '2027-07-06T23:30' } },
    );
    const wrong = [...page.root.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'));
    expect([page.status, wrong]).toEqual([422, ['time3']]);
  });

  test('R118 all free times are in view, and the one that was chosen stays chosen', async () => {
    const slots = Array.from({ length: 9 }, (_, day) => ({
      start: `2027-07-0${day + 1}T08:00:00.000Z`,
      end: `2027-07-0${day + 1}T08:30:00.000Z`,
    }));
    const page = await serverPage(
      bundle,
      enquiryRoute('visit'),
      { ...starts, [VISITS]: () => ({ ...OFFER, places: ['on-site'], slots }) },
      { sent: { ...PERSON, message: '', phone: '', place: 'on-site', time: '2027-07-08T08:00:00.000Z' } },
    );
    const radios = [...page.root.querySelectorAll<HTMLInputElement>('[name=time]')];
    expect([radios.length, radios.find(({ checked }) => checked)?.value]).toEqual([9, '2027-07-08T08:00:00.000Z']);
    expect(page.root.querySelector<HTMLInputElement>('[name=place]')?.value).toBe('on-site');
  });

  test('R118 a price is read in any number form, and refused with words', async () => {
    const call = '/api-next/enquiries/proposals/';
    const propose = (amount: string, answer: () => unknown = () => sent) =>
      serverPage(
        bundle,
        enquiryRoute('proposal'),
        { ...starts, [call]: answer },
        { sent: { ...PERSON, message: '', amount } },
      );
    expect((await propose('190 000,50 €')).posts[0]?.body).toMatchObject({ listingId: 7, amount: 190_000.5 });
    const none = await propose('malo');
    expect([none.posts, none.root.querySelector('[autofocus] a')?.textContent]).toEqual([
      [],
      'Upišite iznos u eurima, na primjer 235.000.',
    ]);
    expect(
      (await propose('190', failing(422, { amount: 'range' }))).root.querySelector('[autofocus] a'),
    ).toHaveTextContent(/od 100\.000\s€ do 300\.000\s€/);
  });

  test.each(['message', 'visit', 'proposal'] as const)(
    'a %s about an ad that nobody can be reached about, or that is offered in no such way, has no page',
    async (form) => {
      for (const answers of [
        { ...starts, [startRequest()]: failing(404) },
        form === 'message' ? {} : { [startRequest()]: () => ENQUIRY_START },
      ]) {
        const page = await serverPage(bundle, enquiryRoute(form), answers);
        expect([page.status, page.root.querySelector('form')]).toEqual([404, null]);
        expect(page.root).toHaveTextContent('Oglas ne postoji');
      }
      expect((await serverPage(bundle, enquiryRoute(form, 'hr', '', 'x'), starts)).status).toBe(404);
    },
  );
});
