import { serverPage } from '@kvadrat/remote-kit/testing';
import type { ProposalLink, VisitLink } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { within } from '@testing-library/dom';
import * as bundle from '../../ssr';
import { ENQUIRY_START } from '../../testing/enquiries';

const { ad } = ENQUIRY_START;
const VISITS = '/api-next/visits/link/';
const PRICES = '/api-next/proposals/link/';
const TIMES = ['2027-07-05T08:00:00.000Z', '2027-07-05T15:30:00.000Z'];
const VISIT: VisitLink = {
  uuid: 'u',
  place: 'remote',
  state: 'requested',
  minutes: 30,
  asked: TIMES,
  offeredAt: null,
  agreedAt: null,
  acts: ['confirm', 'propose', 'decline'],
  ad,
  side: 'advertiser',
  over: false,
  current: true,
  free: TIMES,
};
const PRICE: ProposalLink = { ad, amount: 190_000.5, state: 'open', acts: ['accept', 'decline', 'answer'] };

const at = (name: 'visit-answer' | 'proposal-answer', search = '?veza=abc', locale: Locale = 'hr'): RouteLocation => ({
  name,
  params: {},
  path: name === 'visit-answer' ? '/upit/razgled/' : '/upit/cijena/',
  search,
  locale,
});
const failing = (status: number) => () => Promise.reject(new AppError('status', String(status), { status }));
const visitPage = (
  changes: Partial<VisitLink> = {},
  form: Parameters<typeof serverPage>[3] = {},
  call: () => unknown = () => ({ link: 'def' }),
) =>
  serverPage(
    bundle,
    at('visit-answer'),
    { [`${VISITS}?veza=abc&locale=hr`]: () => ({ ...VISIT, ...changes }), [VISITS]: call },
    form,
  );
const pricePage = (
  changes: Partial<ProposalLink> = {},
  form: Parameters<typeof serverPage>[3] = {},
  call: () => unknown = () => null,
  search = '?veza=abc',
) =>
  serverPage(
    bundle,
    at('proposal-answer', search),
    { [`${PRICES}?veza=abc&locale=hr`]: () => ({ ...PRICE, ...changes }), [PRICES]: call },
    form,
  );
const acts = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('form [name=radnja]')].map(({ value }) => value);

describe('R118 the page behind the link of a visit', () => {
  test.each(LOCALES)('in %s says where it stands, and does nothing before a press', async (locale) => {
    const page = await serverPage(bundle, at('visit-answer', '?veza=abc', locale), {
      [`${VISITS}?veza=abc&locale=${locale}`]: () => VISIT,
    });
    expect([page.status, page.head.robots, page.head.canonical, page.posts]).toEqual([
      200,
      'noindex',
      localizedPath(locale, '/upit/razgled/'),
      [],
    ]);
    expect([
      acts(page.root),
      [...page.root.querySelectorAll('form')].map((form) => [form.method, form.getAttribute('action')]),
    ]).toEqual([
      ['confirm', 'propose', 'decline'],
      Array.from({ length: 3 }, () => ['post', `${localizedPath(locale, '/upit/razgled/')}?veza=abc`]),
    ]);
    expect(page.root.querySelector('dl')).toHaveTextContent('Stan <b>s</b> pogledom');
    expect(
      [...page.root.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ value, required }) => [value, required]),
    ).toEqual(TIMES.map((time) => [time, true]));
  });

  test('times are those of Croatia’s clock', async () => {
    expect(
      (await visitPage({ asked: TIMES.slice(0, 1), free: TIMES.slice(0, 1) })).root.querySelector('dl'),
    ).toHaveTextContent('Terminponedjeljak, 5. srpnja 2027. u 10:00 po hrvatskom vremenu');
    expect(
      (await visitPage({ asked: TIMES.slice(0, 1), free: TIMES.slice(0, 1) })).root.querySelector('[type=radio]'),
    ).toBeNull();
  });

  test.each<[Partial<VisitLink>, string, string[]]>([
    [
      { state: 'countered', side: 'visitor', offeredAt: TIMES[1] ?? '', acts: ['confirm', 'decline'] },
      'Oglašivač predlaže drugi termin',
      ['Prihvati termin', 'Odustani od razgleda'],
    ],
    [
      { state: 'confirmed', agreedAt: TIMES[0] ?? '', acts: ['propose', 'decline'] },
      'Razgled je dogovoren',
      ['Predloži drugi termin', 'Otkaži razgled'],
    ],
    [{ state: 'declined', acts: [] }, 'Odbili ste zahtjev za razgled', []],
    [{ over: true, acts: [] }, 'Termin je prošao', []],
  ])('%j', async (changes, title, buttons) => {
    const { root } = await visitPage(changes);
    expect([
      root.querySelector('h1')?.textContent,
      within(root)
        .queryAllByRole('button', { hidden: true })
        .map(({ textContent }) => textContent),
    ]).toEqual([title, buttons]);
  });

  test.each([
    [
      { radnja: 'confirm', termin: TIMES[1] ?? '', poruka: '' },
      { act: 'confirm', time: TIMES[1], message: '' },
    ],
    [
      { radnja: 'propose', dan: '2027-07-06', sat: '17:30', poruka: 'Tada.' },
      { act: 'propose', time: '2027-07-06T17:30', message: 'Tada.' },
    ],
    [
      { radnja: 'decline', poruka: '' },
      { act: 'decline', message: '' },
    ],
  ])('%j is sent with the link in the body, and leads to the next link', async (sent, body) => {
    const page = await visitPage({}, { sent });
    expect([page.status, page.location, page.posts]).toEqual([
      303,
      '/upit/razgled/?veza=def',
      [{ path: VISITS, body: { link: 'abc', ...body } }],
    ]);
  });

  test.each([
    [409, 409, 'Taj je termin u međuvremenu zauzet'],
    [400, 422, 'Upišite dan i vrijeme'],
    [429, 429, 'Previše upita'],
  ])(
    'R118 what is refused with %i is said where it was pressed, and what was typed stays',
    async (status, shown, words) => {
      const page = await visitPage(
        {},
        { sent: { radnja: 'propose', dan: '2027-07-06', sat: '03:00', poruka: 'Tada.' } },
        failing(status),
      );
      expect([page.status, page.root.querySelector('details')?.open]).toEqual([shown, true]);
      expect(page.root.querySelector('details [role=alert]')).toHaveTextContent(words);
      expect([
        page.root.querySelector<HTMLInputElement>('[name=dan]')?.value,
        page.root.querySelector<HTMLTextAreaElement>('details [name=poruka]')?.value,
      ]).toEqual(['2027-07-06', 'Tada.']);
      expect(page.root.querySelectorAll('[role=alert]')).toHaveLength(1);
    },
  );

  test('what has changed meanwhile is shown as it stands; a link that is none opens nothing', async () => {
    const page = await visitPage(
      { current: false, state: 'countered', acts: [] },
      { sent: { radnja: 'confirm', poruka: '' } },
      failing(410),
    );
    expect([page.status, page.root.querySelector('form')]).toEqual([409, null]);
    expect(page.root.querySelector('[role=status]')).toHaveTextContent('U međuvremenu se dogovor promijenio');
    const lost = await serverPage(bundle, at('visit-answer', '?veza=x'), {
      [`${VISITS}?veza=x&locale=hr`]: failing(404),
    });
    expect([lost.status, lost.root.querySelector('h1')?.textContent]).toEqual([404, 'Poveznica ne vrijedi']);
  });
});

describe('R118 the page behind the link of a proposed price', () => {
  test('says what was proposed, cents and all, and what can be done', async () => {
    const { status, root } = await pricePage();
    expect([status, acts(root)]).toEqual([200, ['accept', 'answer', 'decline']]);
    expect(root.querySelector('dl')).toHaveTextContent(/190\.000,50\s€/);
    expect([...root.querySelectorAll('textarea')].map(({ required }) => required)).toEqual([false, true, false]);
  });

  test.each([
    ['accept', 'accepted', 'Prihvatili ste predloženu cijenu'],
    ['decline', 'declined', 'Odbili ste predloženu cijenu'],
    ['answer', 'open', 'Prijedlog cijene'],
  ] as const)('%s is sent with the link in the body, and the page says so', async (act, state, title) => {
    const page = await pricePage({}, { sent: { radnja: act, poruka: 'Može.' } });
    expect([page.location, page.posts]).toEqual([
      `/upit/cijena/?veza=abc&radnja=${act}`,
      [{ path: PRICES, body: { link: 'abc', act, message: 'Može.' } }],
    ]);
    const done = await pricePage(
      { state, acts: state === 'open' ? PRICE.acts : [] },
      {},
      undefined,
      `?veza=abc&radnja=${act}`,
    );
    expect([
      done.root.querySelector('h1')?.textContent,
      done.root.querySelector('[role=status]')?.textContent ?? '',
    ]).toEqual([title, act === 'answer' ? 'Poruka je poslana' : '']);
  });

  test('R118 an answer without words and one that came too late are refused with words', async () => {
    const empty = await pricePage({}, { sent: { radnja: 'answer', poruka: ' ' } }, failing(400));
    expect([empty.status, empty.root.querySelector('details [role=alert]')?.textContent]).toEqual([
      422,
      'Upišite poruku.',
    ]);
    const late = await pricePage(
      { state: 'replaced', acts: [] },
      { sent: { radnja: 'accept', poruka: '' } },
      failing(410),
    );
    expect([late.status, late.root.querySelector('[role=status]')?.textContent]).toEqual([
      409,
      'U međuvremenu se nešto promijenilo. Ovako stoji sada.',
    ]);
  });
});
