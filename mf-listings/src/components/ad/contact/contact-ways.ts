import type { ContactWay } from './contact-way';
import { messageWay } from './message-way';
import { proposalWay } from './proposal-way';
import { visitWay } from './visit-way';

/** What an ad's panel offers beside the number, in its order. */
export const CONTACT_WAYS: readonly ContactWay[] = [messageWay, visitWay, proposalWay];
