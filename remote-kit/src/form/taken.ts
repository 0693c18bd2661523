/** Says in the address of a form's page that the form was taken, with its number. */
const TAKEN_PARAMETER = 'poslano';

/** Without letters and digits that look alike. */
const NUMBER = /^[2-9A-HJ-NP-Z]{8}$/;

/** The address that says a form of a page was taken. @param path of the page, with its language */
export function takenPath(path: string, reference: string): string {
  return `${path}?${TAKEN_PARAMETER}=${reference}`;
}

/** Number of what an address says was taken; null where it says nothing. @param address a path, or its query alone */
export function takenNumber(address: string): string | null {
  const number = new URLSearchParams(address.slice(address.indexOf('?') + 1)).get(TAKEN_PARAMETER) ?? '';
  return NUMBER.test(number) ? number : null;
}
