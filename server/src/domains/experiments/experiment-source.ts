import { isFlagName, type FlagName } from '@kvadrat/contracts/flags';
import type { Db, Sql } from '../../platform/db';
import type { Weights } from './choose-arm';
import './experiments.tables';

/** Told to all processes when an experiment has been started or stopped. */
export const EXPERIMENTS_CHANNEL = 'kvadrat_experiments';

export interface RunningExperiment {
  name: string;
  flag: FlagName;
  weights: Weights;
}

/** The experiments that run now, as every process knows them without asking. */
export class ExperimentSource {
  #running: readonly RunningExperiment[] = [];

  constructor(private readonly db: Db) {}

  get running(): readonly RunningExperiment[] {
    return this.#running;
  }

  async reload(): Promise<void> {
    const rows = await this.db
      .selectFrom('experiment')
      .select(['name', 'flag', 'weight_on', 'weight_off'])
      .where('stopped_at', 'is', null)
      .orderBy('name')
      .execute();
    // A feature that is gone from the code is not tried any more.
    this.#running = rows.flatMap(({ name, flag, weight_on: on, weight_off: off }) =>
      isFlagName(flag) ? [{ name, flag, weights: { on, off } }] : [],
    );
  }

  /** Knows from now on what is started and stopped, by whichever process. @returns to be called before the database closes */
  async follow(sql: Pick<Sql, 'listen'>): Promise<() => Promise<void>> {
    // What is not known for a moment is known with the next change.
    const reload = (): Promise<void> => this.reload().catch(() => undefined);
    const subscription = await sql.listen(
      EXPERIMENTS_CHANNEL,
      () => void reload(),
      () => void reload(),
    );
    await reload();
    return () => subscription.unlisten();
  }
}
