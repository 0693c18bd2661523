const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/**
 * Tells whether a value is a hash that files are held against. Browsers take an attribute they cannot read for none at all,
 * and run the file unchecked: whoever loads one asks here first.
 */
export function isIntegrity(value: unknown): value is string {
  return typeof value === 'string' && INTEGRITY.test(value);
}
