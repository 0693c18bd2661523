import type { SmsSender } from './deliver-sms';

const PATIENCE_MS = 15_000;

/**
 * Sends by POST of JSON `{ id, to, text }` to an address of the operator's, in front of whichever provider they have; any answer of
 * the 200s means taken. A message that is sent twice has the same `id`.
 */
export function httpSms(url: string): SmsSender {
  return {
    async send(message) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the provider of short messages answered ${answer.status}`);
    },
  };
}
