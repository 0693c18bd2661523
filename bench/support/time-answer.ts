import { request, type Agent } from 'node:http';

/** Asks once. @returns milliseconds until the answer is whole @throws Error for any that is not 200 */
export function timeAnswer(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(url, { agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${String(response.statusCode)}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
