import type { Peers } from '../../../platform/cluster';
import type { DevelopmentProvider } from './development-provider';

/** What processes ask each other for the provider they imitate by. */
const TOPIC = 'imitated provider';

/** An imitated provider as every process can use it. */
export interface Imitation extends Omit<DevelopmentProvider, 'close'> {
  startedAt: number;
}

/**
 * Keeps one imitated provider for all processes: a visitor is sent to it by one of them and comes back to another. Where two
 * began one at the same time, that of the first counts.
 */
export class ImitationKeeper {
  private own: { imitation: Imitation; provider: DevelopmentProvider } | undefined;

  constructor(
    private readonly peers: Peers,
    private readonly start: () => Promise<DevelopmentProvider>,
  ) {
    peers.onQuestion(TOPIC, () => this.own?.imitation);
  }

  async find(): Promise<Imitation> {
    const known = await this.ask();
    if (known !== undefined) return known;
    const provider = await this.start();
    const { issuer, clients, secret } = provider;
    this.own = { provider, imitation: { issuer, clients, secret, startedAt: Date.now() } };
    return (await this.ask()) ?? this.own.imitation;
  }

  async close(): Promise<void> {
    await this.own?.provider.close();
  }

  private async ask(): Promise<Imitation | undefined> {
    const answers = (await this.peers.askAll(TOPIC)).filter(isImitation);
    return answers.sort((a, b) => a.startedAt - b.startedAt)[0];
  }
}

function isImitation(answer: unknown): answer is Imitation {
  return typeof answer === 'object' && answer !== null && 'issuer' in answer && 'startedAt' in answer;
}
