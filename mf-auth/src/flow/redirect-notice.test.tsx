import { LOGIN_REDIRECT_MS } from '@kvadrat/contracts/constants';
import { screen } from '@testing-library/dom';
import { mountedView } from '../testing/mounted-view';
import { RedirectNotice } from './redirect-notice';

test('R81 R264 T10 the address is opened after 5000 ms, not before, with a way to go now', async () => {
  const page = await mountedView(() => <RedirectNotice path="/user/saved/" />);
  await page.leave();
  jest.useFakeTimers();
  const shown = mountedView(() => <RedirectNotice path="/user/saved/" />);
  await jest.advanceTimersByTimeAsync(0);
  const { host, leave } = await shown;
  expect(screen.getByRole('link', { name: 'Otvori odmah' })).toHaveAttribute('href', '/user/saved/');
  await jest.advanceTimersByTimeAsync(LOGIN_REDIRECT_MS - 1);
  expect(host.navigations).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(host.navigations).toEqual([{ path: '/user/saved/', options: { replace: true } }]);
  await leave();
  jest.useRealTimers();
});

test('R81 who has left is not fetched back', async () => {
  jest.useFakeTimers();
  const shown = mountedView(() => <RedirectNotice path="/user/saved/" />);
  await jest.advanceTimersByTimeAsync(0);
  const { host, leave } = await shown;
  await jest.advanceTimersByTimeAsync(4000);
  await leave();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(host.navigations).toEqual([]);
  jest.useRealTimers();
});
