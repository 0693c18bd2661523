/** SHA-256 in lower-case hexadecimal digits; null for an empty text, and where browsers do not give it: on pages without https. */
export async function hash(text: string): Promise<string | null> {
  if (text === '' || !('subtle' in crypto)) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
