import { parseArgs } from 'node:util';

export interface Arguments {
  ads: number;
  clients: number;
  /** Questions of each kind, to each engine. */
  runs: number;
  /** Of the mixed load. */
  seconds: number;
  /** Folder with the ads, loaded when it is empty and kept; without it one is made and removed. */
  data: string | undefined;
}

/** @throws TypeError for what cannot be read */
export function readArguments(given: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...given],
    options: { ads: { type: 'string' }, clients: { type: 'string' }, runs: { type: 'string' }, seconds: { type: 'string' }, data: { type: 'string' } },
  });
  const count = (name: 'ads' | 'clients' | 'runs' | 'seconds', fallback: number): number => {
    const text = values[name] ?? String(fallback);
    if (!/^[1-9]\d{0,6}$/.test(text)) throw new TypeError(`--${name} is "${text}", but must be a whole number from 1 on`);
    return Number(text);
  };
  return { ads: count('ads', 20_000), clients: count('clients', 8), runs: count('runs', 30), seconds: count('seconds', 15), data: values.data };
}
