/** An address of the web as advertisers give it; null for everything that is none, such as one that would run code. */
export function webAddress(typed: string | null): string | null {
  const address = typed?.trim() ?? '';
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
