import type { SessionUser, UserCounters } from '../account';
import type { Bus } from '../events';
import type { Flags } from '../flags';
import type { Locale } from '../locales';
import type { AdMarks } from './ad-marks';
import type { Consent } from './consent';
import type { HostValue } from './host-value';
import type { HttpClient } from './http-client';
import type { PageHead } from './page-head';
import type { RefusedForm } from './refused-form';
import type { RouteLocation } from './route-location';

export interface SessionSnapshot {
  /** False until the server has said who the visitor is. */
  readonly known: boolean;
  readonly authenticated: boolean;
  /** Null for a stranger. */
  readonly user: SessionUser | null;
  /** Zeros for a stranger and where they could not be had. */
  readonly counters: UserCounters;
}

/** Key-value store of this browser; does nothing where storage is blocked. */
export interface RemoteStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** False where nothing outlives the page. */
  readonly persistent: boolean;
}

/** What one can still do about something just said; pressed, it also ends the notice. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export type Toast = (kind: 'success' | 'error' | 'info', text: string, action?: ToastAction) => void;

/** Tells operators about a failure the visitor was spared. */
export type Reporter = (error: unknown, detail?: Record<string, string>) => void;

/** Everything a remote gets from its host; it touches `window`, cookies and history only through this. */
export interface RemoteContext {
  container: HTMLElement;
  /** Where this remote puts dialogs and other floating parts. */
  portalRoot: HTMLElement;
  route: RouteLocation;
  locale: Locale;
  /** Origin of the portal where the page is not one of its own; elements put it before the paths they link to. */
  portalOrigin?: string;
  bus: Bus;
  session: HostValue<SessionSnapshot> & {
    /** Brings counters up to what a remote has just changed; absent in hosts of older contracts. */
    count?: (changed: Partial<UserCounters>) => void;
  };
  http: HttpClient;
  storage: RemoteStorage;
  /** Ads the visitor has saved, hidden and seen; absent where nobody keeps any, and in hosts of older contracts. */
  marks?: AdMarks;
  /** What the visitor has agreed to; absent in elements, and in hosts of older contracts. */
  consent?: HostValue<Consent>;
  /** Feature flags as the server resolved them for this visitor. */
  flags: Flags;
  /** Arms of experiments the document was made by, as `experiment.arm`; absent where nothing is tried, and in hosts of older contracts. */
  experiments?: readonly string[];
  /** Goes to a path of the portal as a click on a link would; `replace` adds no history entry. */
  navigate: (path: string, options?: { replace?: boolean; keepScroll?: boolean }) => void;
  /**
   * Tells history of something that fills the screen over the page: Back then closes it by `onBack` instead of leaving the page.
   * Absent where the page is not a portal's own, and in hosts of older contracts.
   * @returns to be called when it has closed in another way, and harmless after Back
   */
  openLayer?: (onBack: () => void) => () => void;
  /** Announces the page's head data after client-side changes. */
  setHead: (head: PageHead) => void;
  toast: Toast;
  report: Reporter;
  /** Tells the shell that the mounted page's code gave up; its last HTML stays, without its script. */
  failed: (error: unknown) => void;
  /** Aborted at unmount. */
  signal: AbortSignal;
  /**
   * Whether the page is shown from its top to somebody who waits for it: what lies below its first view may come a moment
   * later. Absent or false, all of it has to be there at once, as after Back, which goes on where the visitor was.
   */
  fromTop?: boolean;
  /** Data of the server's render, present when the container already holds its HTML. */
  hydration: { data: unknown; refused?: RefusedForm } | null;
}
