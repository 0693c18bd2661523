import type { RemoteContext } from '@kvadrat/contracts/remote';

const COUNT = /^\(\d+\+?\) /;
const MOST = 99;

/** Shows in the name of the tab how many conversations wait to be read, whatever page it has. */
export function countInTitle({ session }: Pick<RemoteContext, 'session'>, signal?: AbortSignal): void {
  const show = (): void => {
    const { messagesNotify: unread } = session.current().counters;
    const name = document.title.replace(COUNT, '');
    const shown = unread > 0 ? `(${unread > MOST ? `${MOST}+` : unread}) ${name}` : name;
    if (shown !== document.title) document.title = shown;
  };
  const stop = session.subscribe(show);
  // Each page brings a title of its own.
  const watch = new MutationObserver(show);
  watch.observe(document.head, { childList: true });
  signal?.addEventListener('abort', () => {
    stop();
    watch.disconnect();
  });
  show();
}
