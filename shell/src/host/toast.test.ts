import { screen } from '@testing-library/dom';
import { createToast } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('R50 errors interrupt a reader, the rest is polite', () => {
  const toast = createToast();
  toast('error', 'Oglas nije spremljen.');
  jest.advanceTimersByTime(0);
  expect(screen.getByRole('alert')).toHaveTextContent('Oglas nije spremljen.');
  toast('success', 'Oglas je spremljen.');
  jest.advanceTimersByTime(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Oglas je spremljen.');
  expect(screen.getByRole('status')).toHaveClass('success');
});

it('R51 R52 fades in for 250 ms, stays 5000 ms, fades out for 200 ms', () => {
  createToast()('info', 'Spremljeno.');
  jest.advanceTimersByTime(0);
  const toast = screen.getByRole('status');
  jest.advanceTimersByTime(250 + 4999);
  expect(toast).toHaveAttribute('data-state', 'shown');
  jest.advanceTimersByTime(1);
  expect(toast).toHaveAttribute('data-state', 'leaving');
  jest.advanceTimersByTime(199);
  expect(toast).toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(toast).not.toBeInTheDocument();
});

it('R51 a new text starts the time again, pointing at it stops it', () => {
  const toast = createToast();
  toast('info', 'prvi');
  jest.advanceTimersByTime(5000);
  toast('info', 'drugi');
  jest.advanceTimersByTime(0);
  const shown = screen.getByText('drugi');
  jest.advanceTimersByTime(5000);
  expect(shown).toHaveAttribute('data-state', 'shown');
  shown.dispatchEvent(new Event('pointerenter'));
  jest.advanceTimersByTime(60_000);
  expect(shown).toBeInTheDocument();
  shown.dispatchEvent(new Event('pointerleave'));
  jest.advanceTimersByTime(5200);
  expect(shown).not.toBeInTheDocument();
});

it('offers what can still be done, which ends the notice', () => {
  const run = jest.fn();
  createToast()('info', 'Oglas je skriven.', { label: 'Poništi', run });
  jest.advanceTimersByTime(0);
  const toast = screen.getByRole('status');
  expect(toast).toHaveTextContent('Oglas je skriven.Poništi');
  screen.getByRole('button', { name: 'Poništi' }).click();
  expect(run).toHaveBeenCalledTimes(1);
  expect(toast).toHaveAttribute('data-state', 'leaving');
  jest.advanceTimersByTime(200);
  expect(toast).not.toBeInTheDocument();
});
