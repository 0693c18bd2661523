/** A figure, a space and a unit of it, the unit not being the start of a word. */
const MEASURE = /(\d) (?=(?:m²|m2|m|km|ha|м²|м2|м|км|га|кв\.|τ\.μ\.|μ\.|χλμ\.|€|EUR|%)(?![\p{L}\p{N}]))/gu;

/** Keeps figures and their units on one line: `45 m²` of a text never ends a line with 45. */
export function keepUnits(text: string): string {
  return text.replace(MEASURE, '$1\u00a0');
}
