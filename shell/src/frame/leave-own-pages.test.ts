import { ANONYMOUS, type SessionSnapshot } from '@kvadrat/contracts/remote';
import { leaveOwnPages } from './leave-own-pages';

function visit(path: string): {
  become: (uuid: string | null) => void;
  reload: jest.Mock;
  isLeft: (path: string) => boolean;
} {
  let snapshot: SessionSnapshot = { ...ANONYMOUS, known: false };
  let tell = (): void => undefined;
  const reload = jest.fn();
  const isLeft = leaveOwnPages(
    { current: () => snapshot, subscribe: (listener) => ((tell = listener), () => undefined) },
    { pathname: path, reload },
  );
  const become = (uuid: string | null): void => {
    const user =
      uuid === null
        ? null
        : {
            uuid,
            name: 'Ana',
            surname: 'Horvat',
            email: 'ana@example.hr',
            language: 'hr' as const,
            emailVerified: true,
          };
    snapshot = { ...ANONYMOUS, known: true, authenticated: user !== null, user };
    tell();
  };
  return { become, reload, isLeft };
}

test.each(['/utente/profilo/', '/de/user/messages/'])(
  '1.7-53 %s is asked for anew once its owner is not signed in any more',
  (path) => {
    const { become, reload } = visit(path);
    become('ana');
    become('ana');
    expect(reload).not.toHaveBeenCalled();
    become(null);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('1.7-53 so it is once somebody else is signed in, as in another tab', () => {
  const { become, reload } = visit('/utente/profilo/');
  become('ana');
  become('ivo');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('1.7-53 pages for everybody stay, and a stranger’s page is not asked for again and again', () => {
  const list = visit('/prodaja-stambene-nekretnine/split/');
  list.become('ana');
  list.become(null);
  const stranger = visit('/user/saved/');
  stranger.become(null);
  stranger.become(null);
  expect([list.reload, stranger.reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('O-72 once somebody has signed out on any page, their own ones are the server’s to show, whoever signs in then', () => {
  const { become, isLeft } = visit('/prodaja-stambene-nekretnine/split/');
  become('ana');
  expect(isLeft('/utente/profilo/')).toBe(false);
  become(null);
  expect(['/utente/profilo/', '/de/user/saved/', '/', '/de/oglasi/7/'].map(isLeft)).toEqual([true, true, false, false]);
  become('ivo');
  expect(isLeft('/utente/profilo/')).toBe(true);
});
