import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import {
  readingClient,
  type HttpClient,
  type RefusedForm,
  type RenderResult,
  type RouteLocation,
  type SentValues,
  type ServerBundle,
} from '@kvadrat/contracts/remote';

export interface ServerPage extends RenderResult {
  /** The HTML in an element that is not in the document. */
  root: HTMLElement;
  /** What the page asked the API for, in order. */
  requests: string[];
  /** What it sent to the API, in order; the method where it is none of POST. */
  posts: { path: string; body?: unknown; method?: 'PUT' | 'DELETE' }[];
}

/**
 * Renders a page of a server bundle as the portal does.
 * @param responses answers by path with query; they may wait or throw. What is not here is a 404
 * @param form what the page's form has sent, or a form that the page shows again
 */
export async function serverPage(
  bundle: ServerBundle,
  route: RouteLocation,
  responses: Record<string, () => unknown> = {},
  form: { sent: SentValues } | { refused?: RefusedForm } = {},
): Promise<ServerPage> {
  const requests: string[] = [];
  const posts: ServerPage['posts'] = [];
  // The type a caller names for a response is its own claim, here as over the wire.
  const claim = <T>(value: unknown): T => value as T;
  const answer = async (path: string): Promise<unknown> => {
    const response = responses[path];
    if (response === undefined) throw new AppError('status', `404: no response for ${path}`, { status: 404 });
    return response();
  };
  const reading = readingClient(async (path) => {
    requests.push(path);
    return claim(await answer(path));
  });
  const post: HttpClient['post'] = async (path, body) => {
    posts.push({ path, body });
    return claim(await answer(path));
  };
  const sending: HttpClient = {
    ...reading,
    post,
    postForm: post,
    async put(path, body) {
      posts.push({ path, body, method: 'PUT' });
      return claim(await answer(path));
    },
    async delete(path) {
      posts.push({ path, method: 'DELETE' });
      return claim(await answer(path));
    },
  };
  const result = await bundle.render(
    { route, ...form },
    { flags: DEFAULT_FLAGS, http: 'sent' in form ? sending : reading },
  );
  const root = document.createElement('div');
  root.innerHTML = result.html;
  return { ...result, root, requests, posts };
}
