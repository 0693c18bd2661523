import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import type { Consent, HostValue, RemoteContext } from '@kvadrat/contracts/remote';
import { EVENTS_ADDRESS } from '@kvadrat/contracts/tracking';
import { checkForBot } from './facts/check-for-bot';
import { contactWeight } from './facts/contact-weight';
import { keepLastUsed } from './facts/keep-last-used';
import { isDesktop, mayTrack } from './facts/may-track';
import { PAGE, readProperties } from './facts/read-properties';
import { screenClass } from './facts/screen-class';
import { signedInProperties } from './facts/signed-in-event';
import { newId, visitorId } from './facts/visitor-id';
import { watchVitals } from './facts/watch-vitals';
import { followReplay } from './replay/follow-replay';
import { entryPoint } from './sources/entry-points';
import { pageSource } from './sources/page-source';
import { openTransport, type Transport } from './transport/transport';

type Told = Readonly<Record<string, unknown>>;

/**
 * Counts what happens while the visitor allows it. Events come over the bus, from remotes that know nothing of who listens; whatever fails here
 * is nobody's concern.
 */
export function startTracking(context: RemoteContext): void {
  const page = context.container.ownerDocument.defaultView;
  if (page !== null && context.consent !== undefined) track(page, context, context.consent);
}

function track(page: Window, context: RemoteContext, allowed: HostValue<Consent>): void {
  const { bus, session, storage, flags, signal } = context;
  let transport: Transport | null = null;
  let from = page.document.referrer;
  let weights = 0;
  const { experiments = [] } = context;
  let untold = experiments;
  let isChecked = false;

  const mayTell = (): boolean =>
    mayTrack({
      consent: allowed.current(),
      authenticated: session.current().authenticated,
      desktop: isDesktop(page),
      anonymousTracking: flags.anonymousTracking,
      pathname: page.location.pathname,
    });
  const tell = (event: string, properties: Told): void => {
    const kept = readProperties(event, { ...circumstancesOf(page, from), experiments, ...properties });
    if (kept === null || !mayTell()) return;
    transport ??= openTransport({ storage, address: EVENTS_ADDRESS, page });
    const { authenticated, user } = session.current();
    transport.send({
      ...(event === PAGE ? { type: 'page' } : { type: 'track', event }),
      messageId: newId(),
      anonymousId: visitorId(storage),
      ...(authenticated && user !== null ? { userId: user.uuid } : {}),
      timestamp: new Date().toISOString(),
      properties: kept,
      context: { consent: allowed.current() },
    });
  };
  const stop = (): void => {
    transport?.stop();
    transport = null;
  };
  const followConsent = (): void => {
    if (!allowed.current().analytics) stop();
  };
  signal.addEventListener('abort', allowed.subscribe(followConsent));
  signal.addEventListener('abort', stop);

  bus.on(
    'kvadrat:page-changed',
    ({ from: address }) => {
      from = address;
      tell(PAGE, {});
      if (!mayTell()) return;
      // Arms are those of the document: going on inside it changes none.
      for (const word of untold) tell('Experiment Viewed', armOf(word));
      untold = [];
      if (isChecked) return;
      isChecked = true;
      checkForBot().then(
        (check) => check !== null && tell('Bot Checked', { ...check }),
        () => undefined,
      );
    },
    signal,
  );
  bus.on(
    'kvadrat:track',
    ({ event, properties }) => {
      const told = readJson(properties);
      const weight = contactWeight(event, told);
      weights += weight;
      tell(event, event === 'Lead Sent' ? { ...told, weight, session_weight: weights } : told);
    },
    signal,
  );
  followSignIns(context, allowed, tell);
  followReplay(context, allowed, page);
  watchVitals((vital) => tell('Vital Measured', vital));
}

/** Tells who has come in, by hashes. */
function followSignIns(
  { bus, http, signal, storage }: RemoteContext,
  allowed: HostValue<Consent>,
  tell: (event: string, properties: Told) => void,
): void {
  bus.on(
    'kvadrat:auth-success',
    ({ service, signup }) => {
      // Who it is, is asked for only where it may be told.
      if (!allowed.current().analytics) return;
      http
        .get(ACCOUNT_CALLS.fullInfo)
        .then(async (user) => {
          if (user === null) return;
          const told = await signedInProperties(user, service);
          tell(signup ? 'user_subscription' : 'user_login', told);
          const { functional, analytics } = allowed.current();
          if (functional && analytics) keepLastUsed(storage, told);
        })
        .catch(() => undefined);
    },
    signal,
  );
}

/** What is told with every event. */
function circumstancesOf({ document, location, screen }: Window, from: string): Told {
  return {
    language: document.documentElement.lang,
    path: location.pathname,
    entry_point: entryPoint(from, location.origin) ?? undefined,
    page_source: pageSource(location.pathname, location.search) ?? undefined,
    screen: screenClass(screen.width),
    releases: shownReleases(document),
  };
}

/** Which releases made the page, as `name-release`. */
function shownReleases(document: Document): string[] {
  const scripts = [...document.scripts].flatMap(
    ({ src }) => /\/r\/([\w-]+)\/([\w.-]+)\//.exec(src)?.slice(1, 3).join('-') ?? [],
  );
  return [...new Set(scripts)];
}

/** @param word `experiment.arm` */
function armOf(word: string): Told {
  const at = word.lastIndexOf('.');
  return { experiment: word.slice(0, at), arm: word.slice(at + 1) };
}

function readJson(text: string | undefined): Told {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    return {};
  }
}
