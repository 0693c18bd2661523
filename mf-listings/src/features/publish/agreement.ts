import { adoptTheirs } from './adopt-theirs';

/** What stands in the fields of a step, by name. */
export type Values = Readonly<Record<string, string>>;

/**
 * Keeps what this page and the server last agreed on, so that of two devices that write the same ad neither overwrites the other: what
 * only one of them has changed counts, what both have changed is not saved before somebody has decided here.
 */
export class Agreement {
  #base: Values;
  /** What others have written into fields that nobody types into. */
  #unseen: Values = {};
  #open: readonly string[] = [];

  constructor(base: Values) {
    this.#base = base;
  }

  /** Fields that both have changed, and nobody has decided about yet. */
  get open(): readonly string[] {
    return this.#open;
  }

  /** What a form says, and in fields that nobody sees what another device has said. */
  complete(said: Values): Values {
    const kept = Object.entries(this.#unseen).filter(([name]) => !this.#isTouched(name, said));
    return { ...said, ...Object.fromEntries(kept) };
  }

  /** What of it is to be saved by itself. */
  toSave(said: Values): Values {
    return without(this.complete(said), this.#open);
  }

  /** Told what was saved. */
  saved(fields: Values): void {
    this.#base = { ...this.#base, ...fields };
  }

  /** Told which fields were refused for what another device has written; takes over what nobody has touched here. */
  meet(form: HTMLFormElement, said: Values, refused: readonly string[], theirs: Values): void {
    const both = refused.filter((name) => this.#isTouched(name, said));
    this.#open = [...new Set([...this.#open, ...both])];
    const alone = refused.filter((name) => !both.includes(name));
    this.saved(without(said, [...refused, ...this.#open]));
    const hidden = adoptTheirs(form, alone, theirs);
    this.#unseen = { ...this.#unseen, ...only(hidden, theirs) };
    this.saved(without(only(alone, theirs), hidden));
  }

  /** Told that somebody has written into a field. @returns whether that decides about it */
  decide(name: string): boolean {
    if (!this.#open.includes(name)) return false;
    this.#open = this.#open.filter((other) => other !== name);
    return true;
  }

  #isTouched(name: string, said: Values): boolean {
    return (said[name] ?? '') !== (this.#base[name] ?? '');
  }
}

function only(names: readonly string[], values: Values): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
