import { ACCOUNT_CALLS, CSRF_HEADER, PROOF_FIELD } from '@kvadrat/contracts/account';
import type { Pool } from 'undici';

export interface Answer {
  status: number;
  body: string;
}

export interface Person {
  email: string;
  password: string;
}

/** The part of a browser that signs in: one network, cookies, the token against forged calls. It calls through the one proxy all share. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  #token: string | undefined;

  /**
   * @param proxy connections to the portal
   * @param origin of the portal
   * @param network address that the proxy says the calls come from
   */
  constructor(
    private readonly proxy: Pool,
    private readonly origin: string,
    private network: string,
  ) {}

  /** Goes to another network, and takes the cookies along. */
  moveTo(network: string): void {
    this.network = network;
  }

  get(path: string): Promise<Answer> {
    return this.#send('GET', path);
  }

  register({ email, password }: Person): Promise<Answer> {
    return this.#submit(ACCOUNT_CALLS.register, {
      first_name: 'Ana',
      last_name: 'Horvat',
      email,
      phone: '091 234 5678',
      'phone-prefix': '385',
      password,
      privacy: '1',
      communications: '0',
      newsletter: '0',
    });
  }

  /** Sends what the sign-in form sends; the token is there before, as it is on the page. */
  login({ email, password }: Person, proof = ''): Promise<Answer> {
    return this.#submit(ACCOUNT_CALLS.login, { email, password, ...(proof === '' ? {} : { [PROOF_FIELD]: proof }) });
  }

  /**
   * Signs in as the form does: where the portal asks for a proof of work, gets a challenge and calls once more.
   * @param findProof finds a proof; visitors' devices do that, not this machine
   */
  async loginWithProof(person: Person, findProof: () => string): Promise<Answer & { proven: boolean }> {
    const answer = await this.login(person);
    if (answer.status !== 429) return { ...answer, proven: false };
    const challenge = await this.get(ACCOUNT_CALLS.challenge);
    return { ...(challenge.status === 200 ? await this.login(person, findProof()) : challenge), proven: true };
  }

  /** Gets the token of this browser unless it has one. @throws {Error} when the portal gives none */
  async prepare(): Promise<void> {
    if (this.#token !== undefined) return;
    const { status, body } = await this.get(ACCOUNT_CALLS.csrf);
    const answer: unknown = status === 200 ? JSON.parse(body) : null;
    if (typeof answer !== 'object' || answer === null || !('token' in answer))
      throw new Error(`the portal gave no token but ${String(status)}`);
    this.#token = String(answer.token);
  }

  async #submit(path: string, fields: Record<string, string>): Promise<Answer> {
    await this.prepare();
    const headers = {
      origin: this.origin,
      'content-type': 'application/x-www-form-urlencoded',
      [CSRF_HEADER]: this.#token ?? '',
    };
    return this.#send('POST', path, headers, new URLSearchParams(fields).toString());
  }

  async #send(
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string> = {},
    body: string | null = null,
  ): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.proxy.request({
      method,
      path,
      body,
      headers: {
        'x-forwarded-for': this.network,
        accept: 'application/json',
        'accept-language': 'hr',
        'accept-encoding': 'gzip, br',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
    });
    for (const given of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(given);
    return { status: answer.statusCode, body: await answer.body.text() };
  }

  #keep(given: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
    this.#cookies.set(name, value);
    // The token belongs to this cookie: with a new one it ends.
    if (name.endsWith('imm_csrf')) this.#token = undefined;
  }
}
