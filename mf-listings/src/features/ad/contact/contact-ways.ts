import type { ContactWay } from './contact-way';
import { messageWay } from './message-way';

/** What an ad's panel offers beside the number, in its order. */
export const CONTACT_WAYS: readonly ContactWay[] = [messageWay];
