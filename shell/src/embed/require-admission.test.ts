import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { requireAdmission } from './require-admission';

const PORTAL = 'https://kvadrat.example';
const PAGE = 'https://novi.example';
const answer = (): Promise<unknown> => Promise.resolve({});
const refuse = (): Promise<unknown> => Promise.reject(new TypeError('Failed to fetch'));

test('on the portal’s own origin nothing is asked', async () => {
  const ask = jest.fn(refuse);
  await requireAdmission({ from: PORTAL, portal: PORTAL, ask });
  expect(ask).not.toHaveBeenCalled();
});

test('a listed origin is admitted by the portal’s answer', async () => {
  const ask = jest.fn(answer);
  await requireAdmission({ from: PAGE, portal: PORTAL, ask });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith(PORTAL + ACCOUNT_CALLS.info, { credentials: 'include' });
});

test('an unlisted origin is told what to set, and where', async () => {
  const ask = (_url: string, { mode }: RequestInit): Promise<unknown> => (mode === 'no-cors' ? answer() : refuse());
  await expect(requireAdmission({ from: PAGE, portal: PORTAL, ask })).rejects.toThrow(/https:\/\/novi\.example.*ACCOUNT_ORIGINS.*Add https:\/\/novi\.example/);
});

test('a portal that does not answer at all is no question of origins', async () => {
  await expect(requireAdmission({ from: PAGE, portal: PORTAL, ask: refuse })).resolves.toBeUndefined();
});
