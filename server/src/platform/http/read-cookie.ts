/** Value of a cookie as it was sent, or null. @param header the request's `Cookie` header */
export function readCookie(header: string | undefined, name: string): string | null {
  const start = `${name}=`;
  const pair = (header ?? '').split(';').find((candidate) => candidate.trimStart().startsWith(start));
  return pair === undefined ? null : pair.trim().slice(start.length);
}
