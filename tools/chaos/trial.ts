import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpClient, readReleasePackage } from '@kvadrat/publish';
import { alterRelease, type Alterations } from '../harness';

/** Hours after which a link to a broken release opens nothing any more. */
const LIFE_HOURS = 1;

/** A release that only who has the link can see. */
export interface Trial {
  release: string;
  /** Cookie, as a browser sends it, that shows the release. */
  cookie: string;
}

/** Uploads a built release, as its team would; nobody gets it without the signed override. */
export async function uploadTrial(origin: string, token: string, folder: string): Promise<Trial> {
  const client = httpClient(origin, token);
  const key = await client.upload(await readReleasePackage(folder));
  const link = new URL((await client.override(key, LIFE_HOURS)).path, origin);
  // As the button of the page does that the link opens.
  const response = await fetch(origin + link.pathname, { method: 'POST', body: link.searchParams, redirect: 'manual' });
  const [cookie = ''] = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  if (cookie === '') throw new Error(`${origin} gave no override for ${key.release}`);
  return { release: key.release, cookie };
}

/** The same with a changed copy. */
export async function uploadBroken(
  origin: string,
  token: string,
  folder: string,
  alterations: Alterations,
): Promise<Trial> {
  const parent = await mkdtemp(join(tmpdir(), 'kvadrat-chaos-'));
  try {
    await alterRelease(folder, join(parent, 'release'), alterations);
    return await uploadTrial(origin, token, join(parent, 'release'));
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
