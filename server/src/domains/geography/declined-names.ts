import { words } from '../../platform/text';
import { placeKey, stemsOfName, stemsOfWord } from './inflect';

/** Words before names that decline: "u Splitu", "в Задаре". In the letters of keys. */
const PREPOSITIONS = new Set(['u', 'na', 'kod', 'iz', 'oko', 'v', 'vo', 'sto', 'sti', 'stin', 'ston']);

interface Entry<T> {
  keys: readonly string[];
  item: T;
}

/** Finds names by their cases: Zadru is Zadar, Velikoj Gorici is Velika Gorica. Whole names only. */
export class DeclinedNames<T> {
  readonly #byStem = new Map<string, Entry<T>[]>();

  constructor(named: readonly { item: T; names: readonly string[] }[]) {
    for (const { item, names } of named) {
      for (const name of names) {
        const keys = words(name).map(placeKey);
        for (const stem of stemsOfName(keys[0] ?? '')) {
          const entries = this.#byStem.get(stem);
          if (entries === undefined) this.#byStem.set(stem, [{ keys, item }]);
          else entries.push({ keys, item });
        }
      }
    }
  }

  /** What the typed words are a case of, or name as they are behind a preposition. */
  find(typed: string): T[] {
    const all = words(typed).map(placeKey);
    const own = all.length > 1 && PREPOSITIONS.has(all[0] ?? '') ? all.slice(1) : all;
    const stems = own.map(stemsOfWord);
    const candidates = new Set((stems[0] ?? []).flatMap((stem) => this.#byStem.get(stem) ?? []));
    // What is a name as it stands, but for doubled letters and the like, is no case of another.
    const asTheyAre = [...candidates].filter(({ keys }) => keys.join() === own.join());
    if (asTheyAre.length > 0) return own === all ? [] : [...new Set(asTheyAre.map(({ item }) => item))];
    const found = [...candidates].filter(
      ({ keys }) =>
        keys.length === own.length &&
        keys.every((key, index) => stemsOfName(key).some((stem) => stems[index]?.includes(stem))),
    );
    return [...new Set(found.map(({ item }) => item))];
  }
}
