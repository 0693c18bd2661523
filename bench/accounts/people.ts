import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import type { Pool } from 'undici';
import { Browser, type Person } from '../support/browser';
import { findProof } from './find-proof';
import { closedLoad, timed, type Load, type TimedCall } from './load';
import { networks } from './networks';

const CLIENTS = 8;

/** People with accounts, each on a network of their own. */
export class People {
  readonly #nextNetwork = networks(10);
  readonly #known: { person: Person; browser: Browser }[] = [];
  readonly #proofs: string[] = [];
  #turn = 0;

  constructor(
    private readonly proxy: Pool,
    private readonly origin: string,
  ) {}

  /** Signs people up by the real call; they are signed in afterwards. @throws {Error} when one is refused */
  async signUp(people: number): Promise<void> {
    let next = 0;
    const client = async (): Promise<void> => {
      while (next < people) {
        const person = { email: `ana${String(next++)}@primjer.hr`, password: 'morska-sol 77' };
        const browser = this.#newBrowser();
        const { status, body } = await browser.register(person);
        if (status !== 200) throw new Error(`a registration was answered with ${String(status)}: ${body}`);
        this.#known.push({ person, browser });
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  }

  /** As many logins as the portal does; each in a fresh browser that gets its token first. */
  signIn(seconds: number): Promise<Load> {
    return closedLoad(CLIENTS, seconds, this.login);
  }

  /** Login of the next person in a fresh browser; getting the token is not timed, the page has it before. */
  readonly login: TimedCall = async () => {
    const { person, browser } = await this.#comer();
    return timed(() => browser.login(person));
  };

  /**
   * Finds so many proofs of work beforehand: in a flood each visitor's device would find its own, and this machine has only
   * so many processors.
   * @returns milliseconds each took
   */
  async findProofs(proofs: number): Promise<number[]> {
    const times: number[] = [];
    for (let proof = 0; proof < proofs; proof += 1) {
      const { body } = await this.#newBrowser().get(ACCOUNT_CALLS.challenge);
      const start = performance.now();
      this.#proofs.push(await findProof(body));
      times.push(performance.now() - start);
    }
    return times;
  }

  /** A login with a proof of work where the portal asks for one; all calls this takes are timed. @param tell is called when it asks */
  loginWithProof(tell: () => void): TimedCall {
    return async () => {
      const { person, browser } = await this.#comer();
      return timed(async () => {
        const answer = await browser.loginWithProof(person, () => this.#proofs.pop() ?? '');
        if (answer.proven) tell();
        return answer;
      });
    };
  }

  async #comer(): Promise<{ person: Person; browser: Browser }> {
    const { person } = this.#next();
    const browser = this.#newBrowser();
    await browser.prepare();
    return { person, browser };
  }

  /** As many `info` as the portal answers to people who are signed in. */
  async askWhoTheyAre(clients: number, seconds: number): Promise<Load> {
    for (const { browser } of this.#known) browser.moveTo(this.#nextNetwork());
    return closedLoad(clients, seconds, () => {
      const { person, browser } = this.#next();
      return timed(async () => {
        const { status, body } = await browser.get(ACCOUNT_CALLS.info);
        return { status: body.includes(person.email) ? status : 0 };
      });
    });
  }

  #next(): { person: Person; browser: Browser } {
    const next = this.#known[this.#turn++ % this.#known.length];
    if (next === undefined) throw new RangeError('nobody has an account');
    return next;
  }

  #newBrowser(): Browser {
    return new Browser(this.proxy, this.origin, this.#nextNetwork());
  }
}
