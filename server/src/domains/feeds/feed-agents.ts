import type { Db } from '../../platform/db';
import { agencyContact, noteAgencyContact, noteAgents } from '../agencies/api';
import { FeedFileError } from './feed-file-error';
import type { FeedAgent } from './read-agent';

/** The people whom the ads of a file name. */
export class FeedAgents {
  readonly #agents = new Map<string, FeedAgent>();

  /** @returns by what name the ad is to be asked for its agent; null where it has none of its own */
  add(agent: FeedAgent | null): string | null {
    if (agent === null) return null;
    const key = agent.name ?? '';
    const known = this.#agents.get(key);
    // Of two numbers of one name the newest counts, as in the next file.
    this.#agents.set(key, {
      name: agent.name,
      email: agent.email ?? known?.email ?? null,
      phone: agent.phone ?? known?.phone ?? null,
    });
    return agent.name;
  }

  /**
   * Sees to it that the agency can be reached: where it has neither address nor number it is given those of the file.
   * @throws {FeedFileError} `no-contact`
   */
  async reach(db: Db, agencyId: number): Promise<void> {
    const known = await agencyContact(db, agencyId);
    if (known.email !== null || known.phone !== null) return;
    const all = [...this.#agents.values()];
    const email = all.find((agent) => agent.email !== null)?.email ?? null;
    const phone = all.find((agent) => agent.phone !== null)?.phone ?? null;
    if (email === null && phone === null) throw new FeedFileError('no-contact');
    await noteAgencyContact(db, agencyId, { email, phone });
  }

  /** Keeps the people as those of the agency. @returns their ids by name */
  async save(db: Db, agencyId: number): Promise<ReadonlyMap<string, number>> {
    const named = [...this.#agents.values()].flatMap(({ name, phone }) => (name === null ? [] : [{ name, phone }]));
    const ids = await noteAgents(db, agencyId, named);
    return new Map(named.map(({ name }, index) => [name, ids[index] ?? 0]));
  }
}
