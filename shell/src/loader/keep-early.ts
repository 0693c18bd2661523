import type { Bus, TopicData } from '@kvadrat/contracts/events';

/** What happens before somebody has agreed, beyond so much, is nobody's. */
const MOST = 100;

/** Keeps what is told before anybody may listen, in memory alone: with the page it is gone. */
export function keepEarly(bus: Bus): { tellAgain: () => void } {
  const early: TopicData['kvadrat:track'][] = [];
  const stop = bus.on('kvadrat:track', (event) => {
    if (early.length < MOST) early.push(event);
  });
  return {
    tellAgain() {
      stop();
      for (const event of early.splice(0)) bus.emit('kvadrat:track', event);
    },
  };
}
