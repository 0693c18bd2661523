import { createBus, type Bus } from '@kvadrat/contracts/events';
import { FULL_CONSENT, NO_CONSENT, type Consent } from '@kvadrat/contracts/remote';
import { renderFrame } from '../ssr';
import { followConsent } from './follow-consent';

const ID = '00000000-0000-4000-8000-000000000000';
const set = jest.fn<undefined, [Consent]>();
const toast = jest.fn();
const report = jest.fn();
const navigate = jest.fn();
let bus: Bus;
let asked: { address: string; body: string }[];
let answer: () => Promise<unknown>;

const hold = (letters: string): void => {
  document.cookie = `kvadrat_consent=1.${letters}.${ID}; Path=/`;
};
const notice = (): HTMLElement => document.getElementById('kvadrat-consent') ?? document.body;
const press = (name: string): void =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function show({ byNavigation = false } = {}): Promise<void> {
  const { html } = await renderFrame({ locale: 'hr', path: '/terms/', search: '', page: 'remote' });
  document.body.innerHTML = html;
  notice().hidden = false;
  followConsent({ bus, toast, report, set, navigate, byNavigation });
}

beforeEach(() => {
  for (const mock of [set, toast, report, navigate]) mock.mockReset();
  document.cookie = 'kvadrat_consent=; Path=/; Max-Age=0';
  localStorage.clear();
  bus = createBus(new EventTarget());
  asked = [];
  answer = () => Promise.resolve({ ok: true, text: () => Promise.resolve('') });
  globalThis.fetch = ((address: string, init: RequestInit) => {
    asked.push({ address, body: init.body instanceof URLSearchParams ? init.body.toString() : '' });
    return answer();
  }) as typeof fetch;
});

test('R49 before a choice nothing is allowed, and what some part has kept without one is deleted', async () => {
  localStorage.setItem('kvadrat:track-visitor', 'x');
  localStorage.setItem('kvadrat:favourites', '1');
  await show();
  expect(set.mock.calls).toEqual([[NO_CONSENT]]);
  expect(Object.keys(localStorage)).toEqual(['kvadrat:favourites']);
});

test('R49 accepting closes the notice, tells the server, and allows what the cookie then says', async () => {
  await show();
  answer = () => {
    hold('famr');
    return Promise.resolve({ ok: true, text: () => Promise.resolve('') });
  };
  press('Prihvati sve');
  expect(notice().hidden).toBe(true);
  await settled();
  expect(asked).toEqual([{ address: '/api-next/consent/', body: 'choice=accept&version=1&locale=' }]);
  expect(set).toHaveBeenLastCalledWith(FULL_CONSENT);
  expect(toast).toHaveBeenCalledWith('success', 'Izbor je spremljen.', expect.objectContaining({ label: 'Promijeni' }));
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('a choice that was not kept is none: the notice comes back and says so', async () => {
  await show();
  answer = () => Promise.resolve({ ok: false, status: 503, text: () => Promise.resolve('') });
  press('Odbij sve');
  await settled();
  expect([notice().hidden, set.mock.lastCall?.[0]]).toEqual([false, NO_CONSENT]);
  expect(toast).toHaveBeenCalledWith('error', expect.stringContaining('nije spremljen'));
  expect(report).toHaveBeenCalledTimes(1);
});

test('a withdrawal on the page of settings ends everything before the server has heard of it', async () => {
  hold('famr');
  localStorage.setItem('kvadrat:track-queue', '[]');
  await show();
  const form = document.createElement('form');
  form.action = '/api-next/consent/';
  form.setAttribute('action', '/api-next/consent/');
  form.innerHTML = '<input type="checkbox" name="functional" checked><button name="choice" value="settings">x</button>';
  document.body.append(form);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('button')?.click();
  expect(set).toHaveBeenLastCalledWith({ ...NO_CONSENT, functional: true });
  expect([Object.keys(localStorage), asked]).toEqual([[], []]);
});

test('what another tab has chosen holds here as soon as this one is looked at', async () => {
  await show();
  hold('a');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(set).toHaveBeenLastCalledWith({ ...NO_CONSENT, analytics: true });
  expect(notice().hidden).toBe(true);
});

const OTHER = `${location.origin}/prodaja-stanovi/`;
test.each([
  ['the operator answers for it', true, '', '/oglasi/1/', OTHER, 1],
  ['nobody does', false, '', '/oglasi/1/', OTHER, 0],
  ['the same page', true, '', '/prodaja-stanovi/', OTHER, 0],
  ['the first page', true, '', '/oglasi/1/', '', 0],
  ['from another site', true, '', '/oglasi/1/', 'https://elsewhere.example/x/', 0],
  ['the demonstration', true, '', '/demo/oglasi/', OTHER, 0],
  ['a refusal', true, 'refused', '/oglasi/1/', OTHER, 0],
])('R202 T7 going on counts as a yes where %s', async (_case, byNavigation, before, path, from, calls) => {
  if (before !== '') hold('');
  await show({ byNavigation });
  bus.emit('kvadrat:page-changed', { path, from });
  await settled();
  expect(asked.map(({ body }) => new URLSearchParams(body).get('choice'))).toEqual(
    Array.from({ length: calls }, () => 'navigation'),
  );
});
