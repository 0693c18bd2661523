import { KINDS, numbered, type Kind, type Target } from './target';

/** Of a hundred requests of browsers, so many are of each kind: mostly lists, some of which nobody has asked for before. */
const OF_A_HUNDRED: Readonly<Record<Kind, number>> = {
  list: 33,
  filtered: 10,
  unseen: 10,
  ad: 20,
  home: 6,
  search: 6,
  facets: 4,
  suggest: 6,
  moved: 3,
  missing: 1,
  gone: 1,
};

/** Prime to a hundred, so that kinds are spread evenly. */
const STRIDE = 37;

/** What clients ask one after the other. */
export class Mix {
  readonly #turns: readonly Kind[];
  readonly #byKind: ReadonlyMap<Kind, readonly Target[]>;
  readonly #asked = new Map<Kind, number>();
  #next = 0;

  /** @param first number of what nobody has asked for before */
  constructor(
    targets: readonly Target[],
    private readonly first: number,
  ) {
    this.#turns = KINDS.flatMap((kind) => Array.from({ length: OF_A_HUNDRED[kind] }, () => kind));
    this.#byKind = new Map(KINDS.map((kind) => [kind, targets.filter((target) => target.kind === kind)]));
  }

  next(): Target {
    const kind = this.#turns[(this.#next++ * STRIDE) % this.#turns.length] ?? 'list';
    const turn = this.#asked.get(kind) ?? 0;
    this.#asked.set(kind, turn + 1);
    const of = this.#byKind.get(kind) ?? [];
    const target = of[turn % of.length];
    if (target === undefined) throw new RangeError(`there is nothing of kind ${kind} to ask for`);
    return kind === 'unseen' ? numbered(target, this.first + turn) : target;
  }
}
