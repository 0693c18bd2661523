import { serverPage } from '@kvadrat/remote-kit/testing';
import type { ReportStart } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { REPORT_REASONS } from '@kvadrat/contracts/forms';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { reportPath } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { within } from '@testing-library/dom';
import * as bundle from '../../ssr';

const START: ReportStart = { key: 'k1', ad: { id: 7, title: 'Stan <b>s</b> pogledom', path: '/oglasi/7/stan/' } };
const CALL = '/api-next/reports/';
const GOOD = {
  key: 'k0',
  website: '',
  reason: 'fraud',
  explanation: 'Fotografije su iz drugog oglasa.',
  name: 'Ana Horvat',
  email: 'ana@example.hr',
  goodFaith: '1',
};

const at = (locale: Locale = 'hr', search = '', id = '7'): RouteLocation => ({
  name: 'report',
  params: { id },
  path: `/prijava-oglasa/${id}/`,
  search,
  locale,
});
const start = (locale: Locale = 'hr') => ({ [`/api-next/listings/7/report/form/?locale=${locale}`]: () => START });
const send = (
  sent: Record<string, string>,
  answer: () => unknown = () => ({ reference: '23456789' }),
  locale: Locale = 'hr',
) => serverPage(bundle, at(locale), { ...start(locale), [CALL]: answer }, { sent });
const gone = () => new AppError('status', '404', { status: 404 });
const refusing = (problems: Record<string, string>) => () =>
  Promise.reject(new AppError('status', '422', { status: 422, problems }));

describe('R283 the page on which an ad is reported, without scripts', () => {
  test.each(LOCALES)(
    'R283 is a form in %s that goes to its own address, and is not for search engines',
    async (locale) => {
      const page = await serverPage(bundle, at(locale), start(locale));
      expect([page.status, page.head.robots, page.head.canonical]).toEqual([
        200,
        'noindex',
        localizedPath(locale, reportPath(7)),
      ]);
      const form = page.root.querySelector('form');
      expect([form?.method, form?.getAttribute('action')]).toEqual(['post', localizedPath(locale, reportPath(7))]);
      expect(
        [...(form?.elements ?? [])].map((field) => field.getAttribute('name')).filter((name) => name !== null),
      ).toEqual(['reason', 'explanation', 'name', 'email', 'goodFaith', 'website', 'key']);
      expect([...page.root.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', ...REPORT_REASONS]);
      for (const field of page.root.querySelectorAll('select, textarea, input:not([type=hidden])'))
        expect(field.closest('div')?.textContent).not.toBe('');
      expect(page.root.querySelector('a[href$="/oglasi/7/stan/"]')).toHaveTextContent('Stan <b>s</b> pogledom');
    },
  );

  test('R283 what is wrong comes first, leads to its field, and all that was typed stays', async () => {
    const page = await send({ ...GOOD, explanation: 'Kratko', email: 'ana@', goodFaith: '' });
    expect([page.status, page.posts, page.head.title]).toEqual([
      422,
      [],
      'Prijava još nije poslana: Prijava oglasa | Kvadrat',
    ]);
    const note = page.root.querySelector('[autofocus]');
    expect(note).toHaveTextContent('Prijava još nije poslana');
    expect([...(note?.querySelectorAll('a') ?? [])].map((link) => [link.hash, link.textContent])).toEqual([
      ['#polje-explanation', 'Napišite bar jednu rečenicu.'],
      ['#polje-email', 'Upišite adresu u obliku ime@primjer.hr.'],
      ['#polje-goodFaith', 'Potvrdite da prijavu podnosite u dobroj vjeri.'],
    ]);
    const field = (name: string) => within(page.root).getByLabelText<HTMLInputElement>(name);
    expect([field('Razlog').value, field('Obrazloženje').value, field('Ime i prezime').value]).toEqual([
      'fraud',
      'Kratko',
      'Ana Horvat',
    ]);
    expect(field('Obrazloženje').closest('#polje-explanation')).toHaveTextContent('Napišite bar jednu rečenicu.');
    expect(page.root.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('k0');
    expect(page.refused?.problems).toEqual({ explanation: 'min-length', email: 'email', goodFaith: 'required' });
  });

  test('R283 a report is sent once, and its page says by its address that it was taken', async () => {
    const page = await send(GOOD, undefined, 'de');
    expect([page.status, page.location]).toEqual([303, '/de/prijava-oglasa/7/?poslano=23456789']);
    expect(page.posts).toEqual([{ path: CALL, body: { listingId: 7, locale: 'de', ...GOOD } }]);
    const done = await serverPage(bundle, at('de', '?poslano=23456789'), start('de'));
    expect(done.root).toHaveTextContent('23456789');
    expect(done.root.querySelector('form')).toBeNull();
    expect(
      (await serverPage(bundle, at('de', '?poslano=<script>'), start('de'))).root.querySelector('form'),
    ).not.toBeNull();
  });

  test.each([
    [{ key: 'expired' }, 'predugo', 'k1'],
    [{ key: 'too-quick' }, 'brže', 'k0'],
    [{ website: 'trapped' }, 'polje koje ostaje prazno', 'k0'],
  ])(
    'R283 an obstacle %j is said, not blamed on a field; an old form gets another key',
    async (problems, words, key) => {
      const page = await send({ ...GOOD, website: 'x' }, refusing(problems));
      expect([page.status, page.refused?.problems]).toEqual([422, {}]);
      expect(page.root.querySelector('[autofocus]')).toHaveTextContent(words);
      expect(page.root.querySelector<HTMLInputElement>('[name=key]')?.value).toBe(key);
      expect(page.root.querySelector<HTMLInputElement>('[name=website]')?.value).toBe('');
    },
  );

  test('R283 what the server alone finds stands at its field, and too many are told to wait', async () => {
    expect((await send(GOOD, refusing({ email: 'email' }))).root).toHaveTextContent(
      'Upišite adresu u obliku ime@primjer.hr.',
    );
    const many = await send(GOOD, () => Promise.reject(new AppError('status', '429', { status: 429 })));
    expect([many.status, many.root.querySelector('[autofocus]')?.textContent]).toEqual([
      429,
      expect.stringContaining('Pričekajte sat vremena'),
    ]);
  });

  test('R283 an ad that went away meanwhile is said to be gone', async () => {
    let shown = true;
    const answers = {
      '/api-next/listings/7/report/form/?locale=hr': () => (shown ? START : Promise.reject(gone())),
      [CALL]: () => ((shown = false), Promise.reject(gone())),
    };
    const page = await serverPage(bundle, at(), answers, { sent: GOOD });
    expect([page.status, page.posts.length]).toEqual([404, 1]);
    expect(page.root).toHaveTextContent('Oglas ne postoji');
  });

  test('O-18 a failure that is nobody’s fault is thrown, for the portal to say that nobody knows', async () => {
    await expect(send(GOOD, () => Promise.reject(new AppError('connection', 'away')))).rejects.toMatchObject({
      code: 'connection',
    });
    const page = await serverPage(bundle, at(), start(), {
      refused: { values: GOOD, problems: {}, obstacle: 'unavailable' },
    });
    expect(page.root.querySelector('[autofocus]')).toHaveTextContent('Ne znamo je li prijava primljena');
    expect(within(page.root).getByLabelText('Obrazloženje')).toHaveValue(GOOD.explanation);
  });

  test.each(['987', '0', 'x'])('R283 there is nothing to report at %s', async (id) => {
    const page = await serverPage(bundle, at('hr', '', id));
    expect([page.status, page.root.querySelector('form')]).toEqual([404, null]);
    expect(page.root).toHaveTextContent('Oglas ne postoji');
  });
});
