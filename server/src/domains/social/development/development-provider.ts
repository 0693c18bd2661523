import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isLocale, type Locale } from '@kvadrat/contracts/locales';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@kvadrat/contracts/vocabulary';
import type Provider from 'oidc-provider';
import { acceptedLocale } from '../../../platform/http';
import { configuration } from './configuration';
import { personPage, readPerson } from './person-page';
import type { Person } from './persons';

export interface DevelopmentProvider {
  /** Also its address. */
  issuer: string;
  /** Client id of each service; the secret is the same text. */
  clients: Readonly<Record<SocialProvider, string>>;
  secret: string;
  close: () => Promise<void>;
}

/** Where it imitates the Graph API of Facebook. */
export const GRAPH_PATH = '/graph/me';
const INTERACTION_PATH = /^\/interaction\/([\w-]+)$/;
const LONGEST_BODY = 10_000;

/**
 * A real OpenID provider on this machine's loopback that asks who signs in and believes it. It stands in for Google,
 * Facebook and Apple where there are no keys of theirs: in development and in tests, never in production.
 * @param redirectUriOf where each service sends visitors back
 */
export async function startDevelopmentProvider(
  redirectUriOf: (service: SocialProvider) => string,
): Promise<DevelopmentProvider> {
  const { Provider: OpenIdProvider, interactionPolicy } = await import('oidc-provider');
  const secret = randomBytes(32).toString('hex');
  const persons = new Map<string, Person>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the development provider has no port');
  const issuer = `http://localhost:${address.port}`;
  const provider = new OpenIdProvider(issuer, {
    clients: SOCIAL_PROVIDERS.map((service) => ({
      client_id: clientId(service),
      client_secret: secret,
      redirect_uris: [redirectUriOf(service)],
      token_endpoint_auth_method: 'client_secret_post' as const,
    })),
    ...configuration(interactionPolicy, persons),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    handle(provider, persons, request, response, answer).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return {
    issuer,
    clients: { google: clientId('google'), facebook: clientId('facebook'), apple: clientId('apple') },
    secret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function clientId(service: SocialProvider): string {
  return `development-${service}`;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

async function handle(
  provider: Provider,
  persons: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: Answer,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', provider.issuer);
  if (INTERACTION_PATH.test(pathname)) return interact(provider, persons, request, response);
  if (pathname === GRAPH_PATH) return answerProfile(provider, persons, request, response);
  otherwise(request, response);
}

/** Shows who may sign in, and takes the choice. */
async function interact(
  provider: Provider,
  persons: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    const service = String(params['client_id']).replace('development-', '');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(personPage(service, localeOf(params['ui_locales'], request)));
    return;
  }
  const person = readPerson(await readBody(request));
  if (person === null) {
    await provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'cancelled' });
    return;
  }
  const id = createHash('sha256').update(person.email.toLowerCase()).digest('hex').slice(0, 24);
  persons.set(id, person);
  await provider.interactionFinished(request, response, { login: { accountId: id, remember: false } });
}

/** Who a token belongs to, in the words of the Graph API. */
async function answerProfile(
  provider: Provider,
  persons: ReadonlyMap<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const token = await provider.AccessToken.find((request.headers.authorization ?? '').replace(/^Bearer /, ''));
  const person = persons.get(token?.accountId ?? '');
  const body =
    person === undefined
      ? { error: { message: 'no such token' } }
      : { id: token?.accountId, email: person.email, first_name: person.name, last_name: person.surname };
  response
    .writeHead(person === undefined ? 401 : 200, { 'content-type': 'application/json' })
    .end(JSON.stringify(body));
}

function localeOf(wanted: unknown, request: IncomingMessage): Locale {
  const locale = typeof wanted === 'string' ? wanted : '';
  return isLocale(locale) ? locale : acceptedLocale(request.headers['accept-language']);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > LONGEST_BODY) throw new Error('the form is too long');
  }
  return body;
}
