/** `R12`, `R40–R47`, `O-04–O-06`: written for nothing else, these count wherever they stand. */
const ANYWHERE = /(?<![\w}-])(R|O-)(\d{1,3})(?:–(?:\1)?(\d{1,3}))?(?![\w-])/g;

/**
 * `T1` is also a flat, and `T10:00` a time. So a T counts behind another number, behind a parenthesis and where the name of a test
 * begins; where a comment begins a comma or a colon has to follow.
 */
const ODD_PLACE =
  /(?<=(?:R\d{1,3}|T\d{1,2}|O-\d{2}),? |\(|(?:^\s*|[([])['"`])T(\d{1,2})(?=[ ,:;)'"`])|(?<=(?:\/\*\*?|\/\/|\*|--) )T(\d{1,2})(?=[,:])/gm;

/** Cases of signing in have no letter: `sign-in 4`, `cases 5`, `cases sign-in 1`. */
const SIGN_IN = /\b(?:cases |sign-in )+(\d{1,2})\b/g;

/**
 * Tells which requirements and cases a source text names, in comments and in names of tests.
 * @returns their numbers as the pages write them, each once, ranges taken apart
 */
export function namedNumbers(text: string): Set<string> {
  const named = new Set<string>();
  for (const [, letter = '', first = '', last = first] of text.matchAll(ANYWHERE)) {
    for (let number = Number(first); number <= Number(last); number++) {
      named.add(letter + String(number).padStart(letter === 'O-' ? 2 : 1, '0'));
    }
  }
  for (const [, inList, inComment = ''] of text.matchAll(ODD_PLACE)) {
    named.add(`T${inList ?? inComment}`);
  }
  for (const [, number = ''] of text.matchAll(SIGN_IN)) {
    named.add(`sign-in ${number}`);
  }
  return named;
}
