import { Agent } from 'node:http';
import { timeAnswer } from '../support/time-answer';

const SALE = encodeURIComponent('/prodaja-stambene-nekretnine/');
const SPLIT = encodeURIComponent('/prodaja-stambene-nekretnine/split/');

/** What people ask for: mostly lists, then facets and what a map shows. `n` makes filters differ from one question to the next. */
const QUESTIONS: readonly ((n: number) => string)[] = [
  () => `listings/?path=${SALE}`,
  (n) => `listings/?path=${SPLIT}&prezzoMassimo=${String(200_000 + n)}&localiMinimo=2`,
  (n) => `listings/?path=${SALE}&centro=43.508,16.44&raggio=5000&prezzoMassimo=${String(300_000 + n)}`,
  (n) =>
    `listings/?path=${SALE}&vrt=45.77,15.9;45.85,15.9;45.85,16.08;45.77,16.08&prezzoMassimo=${String(400_000 + n)}`,
  () => `listings/?path=${SALE}&pag=40`,
  (n) => `listings/?path=${SALE}&keyword=pogled+na+more&prezzoMassimo=${String(400_000 + n)}`,
  (n) => `facets/?path=${SPLIT}&prezzoMassimo=${String(250_000 + n)}`,
  (n) => `clusters/?path=${SALE}&viewport=43.3,16.2,43.7,16.7&zoom=11&prezzoMassimo=${String(300_000 + n)}`,
];

/** Asks from so many clients for so many seconds. @returns milliseconds of each answer @throws Error for any that is not 200 */
export async function searchFor(origin: string, clients: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let asked = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const n = asked++;
      const question = QUESTIONS[n % QUESTIONS.length]?.(Math.floor(n / QUESTIONS.length) % 1000) ?? '';
      times.push(await timeAnswer(`${origin}/api-next/search-list/${question}`, agent));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return times;
}
