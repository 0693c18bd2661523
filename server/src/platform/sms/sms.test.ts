import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withTestDatabase } from '../db/testing/test-database';
import { deliverDueSms } from './deliver-sms';
import { forgetOldSms, httpSms, queueSms, readSmsOutbox } from './index';

const database = withTestDatabase();
const order = { to: '+385917654321', locale: 'hr', text: '123456 je vaš kôd', key: 'a' } as const;
const nothing = (): void => undefined;

beforeEach(async () => {
  await database.sql`truncate sms_outbox`;
});

test('O-18 what is queued twice is one message; once it is taken its words are gone', async () => {
  const { db } = database;
  await queueSms(db, order);
  await queueSms(db, order);
  const sent: unknown[] = [];
  const send = (message: unknown): Promise<void> => {
    sent.push(message);
    return Promise.resolve();
  };
  await Promise.all([deliverDueSms(db, { send }, nothing), deliverDueSms(db, { send }, nothing)]);
  expect(sent).toEqual([{ id: 'a', to: order.to, text: order.text }]);
  const [kept] = await readSmsOutbox(db, 10);
  expect([kept?.body, kept?.sent_at === null]).toEqual(['', false]);
});

test('a provider that fails is asked four times and then no more', async () => {
  const { db } = database;
  await queueSms(db, order);
  const failures: unknown[] = [];
  const send = (): Promise<void> => Promise.reject(new Error('away'));
  for (let turn = 0; turn < 6; turn += 1) {
    await deliverDueSms(db, { send }, (error) => failures.push(error));
    await database.sql`update sms_outbox set next_attempt_at = now() where next_attempt_at is not null`;
  }
  expect(failures).toHaveLength(4);
  const [kept] = await readSmsOutbox(db, 10);
  expect([kept?.body, kept?.sent_at, kept?.next_attempt_at, kept?.last_error]).toEqual(['', null, null, 'away']);
  await database.sql`update sms_outbox set queued_at = now() - interval '8 days'`;
  await forgetOldSms(db);
  expect(await readSmsOutbox(db, 10)).toEqual([]);
});

test('a provider behind an address is sent JSON, and what it does not take is an error', async () => {
  const bodies: unknown[] = [];
  let status = 202;
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      bodies.push(JSON.parse(text));
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sender = httpSms(`http://127.0.0.1:${(server.address() as AddressInfo).port}/send`);
  const message = { id: 'a', to: order.to, text: order.text };
  await sender.send(message);
  status = 500;
  await expect(sender.send(message)).rejects.toThrow('500');
  expect(bodies).toEqual([message, message]);
  await new Promise((resolve) => server.close(resolve));
});
