import type { Flags } from '@kvadrat/contracts/flags';
import type { FrameRequest, FrameResult, PageHead, RenderRequest } from '@kvadrat/contracts/remote';

/** Started with each render worker. */
export interface RenderWorkerData {
  /** File from whose place the shared packages are found. */
  resolveFrom: string;
  /** Packages that server bundles leave out, the only ones their `require` gives. */
  sharedPackages: readonly string[];
}

/** Work for a release: a remote renders pages, the shell renders frames. */
export type RenderJob = { kind: 'page'; request: RenderRequest; flags: Flags } | { kind: 'frame'; request: FrameRequest };

export interface ApiAnswer {
  status: number;
  /** JSON text. */
  body: string;
}

export type ToWorker =
  | { type: 'load'; file: string; source: string }
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'cancel'; id: number }
  | { type: 'answer'; call: number; answer: ApiAnswer | null }
  | { type: 'ping' };

/** A remote's page as the worker hands it over; `data` is JSON text that is safe inside a script element. */
export interface RenderedPage {
  status: number;
  location: string | null;
  html: string;
  head: PageHead;
  data: string;
}

export type RenderedFrame = Required<FrameResult>;

export type FromWorker =
  | { type: 'loaded' }
  | { type: 'page'; id: number; page: RenderedPage }
  | { type: 'frame'; id: number; frame: RenderedFrame }
  | { type: 'failed'; id: number; error: string }
  | { type: 'rejection'; error: string }
  | { type: 'call'; id: number; call: number; path: string; language: string | null }
  | { type: 'pong' };
