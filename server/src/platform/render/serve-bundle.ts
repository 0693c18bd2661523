import type { FrameResult, PageHead, RenderResult, ServerBundle, ShellBundle } from '@kvadrat/contracts/remote';
import { safeJson } from './safe-json';
import type { ApiCalls } from './api-calls';
import type { Exports } from './load-bundle';
import type { FromWorker, RenderJob } from './worker-protocol';

const utf8 = new TextEncoder();

/** Does one job with a bundle's exports and checks the shape of what comes back. */
export async function runJob(id: number, job: RenderJob, exports: Exports, calls: ApiCalls): Promise<FromWorker> {
  if (job.kind === 'frame') {
    if (!isShellBundle(exports)) throw new TypeError('the bundle exports no renderFrame');
    const frame: unknown = await exports.renderFrame(job.request);
    if (!isFrame(frame)) throw new TypeError('renderFrame gave something else than a frame');
    return {
      type: 'frame',
      id,
      frame: { html: frame.html, head: frame.head, fonts: frame.fonts ?? [], sections: frame.sections ?? null },
    };
  }
  if (!isServerBundle(exports)) throw new TypeError('the bundle exports no render');
  const http = job.kind === 'act' ? calls.sendingClientFor(id) : calls.clientFor(id);
  const result: unknown = await exports.render(job.request, { http, flags: job.flags });
  if (!isResult(result)) throw new TypeError('render gave something else than a page');
  if (job.kind === 'act' && !saysWhatBecame(result)) throw new TypeError('render said nothing of the form');
  const { status, location = null, html, head, data, refused } = result;
  return {
    type: 'page',
    id,
    page: {
      status,
      location,
      html: utf8.encode(html),
      head,
      data: utf8.encode(safeJson(data)),
      refused: refused === undefined ? null : safeJson(refused),
      retryAfter: waitOf(refused),
    },
  };
}

/** Of a form that was taken: anything but a way on, what is wrong, or what it was told would say that it was never looked at. */
function saysWhatBecame({ status, refused }: RenderResult): boolean {
  return status === 303 || (status >= 400 && status < 500) || (status === 200 && refused?.told !== undefined);
}

/** A bundle may be of anybody: what goes into a header is a whole number of seconds. */
function waitOf(refused: RenderResult['refused']): number | null {
  const seconds: unknown = refused?.retryAfter;
  return typeof seconds === 'number' && Number.isSafeInteger(seconds) && seconds > 0 ? seconds : null;
}

/** Memory of a message that its receiver takes over. */
export function transferables(message: FromWorker): ArrayBuffer[] {
  return message.type === 'page'
    ? [message.page.html.buffer, message.page.data.buffer].filter((buffer) => buffer instanceof ArrayBuffer)
    : [];
}

function isServerBundle(exports: object): exports is ServerBundle {
  return 'render' in exports && typeof exports.render === 'function';
}

function isShellBundle(exports: object): exports is ShellBundle {
  return 'renderFrame' in exports && typeof exports.renderFrame === 'function';
}

function isResult(value: unknown): value is RenderResult {
  if (typeof value !== 'object' || value === null || !('status' in value) || typeof value.status !== 'number')
    return false;
  if (value.status >= 300 && value.status < 400) return 'location' in value && typeof value.location === 'string';
  return 'html' in value && typeof value.html === 'string' && 'head' in value && isHead(value.head);
}

function isFrame(value: unknown): value is FrameResult {
  if (typeof value !== 'object' || value === null || !('html' in value) || typeof value.html !== 'string') return false;
  if ('fonts' in value && !isNames(value.fonts)) return false;
  if ('sections' in value && !isNames(value.sections)) return false;
  return 'head' in value && (value.head === null || isHead(value.head));
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function isHead(value: unknown): value is PageHead {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'description' in value &&
    typeof value.description === 'string' &&
    'canonical' in value &&
    typeof value.canonical === 'string'
  );
}
