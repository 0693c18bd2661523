import { RETURN_PARAMETER, SIGN_IN_PATH } from '@kvadrat/contracts/account';
import type { Bus } from '@kvadrat/contracts/events';
import { splitLocale } from '@kvadrat/contracts/locales';
import type { RemoteContext } from '@kvadrat/contracts/remote';
import { deadline, NAVIGATION_LIMIT_MS } from '../navigation/deadline';
import type { AuthDialog } from './auth-dialog';
import { pageOf, type AuthRequest } from './auth-request';

interface OpenerPorts {
  bus: Bus;
  session: RemoteContext['session'];
  /** Gets the code of the dialog, which a visit without one never loads. */
  load: () => Promise<AuthDialog>;
  navigate: RemoteContext['navigate'];
  /** Asks the server for a sign-in page, by its path without a language. */
  leave: (path: string) => void;
  report: RemoteContext['report'];
}

export interface AuthOpener {
  /** Loads what the dialog needs, for somebody about to open it. */
  prepare: () => Promise<unknown>;
  /** Whether a link leads to a sign-in page and says that the dialog will do; on those pages themselves it will not. */
  opens: (link: HTMLAnchorElement) => boolean;
  follow: (link: HTMLAnchorElement) => void;
  /** Lets Google One Tap show to a stranger; whatever keeps it from that is silent. */
  startOneTap: () => void;
}

/**
 * Opens the sign-in dialog over whatever page there is, for whoever emits `kvadrat:auth-open` and has
 * nobody signed in. What cannot be loaded in time becomes a visit to the standalone page.
 */
export function createAuthOpener({ bus, session, load, navigate, leave, report }: OpenerPorts): AuthOpener {
  let dialog: Promise<AuthDialog> | null = null;
  const get = (): Promise<AuthDialog> => {
    dialog ??= load();
    dialog.catch(() => (dialog = null));
    return dialog;
  };
  const open = async (request: AuthRequest): Promise<void> => {
    try {
      await deadline(
        get().then((loaded) => loaded.open(request)),
        NAVIGATION_LIMIT_MS,
      );
    } catch (error) {
      report(error, { phase: 'auth-dialog' });
      leave(pageOf(request));
    }
  };
  bus.on('kvadrat:auth-open', (request, event) => {
    event.preventDefault();
    if (!session.current().authenticated) void open(request);
    else if (request.returnTo !== undefined) navigate(request.returnTo);
  });
  return {
    startOneTap() {
      if (!session.current().authenticated)
        get()
          .then((loaded) => loaded.startOneTap())
          .catch(report);
    },
    prepare: () => get().then((loaded) => loaded.prepare()),
    opens: ({ dataset }) =>
      dataset['auth'] !== undefined && !splitLocale(location.pathname).path.startsWith(SIGN_IN_PATH),
    follow({ pathname, search }) {
      const view = splitLocale(pathname).path.slice(SIGN_IN_PATH.length, -1);
      const returnTo = new URLSearchParams(search).get(RETURN_PARAMETER);
      bus.emit('kvadrat:auth-open', { ...(view === '' ? {} : { view }), ...(returnTo === null ? {} : { returnTo }) });
    },
  };
}
