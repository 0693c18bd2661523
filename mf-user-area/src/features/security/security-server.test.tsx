import { serverPage } from '@kvadrat/remote-kit/testing';
import type { OwnSecurity } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import * as bundle from '../../ssr';
import { AREA_CALLS, STRANGER } from '../../testing/sample-area';
import { OPEN_TWICE, SECURITY_CALL, securityRoute, SETTING_UP } from '../../testing/sample-security';

const PATH = USER_PATHS.security;
const show = (own: OwnSecurity = OPEN_TWICE, route = securityRoute()) =>
  serverPage(bundle, route, { ...AREA_CALLS, [SECURITY_CALL]: () => own });
const send = (sent: Record<string, string>, call: string, answer: () => unknown = () => null) =>
  serverPage(
    bundle,
    securityRoute(),
    { ...AREA_CALLS, [SECURITY_CALL]: () => SETTING_UP, [SECURITY_CALL + call]: answer },
    { sent },
  );
const refusing = (code: 'status' | 'sign-in-again', status: number, problems?: Record<string, string>) => () =>
  Promise.reject(new AppError(code, String(status), { status, ...(problems === undefined ? {} : { problems }) }));
const deedsOf = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('main [name=radnja], section [name=radnja]')].map(({ value }) => value);

test.each(LOCALES)('1.7-29 the page in %s lists devices and sign-ins, for no search engine', async (locale) => {
  const { status, head, root } = await show(OPEN_TWICE, securityRoute(locale));
  expect([status, head.robots, head.canonical]).toEqual([200, 'noindex', localizedPath(locale, PATH)]);
  expect(root).toHaveTextContent('Chrome, Windows');
  expect(root).toHaveTextContent('Safari, iPhone, 84.10.20.0, Google');
  expect(deedsOf(root)).toEqual(['begin', 'session', 'sessions']);
  expect(root.querySelector<HTMLInputElement>('[name=uredaj]')?.value).toBe('s2');
});

test('what is set up is shown as a picture, as letters, and with its codes', async () => {
  const { root } = await show(SETTING_UP);
  expect(root.querySelector('svg[role=img]')).not.toBeNull();
  expect(root).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
  expect(root).toHaveTextContent('7K2M-QX94-H3TP-61ZB');
  expect(deedsOf(root)).toEqual(['confirm', 'drop', 'session', 'sessions']);
});

test('1.7-28 who signed in long ago is told so, and led to sign in again', async () => {
  const { root } = await show({ ...OPEN_TWICE, isFresh: false });
  const again = `/prijava/login/?natrag=${encodeURIComponent(PATH)}&ponovno=1`;
  expect(root.querySelector(`a[href="${again}"]`)).not.toBeNull();
  const page = await send({ radnja: 'begin' }, 'second-step/setup/', refusing('sign-in-again', 403));
  expect([page.status, page.location]).toEqual([303, again.replace('login/', '')]);
});

test('without scripts each form does its deed and says so; a wrong code comes back with its sentence', async () => {
  const ended = await send({ radnja: 'session', uredaj: 's2' }, 'sessions/s2/');
  expect([ended.status, ended.location]).toEqual([303, `${PATH}?gotovo=session`]);
  const empty = await send({ radnja: 'confirm', code: '' }, 'second-step/');
  expect([empty.status, empty.posts]).toEqual([422, []]);
  const wrong = await send(
    { radnja: 'confirm', code: '000000' },
    'second-step/',
    refusing('status', 422, { code: 'wrong-code' }),
  );
  expect(wrong.status).toBe(422);
  expect(wrong.root).toHaveTextContent('Kôd nije točan ili je već iskorišten.');
  const right = await send({ radnja: 'confirm', code: '123456' }, 'second-step/');
  expect([right.status, right.location]).toEqual([303, `${PATH}?gotovo=confirm`]);
});

test('R246 a stranger signs in first and comes back', async () => {
  const { status, location } = await serverPage(bundle, securityRoute('de'), {
    ...STRANGER,
    [SECURITY_CALL]: () => null,
  });
  expect([status, location]).toEqual([302, `/de/prijava/?natrag=${encodeURIComponent(`/de${PATH}`)}`]);
});
