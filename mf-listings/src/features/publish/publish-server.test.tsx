import { serverPage } from '@kvadrat/remote-kit/testing';
import type { OwnAd } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation, SentValues } from '@kvadrat/contracts/remote';
import { within } from '@testing-library/dom';
import * as bundle from '../../ssr';
import { ad } from '../../testing/fixtures';

const LINK = '7-key';
const KIND = { contract: '1', category: '1', typology: '1', place: 'Gripe, Split', mapDisplay: 'marker' };
const DRAFT: OwnAd = {
  id: 7,
  link: LINK,
  version: 3,
  fields: { ...KIND, price: '248.000' },
  photos: [],
  state: 'draft',
  listingId: null,
  path: null,
  isOwned: true,
  review: 'none',
  findings: [],
  account: { name: 'Ana Horvat', phone: '+385 91 234 5678', email: 'ana@example.hr', isProven: true },
};
const draftCall = (locale: Locale = 'hr') => `/api-next/own-ads/draft/?veza=${LINK}&locale=${locale}`;
const PREVIEW = `/api-next/own-ads/draft/preview/?veza=${LINK}&locale=hr`;
const SAVE = `/api-next/own-ads/draft/?veza=${LINK}`;

const at = (step: string, search = `?veza=${LINK}`, locale: Locale = 'hr'): RouteLocation => ({
  name: 'publish',
  params: step === '' ? {} : { step },
  path: step === '' ? '/objava-oglasa/' : `/objava-oglasa/${step}/`,
  search,
  locale,
});
const page = (
  step: string,
  {
    draft = DRAFT,
    answers = {},
    sent,
    locale = 'hr',
    search,
  }: {
    draft?: OwnAd;
    answers?: Record<string, () => unknown>;
    sent?: SentValues;
    locale?: Locale;
    search?: string;
  } = {},
) =>
  serverPage(
    bundle,
    at(step, search, locale),
    { [draftCall(locale)]: () => draft, ...answers },
    sent === undefined ? {} : { sent },
  );

describe('R13 R275 publishing without scripts', () => {
  test.each(LOCALES)('R13 begins at once in %s, for everybody', async (locale) => {
    const { root, status, head } = await page('', { search: '', locale });
    expect([status, head.robots]).toEqual([200, 'index, follow']);
    const form = root.querySelector('form');
    expect([form?.method, form?.querySelectorAll('[name=typology] option').length]).toEqual(['post', 19]);
    for (const field of root.querySelectorAll('select, input:not([type=hidden]):not([type=radio])'))
      expect(field.closest('div')?.textContent).not.toBe('');
  });

  test('the first step makes a draft and leads on by its link', async () => {
    const answers = { '/api-next/own-ads/': () => ({ link: LINK, version: 1 }) };
    const { status, location, posts } = await page('', { search: '', answers, sent: KIND });
    expect([status, location]).toEqual([303, `/objava-oglasa/podaci/?veza=${LINK}`]);
    expect(posts[0]?.body).toMatchObject({ locale: 'hr', fields: KIND });
  });

  test('what is wrong comes first, leads to its field, and all that was typed stays', async () => {
    const { status, root, posts } = await page('', {
      search: '',
      sent: { ...KIND, place: '', typology: '15', address: 'Ulica 1' },
    });
    expect([status, posts]).toEqual([422, []]);
    const note = root.querySelector('[autofocus]');
    expect([...(note?.querySelectorAll('a') ?? [])].map(({ hash }) => hash)).toEqual([
      '#polje-typology',
      '#polje-place',
    ]);
    expect(within(root).getByLabelText<HTMLInputElement>('Ulica i kućni broj').value).toBe('Ulica 1');
  });

  test('a step without a draft leads to the first one, one of somebody else’s to the sign-in', async () => {
    expect((await page('podaci', { search: '' })).location).toBe('/objava-oglasa/');
    const refuse = (status: number) => () => Promise.reject(new AppError('status', String(status), { status }));
    expect((await page('podaci', { answers: { [draftCall()]: refuse(401) } })).location).toContain('/prijava/');
    const none = await page('podaci', { answers: { [draftCall()]: refuse(404) } });
    expect([none.status, none.root.textContent]).toEqual([404, expect.stringContaining('Ovog oglasa nema')]);
    expect((await page('nema', {})).status).toBe(404);
  });

  test('only what the kind has is asked for, the energy class always', async () => {
    const flat = (await page('podaci')).root;
    expect(flat.querySelectorAll('[name=energy]')).toHaveLength(10);
    expect([flat.querySelector('[name=floor]'), flat.querySelector('[name=roomType]')]).toEqual([
      expect.anything(),
      null,
    ]);
    const land = (await page('podaci', { draft: { ...DRAFT, fields: { ...KIND, category: '24', typology: '16' } } }))
      .root;
    expect(['energy', 'floor', 'surfaceNet'].map((name) => land.querySelector(`[name=${name}]`))).toEqual([
      null,
      null,
      null,
    ]);
    expect(land.querySelector('[name=surfacePlot]')).not.toBeNull();
  });

  test('what another device has changed is said at its field', async () => {
    const answers = {
      [SAVE]: () =>
        Promise.reject(new AppError('status', '409', { status: 409, problems: { price: 'changed-elsewhere' } })),
    };
    const sent = {
      verzija: '1',
      price: '230.000',
      title: 'Dvosoban stan s lođom',
      description: 'Svijetao stan na drugom katu, s lođom i pogledom na park.',
      name: 'Ana',
      phone: '+385912345678',
    };
    const { status, root } = await page('ponuda', { answers, sent });
    expect(status).toBe(409);
    expect(root.querySelector('#polje-price')).toHaveTextContent('„248.000”');
    expect(root.querySelector<HTMLInputElement>('[name=price]')?.value).toBe('230.000');
    expect(root.querySelector<HTMLInputElement>('[name=verzija]')?.value).toBe('3');
  });

  test('photos are sent, ordered and taken away by the form itself', async () => {
    const photo = { alt: 'Kuhinja', width: 4, height: 3, sizes: [] };
    const draft: OwnAd = { ...DRAFT, photos: [1, 2, 3].map((id) => ({ id, room: null, photo })) };
    const CALL = `/api-next/own-ads/draft/photos/?veza=${LINK}&locale=hr`;
    const answers = { [CALL]: () => ({ photos: [], refused: [] }) };
    const { root } = await page('slike', { draft });
    expect(root.querySelector('form')?.enctype).toBe('multipart/form-data');
    const moved = await page('slike', { draft, answers, sent: { radnja: 'first-3', 'prostorija-3': 'kitchen' } });
    expect(moved.location).toBe(`/objava-oglasa/slike/?veza=${LINK}`);
    expect(moved.posts[0]?.body).toEqual({
      photos: [
        { id: 3, room: 'kitchen' },
        { id: 1, room: null },
        { id: 2, room: null },
      ],
    });
    const refused = { ...answers, [CALL]: () => ({ photos: [], refused: [{ name: 'ljeto.heic', reason: 'heic' }] }) };
    const back = await page('slike', { draft, answers: refused, sent: { slike: 'a,b' } });
    expect([back.status, back.root.querySelector('[autofocus]')?.textContent]).toEqual([
      422,
      expect.stringContaining('ljeto.heic'),
    ]);
  });

  test('the last step shows the ad by its own page, and publishes it', async () => {
    const PUBLISH = `/api-next/own-ads/draft/publish/?veza=${LINK}&locale=hr`;
    const answers = {
      [PREVIEW]: () => ad(),
      [PUBLISH]: () => ({ outcome: 'published', listingId: 1, path: '/oglasi/1/x/' }),
    };
    const { root } = await page('pregled', { answers });
    expect(root.querySelector('[inert] h1')).not.toBeNull();
    expect(within(root).getByRole('button', { name: 'Objavi oglas' })).toHaveAttribute('type', 'submit');
    const sent = await page('pregled', { answers, sent: { verzija: '3' } });
    expect(sent.location).toBe(`/objava-oglasa/pregled/?veza=${LINK}&objavljeno=published`);
    const done = await page('pregled', { answers, search: `?veza=${LINK}&objavljeno=review` });
    expect(done.root).toHaveTextContent('Oglas smo zaprimili');
  });

  test('what is missing is named step by step, each with the way to its field', async () => {
    const problems = { energy: 'required', title: 'required', phone: 'phone' };
    const answers = { [PREVIEW]: () => Promise.reject(new AppError('status', '422', { status: 422, problems })) };
    const { root } = await page('pregled', { answers });
    expect([...root.querySelectorAll('li a[href*="#polje-"]')].map((link) => link.getAttribute('href'))).toEqual([
      `/objava-oglasa/podaci/?veza=${LINK}#polje-energy`,
      `/objava-oglasa/ponuda/?veza=${LINK}#polje-title`,
      `/objava-oglasa/ponuda/?veza=${LINK}#polje-phone`,
    ]);
    expect(root.querySelector('button[type=submit]')).toBeNull();
  });
});
