import { Status, Wrapper } from '@googlemaps/react-wrapper';
import { createRoot } from 'react-dom/client';
import { Subscribers } from '../subscribers';

/** What the script of Google Maps is called with; the server names it. */
export interface GoogleSettings {
  url: string;
  /** Public: it stands in every page that shows the map. */
  key: string;
  mapId: string | null;
  language: string;
  region: string;
}

/** Why Google's map cannot be shown: its script did not come, not in time, or it refused the key. */
export type GoogleFailure = 'script' | 'timeout' | 'refused';

type GoogleMaps = typeof google.maps;

/** The one script of the page, on its way, there or failed. */
export interface GoogleScript {
  /** Rejects with a {@link GoogleError}. */
  ready: Promise<GoogleMaps>;
  /** A refused key is told after the script is there. */
  onFailure: (listener: (failure: GoogleFailure) => void) => () => void;
  /** Once it failed it is not tried again on this page. */
  failure: () => GoogleFailure | null;
}

export class GoogleError extends Error {
  constructor(readonly failure: GoogleFailure) {
    super(`Google Maps: ${failure}`);
  }
}

const GOOGLE_SCRIPT_URL = 'https://maps.googleapis.com/maps/api/js';
/** Milliseconds the script may take; the wrapper itself waits for ever. */
const PATIENCE = 8000;
/** Remotes are bundled apart, and the page may have one script only. */
const SHARED = Symbol.for('kvadrat.google-maps');
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Loads Google Maps once for the whole page; whoever asks first decides language and region. */
export function loadGoogle(settings: GoogleSettings): GoogleScript {
  const known: unknown = Reflect.get(globalThis, SHARED);
  if (isScript(known)) return known;
  const script = isTrusted(settings.url) ? begin(settings) : refused();
  Reflect.set(globalThis, SHARED, script);
  return script;
}

function begin(settings: GoogleSettings): GoogleScript {
  const failed = new Subscribers<[GoogleFailure]>();
  let failure: GoogleFailure | null = null;
  const fail = (reason: GoogleFailure): void => {
    if (failure !== null) return;
    failure = reason;
    failed.tell(reason);
  };
  // Google calls it by name, and the wrapper takes a refused key for success.
  Reflect.set(window, 'gm_authFailure', () => {
    fail('refused');
  });
  const ready = new Promise<GoogleMaps>((resolve, reject) => {
    const timer = setTimeout(() => {
      fail('timeout');
    }, PATIENCE);
    failed.add((reason) => {
      reject(new GoogleError(reason));
    });
    mountWrapper(settings, (status) => {
      if (status === Status.LOADING) return;
      clearTimeout(timer);
      if (status === Status.SUCCESS) resolve(google.maps);
      else fail('script');
    });
  });
  // Who asks later hears of it as well.
  ready.catch(() => undefined);
  return { ready, onFailure: (listener) => failed.add(listener), failure: () => failure };
}

function mountWrapper({ url, key, language, region }: GoogleSettings, onStatus: (status: Status) => void): void {
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: () => {
      onStatus(Status.FAILURE);
    },
  });
  root.render(
    <Wrapper
      apiKey={key}
      url={url}
      language={language}
      region={region}
      libraries={['marker']}
      version="quarterly"
      retries={0}
      callback={onStatus}
    />,
  );
}

function refused(): GoogleScript {
  const ready = Promise.reject<GoogleMaps>(new GoogleError('script'));
  ready.catch(() => undefined);
  return { ready, onFailure: () => () => undefined, failure: () => 'script' };
}

/** A script runs with all rights of our pages: Google's own, or one of this machine for those who work on it. */
function isTrusted(url: string): boolean {
  return (
    url === GOOGLE_SCRIPT_URL ||
    (LOOPBACK.includes(location.hostname) && LOOPBACK.includes(new URL(url, location.href).hostname))
  );
}

function isScript(value: unknown): value is GoogleScript {
  return typeof value === 'object' && value !== null && 'ready' in value && 'onFailure' in value && 'failure' in value;
}
