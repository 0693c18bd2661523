import { ACCOUNT_CALLS, CSRF_HEADER, SIGN_IN_PATH } from '@kvadrat/contracts/account';
import { PATHS } from '@kvadrat/contracts/paths';
import { setTimeout as pause } from 'node:timers/promises';
import { loopback } from '../support/loopback';
import { decodeBody } from '../support/read-page';
import { Client, type Answer } from './client';

export interface PersonFigures {
  /** Of what a person does: opening the sign-in page, signing in, opening the contact form, sending it. */
  tried: number;
  refused: number;
  /** Neither done nor refused. */
  failed: number;
  /** Forms that came back without what was typed. */
  lost: number;
  times: number[];
  examples: string[];
}

const LOOPBACK_BLOCK = 200;
const PASSWORD = 'morska-sol 77';
/** Whoever fills in a form faster is taken for a program. */
const FILLING_MS = 1100;
const REST_MS = 500;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
/** As the page's script calls; without it the portal answers as a form without scripts is answered. */
const CALL = { accept: 'application/json', 'sec-fetch-mode': 'cors' };
const EXAMPLES = 5;

/** Of all persons: none comes from where another has been, nor writes from the same mailbox. */
let visits = 0;

/** Somebody who signs in and writes to the portal while others storm it, each time from another network. */
export class Person {
  readonly figures: PersonFigures = { tried: 0, refused: 0, failed: 0, lost: 0, times: [], examples: [] };
  private constructor(
    private readonly origin: string,
    private readonly email: string,
  ) {}

  /** Signs somebody up while the portal is quiet. @throws {Error} when that is refused */
  static async signUp(origin: string, number: number): Promise<Person> {
    const person = new Person(origin, `ana.${String(process.pid)}.${String(number)}@primjer.hr`);
    const client = new Client(origin, loopback(LOOPBACK_BLOCK + 1, number));
    const fields = {
      first_name: 'Ana',
      last_name: 'Horvat',
      email: person.email,
      phone: '091 234 5678',
      'phone-prefix': '385',
      password: PASSWORD,
      privacy: '1',
      communications: '0',
      newsletter: '0',
    };
    const answer = await post(client, ACCOUNT_CALLS.register, fields, await tokenOf(client));
    client.close();
    if (answer.status !== 200)
      throw new Error(`a registration was answered with ${String(answer.status)}: ${textOf(answer)}`);
    return person;
  }

  /** Goes on until told otherwise. */
  async live(ends: AbortSignal): Promise<void> {
    for (let turn = 0; !ends.aborted; turn += 1) {
      await (turn % 2 === 0 ? this.signIn() : this.write());
      await pause(REST_MS, undefined, { signal: ends }).catch(() => undefined);
    }
  }

  private async signIn(): Promise<void> {
    const client = this.newClient();
    const opened = await this.note(
      'the sign-in page',
      () => client.ask(SIGN_IN_PATH),
      ({ status }, text) => status === 200 && text.includes('name="email"'),
    );
    if (opened) {
      let token: Headers = {};
      const given = await this.note(
        'the token',
        async () => client.ask(ACCOUNT_CALLS.csrf),
        (answer) => {
          token = tokenFrom(answer);
          return answer.status === 200;
        },
      );
      if (given)
        await this.note(
          'signing in',
          () => post(client, ACCOUNT_CALLS.login, { email: this.email, password: PASSWORD }, token),
          ({ status }) => status === 200,
        );
    }
    client.close();
  }

  private async write(): Promise<void> {
    const client = this.newClient();
    const typed = `Pitanje broj ${String(visits)}: kada radite u kolovozu?`;
    let key = '';
    const opened = await this.note(
      'the contact form',
      () => client.ask(PATHS.contactUs),
      ({ status }, text) => {
        key =
          /name="key"[^>]*value="([^"]*)"/.exec(text)?.[1] ?? /value="([^"]*)"[^>]*name="key"/.exec(text)?.[1] ?? '';
        return status === 200 && key !== '';
      },
    );
    if (opened) {
      await pause(FILLING_MS);
      const fields = {
        topic: 'general',
        name: 'Ana Horvat',
        email: `pise.${String(process.pid)}.${String(visits)}@primjer.hr`,
        message: typed,
        key,
        website: '',
      };
      await this.note(
        'sending the form',
        () => post(client, PATHS.contactUs, fields),
        ({ status }, text) => {
          if (status !== 303 && !text.includes(typed)) this.figures.lost += 1;
          return status === 303;
        },
      );
    }
    client.close();
  }

  /** @returns whether it was done */
  private async note(
    what: string,
    ask: () => Promise<Answer>,
    isDone: (answer: Answer, text: string) => boolean,
  ): Promise<boolean> {
    const { figures } = this;
    figures.tried += 1;
    try {
      const answer = await ask();
      const done = isDone(answer, textOf(answer));
      if (done) figures.times.push(answer.ms);
      else if (answer.status === 503) figures.refused += 1;
      else this.fail(`${what}: ${String(answer.status)}`);
      return done;
    } catch (error) {
      this.fail(`${what}: ${String(error)}`);
      return false;
    }
  }

  private fail(example: string): void {
    this.figures.failed += 1;
    if (this.figures.examples.length < EXAMPLES) this.figures.examples.push(example);
  }

  private newClient(): Client {
    visits += 1;
    return new Client(this.origin, loopback(LOOPBACK_BLOCK, visits));
  }
}

type Headers = Record<string, string>;

async function tokenOf(client: Client): Promise<Headers> {
  return tokenFrom(await client.ask(ACCOUNT_CALLS.csrf));
}

/** The token against forged calls, with the cookie it belongs to. */
function tokenFrom(answer: Answer): Headers {
  const cookie = (answer.headers['set-cookie'] ?? []).map((given) => given.split(';')[0]).join('; ');
  return { ...CALL, cookie, [CSRF_HEADER]: /"token":"([^"]*)"/.exec(textOf(answer))?.[1] ?? '' };
}

function post(client: Client, address: string, fields: Record<string, string>, headers: Headers = {}): Promise<Answer> {
  return client.ask(address, {
    method: 'POST',
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

function textOf({ headers, body }: Answer): string {
  return decodeBody(body, headers['content-encoding']);
}
