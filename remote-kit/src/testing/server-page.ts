import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { readingClient, type RenderResult, type RouteLocation, type ServerBundle } from '@kvadrat/contracts/remote';

export interface ServerPage extends RenderResult {
  /** The HTML in an element that is not in the document. */
  root: HTMLElement;
  /** What the page asked the API for, in order. */
  requests: string[];
}

/**
 * Renders a page of a server bundle as the portal does.
 * @param responses answers by path with query; they may wait or throw. What is not here is a 404
 */
export async function serverPage(bundle: ServerBundle, route: RouteLocation, responses: Record<string, () => unknown> = {}): Promise<ServerPage> {
  const requests: string[] = [];
  // The type a caller names for a response is its own claim, here as over the wire.
  const claim = <T>(value: unknown): T => value as T;
  const result = await bundle.render(
    { route },
    {
      flags: DEFAULT_FLAGS,
      http: readingClient(async (path) => {
        requests.push(path);
        const response = responses[path];
        if (response === undefined) throw new AppError('status', `404: no response for ${path}`, { status: 404 });
        return claim(await response());
      }),
    },
  );
  const root = document.createElement('div');
  root.innerHTML = result.html;
  return { ...result, root, requests };
}
