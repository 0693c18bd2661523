import { serverPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { complaintPath } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { within } from '@testing-library/dom';
import * as bundle from '../../ssr';

const DECISION = '23456789';
const FORM_CALL = `/api-next/decisions/${DECISION}/complaint/form/`;
const CALL = '/api-next/complaints/';
const GOOD = { key: 'k0', website: '', email: 'ana@example.hr', explanation: 'Fotografije su moje, imam izvornike.' };

const at = (locale: Locale = 'hr', search = '', reference = DECISION): RouteLocation => ({
  name: 'complaint',
  params: { reference },
  path: complaintPath(reference),
  search,
  locale,
});
const start = { [FORM_CALL]: () => ({ key: 'k1' }) };
const send = (
  sent: Record<string, string>,
  answer: () => unknown = () => ({ reference: '98765432' }),
  locale: Locale = 'hr',
) => serverPage(bundle, at(locale), { ...start, [CALL]: answer }, { sent });
const refusing = (problems: Record<string, string>) => () =>
  Promise.reject(new AppError('status', '422', { status: 422, problems }));

describe('the page on which a decision is complained about (DSA 20), without scripts', () => {
  test.each(LOCALES)('is a form in %s that goes to its own address, and is not for search engines', async (locale) => {
    const page = await serverPage(bundle, at(locale), start);
    expect([page.status, page.head.robots, page.head.canonical]).toEqual([
      200,
      'noindex',
      localizedPath(locale, complaintPath(DECISION)),
    ]);
    const form = page.root.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      localizedPath(locale, complaintPath(DECISION)),
    ]);
    expect(
      [...(form?.elements ?? [])].map((field) => field.getAttribute('name')).filter((name) => name !== null),
    ).toEqual(['email', 'explanation', 'website', 'key']);
    expect(page.root.querySelector('h1')?.parentElement).toHaveTextContent(DECISION);
  });

  test('what is wrong comes first and leads to its field, and what was typed stays', async () => {
    const page = await send({ ...GOOD, email: 'ana@', explanation: 'Kratko' });
    expect([page.status, page.posts, page.head.title]).toEqual([
      422,
      [],
      'Prigovor još nije poslan: Prigovor na odluku | Kvadrat',
    ]);
    expect(
      [...(page.root.querySelector('[autofocus]')?.querySelectorAll('a') ?? [])].map((link) => [
        link.hash,
        link.textContent,
      ]),
    ).toEqual([
      ['#polje-email', 'Upišite adresu u obliku ime@primjer.hr.'],
      ['#polje-explanation', 'Napišite bar jednu rečenicu.'],
    ]);
    expect(within(page.root).getByLabelText<HTMLInputElement>('Zašto odluka nije dobra').value).toBe('Kratko');
  });

  test('a complaint is sent once, and its page says by its address that it was taken', async () => {
    const page = await send(GOOD, undefined, 'de');
    expect([page.status, page.location]).toEqual([303, `/de/prigovor/${DECISION}/?poslano=98765432`]);
    expect(page.posts).toEqual([{ path: CALL, body: { decision: DECISION, locale: 'de', ...GOOD } }]);
    const done = await serverPage(bundle, at('de', '?poslano=98765432'), start);
    expect(done.root.querySelector('[autofocus]')).toHaveTextContent('98765432');
    expect(done.root.querySelector('form')).toBeNull();
  });

  test.each([
    [{ key: 'expired' }, 'predugo', 'k1'],
    [{ key: 'too-quick' }, 'brže', 'k0'],
    [{ website: 'trapped' }, 'polje koje ostaje prazno', 'k0'],
  ])('an obstacle %j is said; an old form gets another key', async (problems, words, key) => {
    const page = await send({ ...GOOD, website: 'x' }, refusing(problems));
    expect([page.status, page.refused?.problems]).toEqual([422, {}]);
    expect(page.root.querySelector('[autofocus]')).toHaveTextContent(words);
    expect(page.root.querySelector<HTMLInputElement>('[name=key]')?.value).toBe(key);
  });

  test('too many about one decision are told to wait a day', async () => {
    const page = await send(GOOD, () => Promise.reject(new AppError('status', '429', { status: 429 })));
    expect([page.status, page.root.querySelector('[autofocus]')?.textContent]).toEqual([
      429,
      expect.stringContaining('Pokušajte sutra'),
    ]);
  });

  test('where there is no such decision the page says so and has no form', async () => {
    const page = await serverPage(bundle, at('hr', '', 'x'), {
      '/api-next/decisions/x/complaint/form/': () => Promise.reject(new AppError('status', '404', { status: 404 })),
    });
    expect([page.status, page.root.querySelector('form'), page.head.title]).toEqual([
      404,
      null,
      'Odluka ne postoji | Kvadrat',
    ]);
  });
});
