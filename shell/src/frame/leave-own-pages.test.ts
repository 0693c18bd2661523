import { ANONYMOUS, type SessionSnapshot } from '@kvadrat/contracts/remote';
import { leaveOwnPages } from './leave-own-pages';

function visit(path: string): { become: (authenticated: boolean) => void; reload: jest.Mock } {
  let snapshot: SessionSnapshot = { ...ANONYMOUS, known: false };
  let tell = (): void => undefined;
  const reload = jest.fn();
  leaveOwnPages({ current: () => snapshot, subscribe: (listener) => ((tell = listener), () => undefined) }, () => path, reload);
  const become = (authenticated: boolean): void => {
    snapshot = { ...ANONYMOUS, known: true, authenticated };
    tell();
  };
  return { become, reload };
}

test.each(['/utente/profilo/', '/de/user/messages/'])('1.7-53 %s is asked for anew once its owner is not signed in any more', (path) => {
  const { become, reload } = visit(path);
  become(true);
  expect(reload).not.toHaveBeenCalled();
  become(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('1.7-53 pages for everybody stay, and a stranger’s page is not asked for again and again', () => {
  const list = visit('/prodaja-stambene-nekretnine/split/');
  list.become(true);
  list.become(false);
  const stranger = visit('/user/saved/');
  stranger.become(false);
  stranger.become(false);
  expect([list.reload, stranger.reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
