/** Letters of Russian and Greek, and of Serbian, as Croatian writes their sounds; two letters before one. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'z', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't',
  у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', ш: 's', щ: 'sc', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'ju', я: 'ja',
  ђ: 'd', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz',
};
const GREEK: Readonly<Record<string, string>> = {
  μπ: 'b', ντ: 'd', γκ: 'g', γι: 'j', τζ: 'dz', τσ: 'c', ου: 'u',
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 't', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'ks', ο: 'o', π: 'p', ρ: 'r', σ: 's',
  τ: 't', υ: 'i', φ: 'f', χ: 'h', ψ: 'ps', ω: 'o',
};
const LETTERS = new Map(Object.entries({ ...CYRILLIC, ...GREEK }));
/** Most names have none of them, and looking for one letter is cheaper than for sixty. */
const FOREIGN_SCRIPT = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;
const FOREIGN = new RegExp([...LETTERS.keys()].join('|'), 'g');

/** A folded name in Latin letters, near enough to find it: загреб and ζαγκρεμπ are zagreb. */
export function inLatin(folded: string): string {
  return FOREIGN_SCRIPT.test(folded) ? folded.replace(FOREIGN, (letters) => LETTERS.get(letters) ?? letters) : folded;
}
