import { mountedPage, serverPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { phonePath } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import * as remote from '../..';
import * as bundle from '../../ssr';
import { ad, adRequest, PHONE_REQUEST } from '../../testing/fixtures';

const at = (locale: Locale = 'hr', id = '7'): RouteLocation => ({
  name: 'phone',
  params: { id },
  path: phonePath(id),
  search: '',
  locale,
});
const shown = (changes = {}, locale: Locale = 'hr') => ({ [adRequest(locale)]: () => ad(changes) });
const failing = (status: number) => () => Promise.reject(new AppError('status', String(status), { status }));
const told = () => ({ phone: '+385 21 555 100' });

test.each(LOCALES)('R192 in %s the page asks for a press, and the press is answered in place', async (locale) => {
  const page = await serverPage(bundle, at(locale), shown({}, locale));
  expect([page.status, page.head.robots, page.html.includes('555 100'), page.posts]).toEqual([
    200,
    'noindex',
    false,
    [],
  ]);
  expect([page.root.querySelector('form')?.method, page.root.querySelector('form')?.getAttribute('action')]).toEqual([
    'post',
    localizedPath(locale, phonePath(7)),
  ]);
  const answer = await serverPage(bundle, at(locale), { ...shown({}, locale), [PHONE_REQUEST]: told }, { sent: {} });
  expect([answer.status, answer.location, answer.root.querySelector('form')]).toEqual([200, undefined, null]);
  expect(answer.root.querySelector('a[href="tel:+38521555100"]')).toHaveTextContent('+385 21 555 100');
  expect(answer.posts).toEqual([{ path: PHONE_REQUEST, body: {} }]);
});

test('R192 too many are told to wait, and a failure is thrown for the portal to say so', async () => {
  const many = await serverPage(bundle, at(), { ...shown(), [PHONE_REQUEST]: failing(429) }, { sent: {} });
  expect([many.status, many.root.querySelector('[role=alert]')?.textContent]).toEqual([
    429,
    expect.stringContaining('Previše upita'),
  ]);
  await expect(
    serverPage(bundle, at(), { ...shown(), [PHONE_REQUEST]: failing(500) }, { sent: {} }),
  ).rejects.toMatchObject({ status: 500 });
  const again = await serverPage(bundle, at(), shown(), {
    refused: { values: {}, problems: {}, obstacle: 'unavailable' },
  });
  expect(again.root.querySelector('[role=alert]')).toHaveTextContent('Pokušajte ponovno');
});

test.each([[{ status: 'sold' }], [{ contacts: { phone: false, email: true } }], [null]])(
  'R103 an ad that nobody can be called about has no page: %j',
  async (changes) => {
    const answers = changes === null ? {} : shown(changes);
    const responses = { ...answers, [PHONE_REQUEST]: failing(404) };
    for (const page of [
      await serverPage(bundle, at(), responses),
      await serverPage(bundle, at(), responses, { sent: {} }),
    ]) {
      expect([page.status, page.root.querySelector('form')]).toEqual([404, null]);
    }
    expect((await serverPage(bundle, at('hr', 'x'))).status).toBe(404);
  },
);

test('R192 with scripts the press is answered in the page', async () => {
  const { leave } = await mountedPage(remote, {
    remote: 'mf-listings',
    route: at(),
    responses: { ...shown(), [PHONE_REQUEST]: told },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Prikaži telefon' }));
  expect(await screen.findByRole('link', { name: '+385 21 555 100' })).toBeInTheDocument();
  await leave();
});
