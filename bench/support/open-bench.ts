import { stopPortals } from '@kvadrat/tools/harness';
import type { BenchName } from './benches';
import { readOptions, type OptionsOf } from './read-options';
import { writeResult } from './write-result';

/** A run of a bench. */
export interface Bench<Name extends BenchName> {
  options: OptionsOf<Name>;
  /** Keeps a result beside the code; a smoke keeps none, its numbers mean nothing. @param file when the bench has several */
  keep: (result: object, file?: string) => Promise<void>;
  /** Ends with 1 when what was promised is not held. Of a smoke, whose times mean nothing, only `always` is asked for. */
  hold: (inside: boolean, kind?: 'always') => void;
}

/** Codes by which a shell knows what ended a program. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Reads what a bench was told, in the one way all of them are told things, and ends its portals when it is told to end. @throws TypeError for what cannot be read */
export function openBench<Name extends BenchName>(
  name: Name,
  given: readonly string[] = process.argv.slice(2),
): Bench<Name> {
  const options = readOptions(name, given);
  if (options.smoke) console.log(`A smoke of ${name}: it runs, and nothing is kept.`);
  for (const [signal, code] of Object.entries(SIGNALS))
    process.once(signal, () => void stopPortals().finally(() => process.exit(code)));
  return {
    options,
    keep: async (result, file = name) => {
      if (!options.smoke) await writeResult(file, result);
    },
    hold: (inside, kind) => {
      if (!inside && (kind === 'always' || !options.smoke)) process.exitCode = 1;
    },
  };
}
