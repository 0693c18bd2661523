import { apiAddress } from '@kvadrat/contracts/api';
import { splitLocale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { Consent, HostValue, RemoteContext } from '@kvadrat/contracts/remote';
import { openReplay, type OpenReplay } from './open-replay';

type Recorder = (emit: (event: unknown) => void) => () => void;

/** The recorder is a chunk of its own: it comes for those alone who are recorded. */
const loadRecorder = async (): Promise<Recorder> =>
  (await import(/* webpackChunkName: "replay" */ './record-page')).recordPage;

/**
 * Records what a signed-in person does on the page of their messages, where they have agreed to it and the server says that this session is one of
 * those. It ends with the page, with the consent, and with the session.
 */
export function followReplay(
  { bus, http, session, signal }: RemoteContext,
  allowed: HostValue<Consent>,
  page: Window,
  load: () => Promise<Recorder> = loadRecorder,
): void {
  let running: OpenReplay | null = null;
  /** One turn for each time the page is come to; what a turn that is over still waits for, begins nothing. */
  let turn = 0;
  let isThere = false;

  const mayRecord = (): boolean =>
    !signal.aborted &&
    allowed.current().replay &&
    session.current().authenticated &&
    splitLocale(page.location.pathname).path.startsWith(USER_PATHS.messages);
  const begin = async (mine: number): Promise<void> => {
    const { id } = await http.post(apiAddress('user/replays'), {});
    if (id === null || mine !== turn) return;
    const record = await load();
    if (mine !== turn) return;
    const address = apiAddress('user/replays/{id}/parts', { id });
    running = openReplay({ record, send: (number, events) => http.post(address, { number, events: [...events] }) });
  };
  const follow = (): void => {
    const may = mayRecord();
    if (may === isThere) return;
    isThere = may;
    turn += 1;
    running?.stop(allowed.current().replay);
    running = null;
    if (may) begin(turn).catch(() => undefined);
  };

  bus.on('kvadrat:page-changed', follow, signal);
  for (const stop of [allowed.subscribe(follow), session.subscribe(follow)]) signal.addEventListener('abort', stop);
  signal.addEventListener('abort', follow);
  follow();
}
