import { CONTACT_WEIGHTS } from '@kvadrat/contracts/vocabulary';

const OF_LEADS: Readonly<Record<string, number>> = {
  message: CONTACT_WEIGHTS.message,
  proposal: CONTACT_WEIGHTS['price-proposal'],
  'virtual-visit': CONTACT_WEIGHTS['virtual-visit'],
  visit: CONTACT_WEIGHTS['in-person-visit'],
};

/** What an event is worth to the advertiser; 0 for what is no contact. */
export function contactWeight(event: string, properties: Readonly<Record<string, unknown>>): number {
  if (event === 'Phone Revealed') return CONTACT_WEIGHTS.telephone;
  return event === 'Lead Sent' ? (OF_LEADS[String(properties['contact'])] ?? 0) : 0;
}
