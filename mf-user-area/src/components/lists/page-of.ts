/** Which page of a list an address asks for; the first where it says none, or nonsense. */
export function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('stranica'));
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
