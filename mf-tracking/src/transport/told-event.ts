import type { Consent } from '@kvadrat/contracts/remote';

/** An event in the shape of Segment's HTTP API. */
export interface ToldEvent {
  type: 'track' | 'page';
  event?: string;
  messageId: string;
  anonymousId: string;
  userId?: string;
  timestamp: string;
  properties: Readonly<Record<string, unknown>>;
  context: { consent: Consent };
}
