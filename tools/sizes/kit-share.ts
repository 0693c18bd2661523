import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { splitBySource } from './split-by-source';

const compress = promisify(gzip);

/** What a script or a style sheet has of the ui-kit. */
export function kitText(text: string, map: string): string {
  return splitBySource(text, map, (source) => source !== null && /\/(?:ui|map)-kit\/src\//.test(source)).inside;
}

/** What a package's text of the ui-kit weighs, gzip. */
export async function kitBytes(text: string): Promise<number> {
  return (await compress(text, { level: 9 })).length;
}
