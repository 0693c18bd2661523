import type { FormFields } from './http-client';

/** Writes fields as `application/x-www-form-urlencoded`; a name with several values stands several times. */
export function encodeForm(fields: FormFields): string {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  ).toString();
}
