import { RandomSource } from '../../search/testing/random-source';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ é\u0000';

/**
 * Changed copies of a token, none of which says the same: letters exchanged, taken out, put in or doubled, parts exchanged
 * or cut, claims and header rewritten under the old signature.
 */
export function mutants(token: string, count: number): string[] {
  const random = new RandomSource(20261128);
  const upTo = (end: number): number => Math.floor(random.next() * end);
  const changes: ((text: string) => string)[] = [
    (text) => replaceAt(text, upTo(text.length - 4), LETTERS.charAt(upTo(64))),
    (text) => text.slice(0, upTo(text.length)),
    (text) => replaceAt(text, upTo(text.length - 4), ''),
    (text) => {
      const at = upTo(text.length - 4);
      return text.slice(0, at) + LETTERS.charAt(upTo(LETTERS.length)) + text.slice(at);
    },
    (text) => text.split('.').reverse().join('.'),
    (text) => `${text}.${text}`,
    (text) => rewrite(text, 0, { alg: ['none', 'HS256', 'RS512', 'ES256', 'PS256', ''][upTo(6)], x: upTo(1e9) }),
    (text) =>
      rewrite(text, 1, {
        [['sub', 'email', 'aud', 'iss', 'exp', 'nonce'][upTo(6)] ?? 'sub']: [null, 'x', 1, {}, [], true][upTo(6)],
        x: upTo(1e9),
      }),
  ];
  const found = new Set<string>();
  while (found.size < count) {
    const change = changes[upTo(changes.length)];
    const mutant = change === undefined ? '' : change(token);
    if (mutant !== token) found.add(mutant);
  }
  return [...found];
}

function replaceAt(text: string, at: number, letter: string): string {
  return text.slice(0, at) + letter + text.slice(at + 1);
}

function rewrite(token: string, part: number, values: Record<string, unknown>): string {
  const parts = token.split('.');
  const known: unknown = JSON.parse(Buffer.from(parts[part] ?? '', 'base64url').toString());
  parts[part] = Buffer.from(JSON.stringify({ ...(typeof known === 'object' ? known : {}), ...values })).toString(
    'base64url',
  );
  return parts.join('.');
}
