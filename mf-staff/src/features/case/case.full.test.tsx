import { dropDrafts } from '@kvadrat/remote-kit/form';
import { mountedPage, serverPage, type MountedPage } from '@kvadrat/remote-kit/testing';
import type { ModerationCase } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { DECISIONS } from '@kvadrat/contracts/forms';
import { LOCALES } from '@kvadrat/contracts/locales';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import * as bundle from '../../ssr';
import { CASE } from '../../testing/sample-case';
import { MIA, SESSION_CALL, staffRoute } from '../../testing/sample-session';

const PATH = '/-/moderation/7/';
const DECIDE = '/api-next/staff/moderation/7/decisions/';
const GOOD = { action: 'hide', ground: 'terms', reasons: 'Ista fotografija stoji u oglasu iz 2024.', seen: '1-0-0' };

const at = (search = '', locale: (typeof LOCALES)[number] = 'hr') =>
  staffRoute('case', PATH, { params: { id: '7' }, search, locale });
const responses = (
  found: Partial<ModerationCase> = {},
  answer: () => unknown = () => ({ reference: '23456789' }),
  locale = 'hr',
) => ({
  [SESSION_CALL]: () => MIA,
  [`/api-next/staff/moderation/7/?locale=${locale}`]: () => ({ ...CASE, ...found }),
  [DECIDE]: answer,
});
const refusing =
  (status: number, more: ConstructorParameters<typeof AppError>[2] = {}) =>
  () =>
    Promise.reject(new AppError('status', String(status), { status, ...more }));
const send = (sent: Record<string, string>, answer?: () => unknown) =>
  serverPage(bundle, at(), responses({}, answer), { sent });

test('R283 the staff sees the ad and the reports, all as text, and only what can be decided', async () => {
  const { root, html, head } = await serverPage(bundle, at(), responses());
  expect(head.title).toBe('Stan <b>s</b> pogledom | Kvadrat');
  for (const words of [
    '<script>alert(1)</script>',
    'Slike su iz drugog oglasa.',
    'Ana Horvat, ana@example.hr',
    'Vlasta',
    'vlasta@example.hr',
  ])
    expect(root).toHaveTextContent(words);
  expect(html).not.toContain('<script');
  expect([...root.querySelectorAll<HTMLInputElement>('[name=action]')].map(({ value }) => value)).toEqual([
    'dismiss',
    'ask',
    'hide',
  ]);
  const form = root.querySelector<HTMLInputElement>('[name=seen]')?.form;
  expect([
    form?.method,
    form?.getAttribute('action'),
    form?.querySelector<HTMLInputElement>('[name=seen]')?.value,
  ]).toEqual(['post', PATH, '1-0-0']);
  expect(root.querySelector('a[href="/oglasi/7/stan/"]')).not.toBeNull();
});

test('R283 a hidden ad can be shown again and has no ground to choose; one that cannot be decided about has no form', async () => {
  const hidden = await serverPage(bundle, at(), responses({ state: 'hidden', possible: ['restore'] }));
  expect([
    hidden.root.querySelector('[name=ground]'),
    hidden.root.querySelectorAll('[name=action]').length,
    hidden.root.querySelector('a[href="/oglasi/7/stan/"]'),
  ]).toEqual([null, 1, null]);
  expect((await serverPage(bundle, at(), responses({ possible: [] }))).root.querySelector('[name=seen]')).toBeNull();
});

test('R283 a decision is sent as it was made and leads to the page that says so', async () => {
  const page = await send(GOOD);
  expect([page.status, page.location, page.posts]).toEqual([
    303,
    `${PATH}?poslano=23456789`,
    [{ path: DECIDE, body: GOOD }],
  ]);
  expect(
    (await serverPage(bundle, at('?poslano=23456789'), responses())).root.querySelector('[role=status]'),
  ).toHaveTextContent('Odluka 23456789 je donesena.');
});

test.each([
  [{ ...GOOD, action: '' }, undefined, 'Odaberite odluku.', 422],
  [{ ...GOOD, reasons: 'kratko' }, undefined, 'Napišite razloge, bar jednu rečenicu.', 422],
  [{ ...GOOD, ground: '' }, undefined, 'Odaberite osnovu za skrivanje.', 422],
  [GOOD, refusing(409), 'U međuvremenu se nešto promijenilo', 409],
])('R283 what is wrong with %j is said, and what was typed stays', async (sent, answer, words, status) => {
  const page = await send(sent, answer);
  expect([page.status, page.head.title]).toEqual([status, 'Ništa nije učinjeno: Stan <b>s</b> pogledom | Kvadrat']);
  expect(page.root.querySelector('[autofocus]')).toHaveTextContent(words);
  expect(page.root.querySelector('textarea')).toHaveValue(sent.reasons);
  expect(page.root.querySelector<HTMLInputElement>('[name=action]:checked')?.value ?? '').toBe(sent.action);
});

test('R283 whose session is over meanwhile signs in again; nothing was done', async () => {
  const page = await serverPage(
    bundle,
    at(),
    { ...responses({}, refusing(401)), [SESSION_CALL]: () => null },
    { sent: GOOD },
  );
  expect(page.status).toBe(401);
  expect(page.root).toHaveTextContent('Prijava je istekla, zato ništa nije učinjeno.');
});

test.each(LOCALES)('R283 an ad with all that can happen to it speaks %s', async (locale) => {
  const past = DECISIONS.map((action, index) => ({
    reference: `D${index}`,
    action,
    ground: 'law' as const,
    reasons: 'razlog',
    author: 'Mia',
    told: index % 2 === 0,
    decidedAt: '2026-11-28T10:00:00.000Z',
  }));
  const complaints = [
    {
      reference: 'C1',
      about: 'D2',
      explanation: 'moje su',
      email: 'v@example.hr',
      locale: 'el' as const,
      receivedAt: '2026-11-28T10:00:00.000Z',
      answer: 'D3',
    },
  ];
  const { root, html } = await serverPage(
    bundle,
    at('', locale),
    responses({ decisions: past, complaints, possible: [...DECISIONS] }, undefined, locale),
  );
  expect(html).not.toMatch(/\{\w+\}/);
  const names = [...root.querySelectorAll('[name=action]')].map((input) => input.closest('label')?.textContent);
  expect(new Set(names).size).toBe(DECISIONS.length);
});

describe('with scripts', () => {
  let page: MountedPage | null = null;
  beforeEach(() => dropDrafts());
  afterEach(async () => {
    await page?.leave();
    page = null;
  });
  const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Donesi odluku' }));

  test('R283 what is missing is said at its field, and the same act sends the decision once', async () => {
    let answer: (value: unknown) => void = () => undefined;
    page = await mountedPage(remote, {
      remote: 'mf-staff',
      route: at(),
      responses: responses({}, () => new Promise((resolve) => (answer = resolve))),
    });
    await press();
    expect(await screen.findByText('Odaberite odluku.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Skrij oglas' }));
    await userEvent.type(screen.getByLabelText('Razlozi ili pitanje'), GOOD.reasons);
    await press();
    await press();
    answer({ reference: '23456789' });
    await waitFor(() => expect(page?.host.navigations).toEqual([{ path: `${PATH}?poslano=23456789`, options: {} }]));
    expect(page.host.requests.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: DECIDE, body: GOOD },
    ]);
  });

  test('R283 somebody who was faster is told of, and the reasons stay', async () => {
    page = await mountedPage(remote, { remote: 'mf-staff', route: at(), responses: responses({}, refusing(409)) });
    await userEvent.click(screen.getByRole('radio', { name: 'Odbaci i ostavi kako jest' }));
    await userEvent.type(screen.getByLabelText('Razlozi ili pitanje'), GOOD.reasons);
    await press();
    expect(await screen.findByText('U međuvremenu se nešto promijenilo', { exact: false })).toBeInTheDocument();
    expect(screen.getByLabelText('Razlozi ili pitanje')).toHaveValue(GOOD.reasons);
  });
});
