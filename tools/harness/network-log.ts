import type { CDPSession } from 'playwright-core';

export interface LoggedRequest {
  url: string;
  /** Path with query. */
  address: string;
  /** As the browser names it: Document, Script, Stylesheet, Image, Font, Fetch … */
  type: string;
  status: number | null;
  /** Bytes on the wire, headers included; 0 until finished. */
  bytes: number;
  /** Seconds on the browser's clock. */
  start: number;
  end: number | null;
  /** 1 when the document names it, one more for each script that has to run before it is known. */
  depth: number;
  fromCache: boolean;
}

export interface NetworkLog {
  /** Requests since the last document began, in order; those answered from a cache are marked. */
  all: () => LoggedRequest[];
  /** Requests that left the browser, by kind. */
  sent: (...types: string[]) => LoggedRequest[];
}

/** Reads the browser's own network log; caches are off, so a file that is asked for twice is sent twice. */
export async function watchNetwork(cdp: CDPSession): Promise<NetworkLog> {
  const requests = new Map<string, LoggedRequest>();
  const byUrl = new Map<string, LoggedRequest>();
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  cdp.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type = 'Other', timestamp, initiator }) => {
    if (request.url.startsWith('data:')) return;
    if (type === 'Document' && requestId === loaderId) {
      requests.clear();
      byUrl.clear();
    }
    const { pathname, search } = new URL(request.url);
    const parent = initiatorUrl(initiator);
    const logged: LoggedRequest = {
      url: request.url,
      address: pathname + search,
      type,
      status: null,
      bytes: 0,
      start: timestamp,
      end: null,
      depth: type === 'Document' ? 0 : 1 + ((parent === undefined ? undefined : byUrl.get(parent)?.depth) ?? 0),
      fromCache: false,
    };
    requests.set(requestId, logged);
    if (!byUrl.has(request.url)) byUrl.set(request.url, logged);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.fromCache = true;
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.status = response.status;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (request === undefined) return;
    request.bytes = encodedDataLength;
    request.end = timestamp;
  });
  const all = (): LoggedRequest[] => [...requests.values()];
  return {
    all,
    sent: (...types) =>
      all().filter((request) => !request.fromCache && (types.length === 0 || types.includes(request.type))),
  };
}

interface Initiator {
  url?: string;
  stack?: CallStack;
}

interface CallStack {
  callFrames: { url: string }[];
  parent?: CallStack;
}

/** The script whose running led to the request, or the document. */
function initiatorUrl({ url, stack }: Initiator): string | undefined {
  for (let level = stack; level !== undefined; level = level.parent) {
    const frame = level.callFrames.find((candidate) => candidate.url !== '');
    if (frame !== undefined) return frame.url;
  }
  return url;
}
