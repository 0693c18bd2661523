import type { Flags } from '@kvadrat/contracts/flags';
import type { ActRequest, FrameRequest, FrameResult, PageHead, RenderRequest } from '@kvadrat/contracts/remote';

/** Started with each render worker. */
export interface RenderWorkerData {
  /** File from whose place the shared packages are found. */
  resolveFrom: string;
  /** Packages that server bundles leave out, the only ones their `require` gives. */
  sharedPackages: readonly string[];
}

/** Work for a release: a remote renders pages and takes their forms, the shell renders frames. */
export type RenderJob =
  | { kind: 'page'; request: RenderRequest; flags: Flags }
  | { kind: 'act'; request: ActRequest; flags: Flags }
  | { kind: 'frame'; request: FrameRequest };

export interface ApiAnswer {
  status: number;
  /** JSON text in UTF-8, in memory of its own, so that it can change hands without a copy. */
  body: Uint8Array<ArrayBuffer>;
}

/** What a call sends; calls without one read. */
export interface ApiSend {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Null for none. */
  body: { type: 'application/json' | 'application/x-www-form-urlencoded'; text: string } | null;
}

/** Answers the API calls of one job; null when the call is not allowed or failed. Only forms that are taken may send. */
export type ApiBridge = (path: string, language: string | null, send?: ApiSend) => Promise<ApiAnswer | null>;

export type ToWorker =
  | { type: 'load'; file: string; source: string }
  | { type: 'render'; id: number; job: RenderJob }
  | { type: 'cancel'; id: number }
  | { type: 'answer'; call: number; answer: ApiAnswer | null }
  | { type: 'ping' };

/** A remote's page as the worker hands it over: its long texts in UTF-8, which change hands without a copy. */
export interface RenderedPage {
  status: number;
  location: string | null;
  html: Uint8Array;
  head: PageHead;
  /** JSON text that is safe inside a script element. */
  data: Uint8Array;
  /** The form that the page shows again, as such text. */
  refused: string | null;
  /** Seconds after which the form is worth sending again. */
  retryAfter: number | null;
}

export type RenderedFrame = Required<Omit<FrameResult, 'sections'>> & {
  /** Null where each page has a frame of its own. */
  sections: readonly string[] | null;
};

export type FromWorker =
  /** Says which of the process's tasks the thread is, see `thread-clock.ts`. */
  | { type: 'started'; task: string | null }
  | { type: 'loaded' }
  | { type: 'page'; id: number; page: RenderedPage }
  | { type: 'frame'; id: number; frame: RenderedFrame }
  | { type: 'failed'; id: number; error: string }
  | { type: 'rejection'; error: string }
  | { type: 'call'; id: number; call: number; path: string; language: string | null; send: ApiSend | null }
  | { type: 'pong' };
