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

  /** Rows that hold one form of every word; a form that ends in `*` stands for all that begin so. */
  all(words: readonly (readonly string[])[]): Uint32Array {
    const lists = words.map((forms) =>
      unite(forms.flatMap((form) => (form.endsWith('*') ? this.#beginning(form.slice(0, -1)) : this.#exactly(form)))),
    );
    const [shortest, ...others] = lists.sort((a, b) => a.length - b.length);
    return others.reduce(intersect, shortest ?? new Uint32Array(0));
  }

  #exactly(term: string): Uint32Array[] {
    const at = this.#lowerBound(term);
    return this.#terms[at] === term ? this.#rows.slice(at, at + 1) : [];
  }

  #beginning(prefix: string): Uint32Array[] {
    const from = this.#lowerBound(prefix);
    let to = from;
    while (this.#terms[to]?.startsWith(prefix) === true) to += 1;
    return this.#rows.slice(from, to);
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

/** Each row once, in order. */
function unite(lists: readonly Uint32Array[]): Uint32Array {
  const [first, ...others] = lists;
  return others.reduce(merge, first ?? new Uint32Array(0));
}

function merge(a: Uint32Array, b: Uint32Array): Uint32Array {
  const either = new Uint32Array(a.length + b.length);
  let length = 0;
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const left = a[i] ?? Infinity;
    const right = b[j] ?? Infinity;
    either[length++] = Math.min(left, right);
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return either.subarray(0, length);
}

function intersect(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(a.length, b.length));
  let length = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) both[length++] = left;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return both.subarray(0, length);
}
