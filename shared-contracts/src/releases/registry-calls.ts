import type { RegistryEntry } from './registry';

/** Where a portal takes calls about its registry. */
export const REGISTRY_PATH = '/api-next/registry/';

export interface ReleaseKey {
  name: string;
  release: string;
}

/** What can be done with a remote whose releases are uploaded. */
export type RemoteAction =
  | { action: 'pin'; release: string }
  /** @property until ISO time at which everybody gets the stable release again */
  | { action: 'canary'; release: string; percent: number; until: string }
  | { action: 'promote' | 'stop-canary' | 'rollback' | 'on' | 'off' };

export interface ChangeOutcome {
  name: string;
  state: RegistryEntry['state'];
  /** The release that is live now. */
  release: string;
  previous: string | null;
  canary: RegistryEntry['canary'];
  revision: number;
  /** False when all was so already and nothing was written. */
  changed: boolean;
  /** Processes of the portal that had not taken it up when the call ended; left out when all had. */
  behind?: number;
}

/** An override that was given out and still counts. */
export interface OverrideNote extends ReleaseKey {
  id: string;
  author: string;
  issuedAt: Date;
  until: Date;
}

/** One line of a remote's history. */
export interface RevisionNote {
  revision: number;
  author: string;
  reason: string;
  changedAt: Date;
  /** The remote's entry after the change; null when it had none. */
  entry: RegistryEntry | null;
}
