/**
 * Filters as words of the text index, so that a keyword search intersects them there instead of fetching every ad that
 * holds the word. They begin with a sign no analysed word has. 0 and absent values are left out.
 */
export function filterLexemes(filters: {
  contract: number;
  category: number;
  region?: number;
  city?: number;
}): string[] {
  const { contract, category, region = 0, city = 0 } = filters;
  return [
    `_c${contract}`,
    `_k${category}`,
    ...(region === 0 ? [] : [`_r${region}`]),
    ...(city === 0 ? [] : [`_g${city}`]),
  ];
}
