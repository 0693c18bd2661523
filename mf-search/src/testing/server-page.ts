import { AppError } from '@kvadrat/contracts/errors';
import type { RenderResult, RouteLocation } from '@kvadrat/contracts/remote';
import { render } from '../ssr';

export interface ServerPage extends RenderResult {
  /** The HTML as an element that is not in the document. */
  root: HTMLElement;
  requests: string[];
}

/** Renders a page as the server does. @param responses answers by path with query; what is not here is a 404 */
export async function serverPage(route: RouteLocation, responses: Record<string, unknown> = {}): Promise<ServerPage> {
  const requests: string[] = [];
  const claim = <T>(value: unknown): T => value as T;
  const result = await render(
    { route },
    {
      flags: {},
      http: {
        get: async (path) => {
          requests.push(path);
          const response: unknown = responses[path];
          if (response instanceof Error) throw response;
          if (response === undefined) throw new AppError('status', `404: ${path}`, { status: 404 });
          return Promise.resolve(claim(response));
        },
        post: () => Promise.reject(new AppError('forbidden', 'a page only reads')),
      },
    },
  );
  const root = document.createElement('div');
  root.innerHTML = result.html;
  return { ...result, root, requests };
}
