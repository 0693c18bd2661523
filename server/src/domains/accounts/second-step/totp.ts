import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of telephones go a little before or after ours. */
const SKEW_STEPS = [0, -1, 1] as const;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a step (RFC 6238 with SHA-1, which all applications know). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** Finds the step whose code somebody typed, with spaces or without; null where it is none of now. */
export function stepOfCode(secret: Buffer, typed: string, now: Date): number | null {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const step = Math.floor(now.getTime() / STEP_MS);
  const found = SKEW_STEPS.map((skew) => step + skew).find((near) =>
    timingSafeEqual(Buffer.from(totpCode(secret, near)), Buffer.from(code)),
  );
  return found ?? null;
}

/** Writes a secret in the letters that people copy into their application. */
export function base32(bytes: Buffer): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32.charAt((value >> bits) & 31);
      value &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + BASE32.charAt((value << (5 - bits)) & 31) : text;
}

/** The address that applications read from a picture. */
export function totpAddress(secret: Buffer, email: string): string {
  return `otpauth://totp/${encodeURIComponent(`Kvadrat:${email}`)}?secret=${base32(secret)}&issuer=Kvadrat`;
}
