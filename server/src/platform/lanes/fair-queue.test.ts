import { RANK, type Asker, rankOf } from './asker';
import { FairQueue, type FairQueueOptions, type Turn } from './fair-queue';
import { LaneRefused } from './lane-refused';

const person = (network: string): Asker => ({ network, rank: RANK.person });
const crawler = (network: string): Asker => ({ network, rank: RANK.crawler });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A queue, and who has had a turn so far, in order. */
function queueOf(slots: number, atLeast = slots, slotsOf: FairQueueOptions['slotsOf'] = {}) {
  const queue = new FairQueue({ slots, slotsOf, waitMs: 1000, atLeast }, () => Date.now());
  const begun: string[] = [];
  const refused: string[] = [];
  const turns: Turn[] = [];
  const ask = (name: string, asker: Asker): void =>
    void queue.enter(asker).then(
      (turn) => {
        begun.push(name);
        turns.push(turn);
      },
      (error: unknown) => {
        if (!(error instanceof LaneRefused)) throw error;
        refused.push(name);
      },
    );
  const settle = async (): Promise<void> => jest.advanceTimersByTimeAsync(0);
  const endOne = async (): Promise<void> => {
    turns.shift()?.end();
    await settle();
  };
  return { queue, begun, refused, ask, settle, endOne };
}

test('turns go to the network that has the fewest: a crowd from one address waits for itself', async () => {
  const { begun, ask, settle, endOne } = queueOf(2);
  for (let count = 1; count <= 6; count += 1) ask(`crowd ${count}`, person('a'));
  ask('other', person('b'));
  await settle();
  await endOne();
  expect(begun).toEqual(['crowd 1', 'crowd 2', 'other']);
  await endOne();
  expect(begun).toEqual(['crowd 1', 'crowd 2', 'other', 'crowd 3']);
});

test('forms come before people, people before crawlers, and crawlers are not starved', async () => {
  const { begun, ask, settle, endOne } = queueOf(1, 100);
  ask('first', person('z'));
  ask('crawler', crawler('c'));
  for (let count = 1; count <= 30; count += 1) ask(`person ${count}`, person(`p${count}`));
  ask('form', { network: 'f', rank: RANK.form });
  await settle();
  for (let turn = 0; turn < 20; turn += 1) await endOne();
  expect(begun.slice(0, 3)).toEqual(['first', 'form', 'person 1']);
  expect(begun.indexOf('crawler')).toBe(17);
});

test('crawlers have a few of the places: a person who comes begins at once, though crawlers wait', async () => {
  const { queue, begun, ask, settle, endOne } = queueOf(4, 100, { [RANK.crawler]: 2 });
  ask('person 0', person('o'));
  await settle();
  await endOne();
  for (let count = 1; count <= 5; count += 1) ask(`crawler ${count}`, crawler('c'));
  ask('person 1', person('p'));
  ask('person 2', person('q'));
  await settle();
  expect(begun).toEqual(['person 0', 'crawler 1', 'crawler 2', 'person 1', 'person 2']);
  expect(queue.load).toEqual({ busy: 4, waiting: 3, refused: 0 });
  await endOne();
  expect(begun.at(-1)).toBe('crawler 3');
  for (let turn = 0; turn < 6; turn += 1) await endOne();
  expect(begun).toHaveLength(8);
  expect(queue.load).toMatchObject({ busy: 0, waiting: 0 });
});

test('where nobody else comes, crawlers have all places', async () => {
  const { begun, ask, settle, endOne } = queueOf(4, 100, { [RANK.crawler]: 1 });
  ask('person', person('p'));
  await settle();
  await endOne();
  await jest.advanceTimersByTimeAsync(5001);
  for (let count = 1; count <= 5; count += 1) ask(`crawler ${count}`, crawler('c'));
  await settle();
  expect(begun).toEqual(['person', 'crawler 1', 'crawler 2', 'crawler 3', 'crawler 4']);
});

test('crawlers that wait get their places when people have gone', async () => {
  const { begun, ask, settle, endOne } = queueOf(4, 100, { [RANK.crawler]: 1 });
  ask('person', person('p'));
  await settle();
  await endOne();
  await jest.advanceTimersByTimeAsync(4900);
  for (let count = 1; count <= 5; count += 1) ask(`crawler ${count}`, crawler('c'));
  await settle();
  expect(begun).toEqual(['person', 'crawler 1']);
  await jest.advanceTimersByTimeAsync(200);
  await endOne();
  expect(begun).toHaveLength(6);
});

test('a turn of a crawler that takes long keeps no other one out', async () => {
  const { begun, ask, settle } = queueOf(4, 100, { [RANK.crawler]: 1 });
  ask('person', person('p'));
  for (let count = 1; count <= 3; count += 1) ask(`crawler ${count}`, crawler('c'));
  await settle();
  expect(begun).toEqual(['person', 'crawler 1']);
  await jest.advanceTimersByTimeAsync(260);
  expect(begun).toEqual(['person', 'crawler 1', 'crawler 2']);
  await jest.advanceTimersByTimeAsync(260);
  expect(begun).toEqual(['person', 'crawler 1', 'crawler 2', 'crawler 3']);
});

test('who waits too long is refused, and the turn that ends twice frees one place', async () => {
  const { queue, refused, ask, settle } = queueOf(1);
  const turn = await queue.enter(person('a'));
  ask('late', person('b'));
  await jest.advanceTimersByTimeAsync(999);
  expect(refused).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(['late']);
  turn.end();
  turn.end();
  await settle();
  expect(queue.load).toEqual({ busy: 0, waiting: 0, refused: 1 });
});

test('what cannot be done in time is refused at once; whoever has fewer waiting takes the place of the newest of the crowd', async () => {
  const { queue, begun, refused, ask, settle, endOne } = queueOf(1);
  // A turn takes half a second: two can wait.
  ask('teaches', person('t'));
  await jest.advanceTimersByTimeAsync(500);
  await endOne();
  for (const name of ['crowd 1', 'crowd 2', 'crowd 3', 'crowd 4']) ask(name, person('a'));
  await settle();
  expect(refused).toEqual(['crowd 4']);
  ask('other', person('b'));
  await settle();
  expect(refused).toEqual(['crowd 4', 'crowd 3']);
  ask('crawler', crawler('c'));
  await settle();
  expect(refused).toEqual(['crowd 4', 'crowd 3', 'crawler']);
  await endOne();
  expect(begun.at(-1)).toBe('other');
  expect(queue.load).toEqual({ busy: 1, waiting: 1, refused: 3 });
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    RANK.person,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', RANK.crawler],
  ['curl/8.5.0', RANK.crawler],
  [undefined, RANK.crawler],
])('%s reads as what it is', (userAgent, rank) => {
  expect(rankOf(userAgent)).toBe(rank);
});
