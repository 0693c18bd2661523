import { fitsShape, type EventShape } from './event-shape';

interface Topic extends EventShape {
  kind: 'request' | 'fact' | 'state';
  owner: string;
}

/**
 * Page events between remotes, shell and legacy pages. The first two names are fixed by the
 * specification and carry no data; ours are prefixed.
 * Kinds: a `request` wants somebody to act, a `fact` happened, a `state` is kept for late listeners.
 */
export const TOPICS = {
  'login-required': { kind: 'request', version: 1, owner: 'shell', data: {} },
  'logout-required': { kind: 'request', version: 1, owner: 'shell', data: {} },
  /** How many ads the visitor has saved. */
  'kvadrat:favourites-changed': { kind: 'state', version: 1, owner: 'shell', data: { count: 'count' } },
  /** Whether the visitor lets the portal listen: `prompt`, `granted` or `denied`. */
  'kvadrat:microphone-changed': { kind: 'state', version: 1, owner: 'mf-search', data: { state: 'text' } },
  /**
   * Asks for the sign-in dialog: at the login with `message`, else at `view` or the entry. `returnTo` is a path of the
   * portal to go on to. Who takes it calls `preventDefault()`; a sender nobody answered goes to the standalone page.
   */
  'kvadrat:auth-open': {
    kind: 'request',
    version: 1,
    owner: 'shell',
    data: { view: 'text?', message: 'text?', returnTo: 'text?' },
  },
  /** The dialog is gone without a sign-in. */
  'kvadrat:auth-closed': { kind: 'fact', version: 1, owner: 'mf-auth', data: {} },
  /** Somebody has signed in or up, by `email` or a provider's name. */
  'kvadrat:auth-success': { kind: 'fact', version: 1, owner: 'mf-auth', data: { service: 'text', signup: 'flag' } },
  /** What the host knows of the visitor has changed; who it is stays with the session. */
  'kvadrat:session-changed': { kind: 'state', version: 1, owner: 'shell', data: { authenticated: 'flag' } },
  /** Something of the account of who is signed in was changed elsewhere: in another tab, on another device, or by somebody who shares it. */
  'kvadrat:account-changed': { kind: 'fact', version: 1, owner: 'shell', data: {} },
  /** A page is shown: its pathname, and the address it was come to from, empty where nobody knows. */
  'kvadrat:page-changed': { kind: 'state', version: 1, owner: 'shell', data: { path: 'text', from: 'text' } },
  /** Something worth counting happened: an event of `@kvadrat/contracts/tracking` and its properties as JSON. Who sends it knows no tool, and is never answered. */
  'kvadrat:track': { kind: 'fact', version: 1, owner: 'mf-tracking', data: { event: 'text', properties: 'text?' } },
} as const satisfies Record<string, Topic>;

export type TopicName = keyof typeof TOPICS;

export interface TopicData {
  'login-required': undefined;
  'logout-required': undefined;
  'kvadrat:favourites-changed': { count: number };
  'kvadrat:microphone-changed': { state: string };
  'kvadrat:auth-open': { view?: string; message?: string; returnTo?: string };
  'kvadrat:auth-closed': undefined;
  'kvadrat:auth-success': { service: string; signup: boolean };
  'kvadrat:session-changed': { authenticated: boolean };
  'kvadrat:account-changed': undefined;
  'kvadrat:page-changed': { path: string; from: string };
  'kvadrat:track': { event: string; properties?: string };
}

const KNOWN: Readonly<Record<string, Topic | undefined>> = TOPICS;
/** What is made of a topic of newer contracts than this copy's, which a remote may be built with: it is passed on as it is. */
const NEWER: Topic = { kind: 'request', version: 1, owner: '', data: {} };

export function topicOf(name: string): Topic {
  return KNOWN[name] ?? NEWER;
}

/** Checks data that came over the wire; a sender may be any script of the page. */
export function isTopicData<T extends TopicName>(topic: T, data: unknown): data is TopicData[T] {
  return fitsShape(topicOf(topic), data);
}
