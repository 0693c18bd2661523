import type { FastifyInstance } from 'fastify';
import type { Response } from 'light-my-request';
import { ACCOUNT_CALLS, CSRF_FIELD, CSRF_HEADER } from '@kvadrat/contracts/account';

export type FormFields = Readonly<Record<string, string | readonly string[]>>;

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  /** Left out: the visitor's own, fetched when needed. */
  token?: string | null;
}

export const GOOD_PASSWORD = 'morska-sol 77';

let people = 0;

/** A sign-up form filled in well, for an address of its own. */
export function person(changes: Record<string, string> = {}): Record<string, string> {
  people += 1;
  return {
    first_name: 'Ana',
    last_name: 'Horvat',
    email: `ana${people}@primjer.hr`,
    phone: '091 234 5678',
    'phone-prefix': '385',
    password: GOOD_PASSWORD,
    privacy: '1',
    communications: '0',
    newsletter: '1',
    ...changes,
  };
}

/** A browser: keeps cookies, fetches its token, sends what browsers send. */
export class TestVisitor {
  readonly cookies = new Map<string, string>();
  #token: string | undefined;

  constructor(
    readonly app: FastifyInstance,
    readonly network: string,
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send({ method: 'GET', url: path, headers });
  }

  json(path: string, body: unknown, options: CallOptions = {}): Promise<Response> {
    return this.#change(path, { 'content-type': 'application/json' }, JSON.stringify(body), options);
  }

  form(path: string, fields: FormFields, options: CallOptions = {}): Promise<Response> {
    return this.#change(path, { 'content-type': 'application/x-www-form-urlencoded' }, encode(fields), options);
  }

  /** A form that the browser sends by itself. */
  async submit(path: string, fields: FormFields): Promise<Response> {
    const token = await this.token();
    return this.form(
      path,
      { ...fields, [CSRF_FIELD]: token },
      { token: null, headers: { 'sec-fetch-mode': 'navigate', accept: 'text/html' } },
    );
  }

  /** A body as it is, with the visitor's token. */
  async raw(
    path: string,
    { method, type, body, navigates }: { method: 'POST' | 'PUT'; type: string; body: string; navigates: boolean },
  ): Promise<Response> {
    return this.#change(path, { 'content-type': type }, body, {
      method,
      headers: navigates ? { 'sec-fetch-mode': 'navigate' } : {},
    });
  }

  async token(): Promise<string> {
    if (this.#token === undefined) {
      const answer = await this.get(ACCOUNT_CALLS.csrf);
      this.#token = answer.json<{ token: string }>().token;
    }
    return this.#token;
  }

  /** What `info` says of this browser. */
  async user<T = { uuid: string; email: string; emailVerified: boolean } | null>(): Promise<T> {
    return (await this.get(ACCOUNT_CALLS.info)).json<T>();
  }

  async register(fields: Record<string, string> = person()): Promise<Record<string, string>> {
    const answer = await this.form(ACCOUNT_CALLS.register, fields);
    if (answer.statusCode !== 200) throw new Error(`register: ${answer.statusCode} ${answer.body}`);
    return fields;
  }

  login(email: string, password: string, options?: CallOptions): Promise<Response> {
    return this.form(ACCOUNT_CALLS.login, { email, password }, options);
  }

  async #change(
    path: string,
    type: Record<string, string>,
    payload: string,
    { method = 'POST', headers = {}, token }: CallOptions,
  ): Promise<Response> {
    const own = token === undefined ? await this.token() : token;
    return this.#send({
      method,
      url: path,
      headers: {
        origin: 'http://localhost:8080',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        ...type,
        ...(own === null ? {} : { [CSRF_HEADER]: own }),
        ...headers,
      },
      payload,
    });
  }

  async #send({
    headers = {},
    ...request
  }: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    url: string;
    headers?: Record<string, string>;
    payload?: string;
  }): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.app.inject({
      ...request,
      headers: {
        host: 'localhost:8080',
        'x-forwarded-for': this.network,
        'accept-language': 'hr',
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
      if (name.endsWith('imm_csrf')) this.#token = undefined;
    }
    return answer;
  }
}

function encode(fields: FormFields): string {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  ).toString();
}
