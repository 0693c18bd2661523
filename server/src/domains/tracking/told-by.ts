import type { FastifyRequest } from 'fastify';
import { askerOf, RANK } from '../../platform/lanes';
import type { ReceivedEvent } from './event-writer';

const PHONE = /Mobi|Android|iPhone|iPad/i;

/** What is kept of who sent events: too little to find anybody by. */
export function toldBy(request: Pick<FastifyRequest, 'headers' | 'ip'>): Pick<ReceivedEvent, 'network' | 'agent'> {
  const { network, rank } = askerOf(request);
  const agent = rank === RANK.crawler ? 'bot' : PHONE.test(request.headers['user-agent'] ?? '') ? 'phone' : 'desktop';
  return { network: truncated(network), agent };
}

/** The first 24 bits of an IPv4 address, or 48 of an IPv6 one. */
function truncated(network: string): string {
  if (network.includes(':')) return `${network.replace(/::$/, '').split(':').slice(0, 3).join(':')}::/48`;
  return `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
