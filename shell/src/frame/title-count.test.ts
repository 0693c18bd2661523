import { ZERO_COUNTERS } from '@kvadrat/contracts/account';
import { ANONYMOUS, type SessionSnapshot } from '@kvadrat/contracts/remote';
import { writeHead } from '../navigation/document-head';
import { countInTitle } from './title-count';

test('R274 the tab says how many conversations wait to be read, on each page, and only once', async () => {
  document.title = 'Oglasi | Kvadrat';
  let now: SessionSnapshot = ANONYMOUS;
  let tell = (): void => undefined;
  const leaving = new AbortController();
  const session = {
    current: () => now,
    subscribe(listener: () => void) {
      tell = listener;
      return () => (tell = () => undefined);
    },
  };
  countInTitle({ session }, leaving.signal);
  const count = (messagesNotify: number): void => {
    now = { ...ANONYMOUS, counters: { ...ZERO_COUNTERS, messagesNotify } };
    tell();
  };
  expect(document.title).toBe('Oglasi | Kvadrat');
  count(2);
  expect(document.title).toBe('(2) Oglasi | Kvadrat');
  writeHead({ title: 'Poruke | Kvadrat', description: '', canonical: '/user/messages/' }, 'hr');
  await Promise.resolve();
  expect(document.title).toBe('(2) Poruke | Kvadrat');
  count(120);
  expect(document.title).toBe('(99+) Poruke | Kvadrat');
  count(0);
  expect(document.title).toBe('Poruke | Kvadrat');
  leaving.abort();
});
