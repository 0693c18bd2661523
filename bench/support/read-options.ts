import { parseArgs } from 'node:util';
import { BENCHES, type BenchDefinition, type BenchName } from './benches';

/** What a bench was told: numbers with their defaults, texts that were given, flags. */
export type Options<Definition extends BenchDefinition> = { smoke: boolean } & Record<
  keyof Definition['numbers'],
  number
> &
  Partial<Record<Definition['texts'][number], string>> &
  Record<Definition['flags'][number], boolean>;

export type OptionsOf<Name extends BenchName> = Options<(typeof BENCHES)[Name]>;

/**
 * Reads the command line of a bench: `--smoke` for the small numbers, and each option of its definition, `floodNetworks`
 * as `--flood-networks`.
 * @throws TypeError for what cannot be read
 */
export function readOptions<Name extends BenchName>(name: Name, given: readonly string[]): OptionsOf<Name> {
  const { numbers, texts, flags }: BenchDefinition = BENCHES[name];
  const words = [...Object.keys(numbers), ...texts];
  const { values } = parseArgs({
    args: [...given],
    options: {
      smoke: { type: 'boolean', default: false },
      ...Object.fromEntries(words.map((word) => [dashed(word), { type: 'string' } as const])),
      ...Object.fromEntries(flags.map((flag) => [dashed(flag), { type: 'boolean', default: false } as const])),
    },
  });
  const read: Readonly<Record<string, unknown>> = values;
  const smoke = values.smoke;
  const amounts = Object.entries(numbers).map(([word, amount]) => [
    word,
    numberOf(dashed(word), read[dashed(word)], smoke ? amount.smoke : amount.full),
  ]);
  const rest = [...texts, ...flags].map((word) => [word, read[dashed(word)]]);
  return { smoke, ...Object.fromEntries([...amounts, ...rest]) } as OptionsOf<Name>;
}

function numberOf(name: string, given: unknown, fallback: number): number {
  if (typeof given !== 'string') return fallback;
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(given) || Number(given) === 0)
    throw new TypeError(`--${name} is "${given}", but must be a number above 0`);
  return Number(given);
}

function dashed(word: string): string {
  return word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
