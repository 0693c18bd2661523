import { isAuthView, safePath } from '@kvadrat/contracts/account';
import type { Bus } from '@kvadrat/contracts/events';
import type { RemoteContext } from '@kvadrat/contracts/remote';
import { showUntilClosed } from './show-until-closed';

interface AnswerPorts {
  page: Window;
  bus: Bus;
  session: RemoteContext['session'];
  navigate: RemoteContext['navigate'];
  signal: AbortSignal;
}

/**
 * Opens the sign-in dialog on a page that is not ours when one of its scripts emits `kvadrat:auth-open`
 * and nobody is signed in. The element that draws it is like any other of the page.
 */
export function answerAuthOpen({ page, bus, session, navigate, signal }: AnswerPorts): void {
  let close = (): void => undefined;
  bus.on(
    'kvadrat:auth-open',
    ({ view, message, returnTo }, event) => {
      event.preventDefault();
      if (session.current().authenticated) {
        if (returnTo !== undefined) navigate(safePath(returnTo));
        return;
      }
      close();
      const place = page.document.querySelector('kvadrat-auth');
      const attributes = {
        surface: 'dialog',
        view: isAuthView(view) ? view : undefined,
        message,
        'return-to': returnTo,
        language: place?.getAttribute('language'),
        theme: place?.getAttribute('theme'),
      };
      ({ close } = showUntilClosed(page.document, 'kvadrat-auth', attributes));
    },
    signal,
  );
}
