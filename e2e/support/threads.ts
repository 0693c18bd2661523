import type { EnquiryThreads } from '@kvadrat/contracts/api';
import type { BrowserContext } from 'playwright-core';
import { portalOrigin } from './portal-origin';

/** Conversations of who is signed in, as the user area will read them. */
export async function readThreads({ request }: BrowserContext): Promise<EnquiryThreads> {
  const answer = await request.get(`${portalOrigin()}/api-next/user/threads/`);
  if (!answer.ok()) throw new Error(`conversations: ${answer.status()}`);
  const list: EnquiryThreads = await answer.json();
  return list;
}
