/** SHA-256 in lower-case hexadecimal digits; null for an empty text, and where browsers do not give it: on pages without https. */
export async function hash(text: string): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (text === '' || subtle === undefined) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
