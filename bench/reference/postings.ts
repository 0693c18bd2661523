/** Which ads hold a word: positions of rows by term, ascending. */
export class Postings {
  readonly #rows: readonly Uint32Array[];
  readonly #terms: readonly string[];

  private constructor(byTerm: ReadonlyMap<string, readonly number[]>) {
    this.#terms = [...byTerm.keys()].sort();
    this.#rows = this.#terms.map((term) => Uint32Array.from(byTerm.get(term) ?? []));
  }

  /** @param documents the terms of each row, each term once */
  static of(documents: Iterable<readonly string[]>): Postings {
    const byTerm = new Map<string, number[]>();
    let row = 0;
    for (const terms of documents) {
      for (const term of terms) {
        const rows = byTerm.get(term);
        if (rows === undefined) byTerm.set(term, [row]);
        else rows.push(row);
      }
      row += 1;
    }
    return new Postings(byTerm);
  }

  /** Rows that hold every word; one that ends in `*` stands for all that begin so. */
  all(words: readonly string[]): Uint32Array {
    const lists = words.map((word) => (word.endsWith('*') ? this.#beginning(word.slice(0, -1)) : this.#exactly(word))).sort((a, b) => a.length - b.length);
    const [shortest, ...others] = lists;
    return others.reduce(intersect, shortest ?? new Uint32Array(0));
  }

  #exactly(term: string): Uint32Array {
    const at = this.#lowerBound(term);
    return this.#terms[at] === term ? (this.#rows[at] ?? new Uint32Array(0)) : new Uint32Array(0);
  }

  #beginning(prefix: string): Uint32Array {
    const lists: Uint32Array[] = [];
    for (let at = this.#lowerBound(prefix); this.#terms[at]?.startsWith(prefix) === true; at += 1) lists.push(this.#rows[at] ?? new Uint32Array(0));
    const [only] = lists;
    if (lists.length === 1 && only !== undefined) return only;
    return Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
  }

  #lowerBound(term: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#terms[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function intersect(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(a.length, b.length));
  let length = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) both[length++] = left;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return both.subarray(0, length);
}
