import { withTestDatabase } from '../db/testing/test-database';
import { startJobs } from '../jobs';
import { deliverDueMails, forgetOldMails, mailDelivery } from './deliver-mails';
import { mailHtml, mailText } from './mail-body';
import type { MailContent, MailTemplate } from './mail-template';
import { nextDueIn, takeDueMail } from './outbox.store';
import { retryPause } from './retry-plan';
import { startSmtpPeer, type SmtpPeer } from './testing/smtp-peer';
import { queueMail, smtpMailer, type Mailer } from '.';

const database = withTestDatabase();

const greeting: MailTemplate<{ name: string }> = {
  name: 'greeting',
  compose: ({ name }) => ({
    subject: `Pozdrav, ${name}`,
    blocks: [{ kind: 'paragraph', text: `Dobar dan, ${name} – šđčćž.` }],
    footnote: 'Jer ste to zatražili.',
  }),
};

const queue = (key: string, name = 'Ana', to = 'ana@example.hr'): Promise<void> =>
  database.db
    .transaction()
    .execute((tx) => queueMail(tx, { to, template: greeting, locale: 'hr', data: { name }, key }));
const rows = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const makeDue = () => database.sql`update mail_outbox set next_attempt_at = now() where next_attempt_at is not null`;
const quiet = (): void => undefined;

let peer: SmtpPeer;
let mailer: Mailer;

beforeEach(async () => {
  await database.sql`truncate mail_outbox`;
  peer = await startSmtpPeer();
  mailer = smtpMailer(peer.url, 'Kvadrat <info@kvadrat.example>');
});

afterEach(async () => {
  mailer.close();
  await peer.close();
});

describe('queueing', () => {
  test('the same key is one mail, whoever asks again', async () => {
    await queue('a');
    await queue('a', 'Marko');
    expect((await rows()).map(({ subject }) => subject)).toEqual(['Pozdrav, Ana']);
  });

  test('a transaction that fails promises nothing', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await queueMail(tx, { to: 'ana@example.hr', template: greeting, locale: 'hr', data: { name: 'Ana' }, key: 'a' });
      throw new Error('the message was not stored');
    });
    await expect(failing).rejects.toThrow('not stored');
    expect(await rows()).toEqual([]);
  });

  test('R273 a mail that comes more than once says whereto one press ends it, until it has left', async () => {
    const unsubscribeUrl = 'https://kvadrat.example/obavijesti/?veza=1-key';
    await database.db.transaction().execute((tx) =>
      queueMail(tx, {
        to: 'ana@example.hr',
        template: greeting,
        locale: 'hr',
        data: { name: 'Ana' },
        key: 'a',
        unsubscribeUrl,
      }),
    );
    await queue('b');
    await deliverDueMails(database.db, mailer, quiet);
    const [often = '', once = ''] = peer.received.map(({ source }) => source);
    expect(often).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(often).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(once).not.toContain('List-Unsubscribe');
    expect((await rows()).map((row) => row.unsubscribe_url)).toEqual([null, null]);
  });

  test('R273 a recipient that is refused for good is noted, one that is refused for now or by what the mail says is not', async () => {
    for (const [key, code, at] of [
      ['a', 550, 'rcpt'],
      ['b', 450, 'rcpt'],
      ['c', 554, 'data'],
    ] as const) {
      await queue(key);
      peer.refuse({ code, message: 'no', at });
      await deliverDueMails(database.db, mailer, quiet);
    }
    expect((await rows()).map(({ key, refused_at: at }) => [key, at !== null])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
    ]);
  });

  test('a calendar entry goes along as a part of its own and as a file, and is kept no longer than the text', async () => {
    const calendar = { method: 'REQUEST', text: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' } as const;
    await database.db.transaction().execute((tx) =>
      queueMail(tx, {
        to: 'ana@example.hr',
        template: greeting,
        locale: 'hr',
        data: { name: 'Ana' },
        key: 'a',
        calendar,
      }),
    );
    expect((await rows())[0]?.calendar).toEqual(calendar);
    await deliverDueMails(database.db, mailer, quiet);
    const source = peer.received[0]?.source ?? '';
    expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(source).toMatch(/Content-Disposition: attachment; filename=kvadrat\.ics/i);
    expect((await rows())[0]?.calendar).toBeNull();
  });

  test('a subject with line ends adds no header', async () => {
    await queue('a', 'Ana\r\nBcc: svi@example.hr');
    await deliverDueMails(database.db, mailer, quiet);
    expect(peer.received[0]?.to).toEqual(['ana@example.hr']);
    expect(peer.received[0]?.source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  });
});

describe('sending', () => {
  test('text and HTML leave with sender, language and a lasting id', async () => {
    await queue('a');
    expect(await deliverDueMails(database.db, mailer, quiet)).toBe(1);
    const [mail] = peer.received;
    expect(mail).toMatchObject({ from: 'info@kvadrat.example', to: ['ana@example.hr'] });
    expect(mail?.source).toMatch(/^From: Kvadrat <info@kvadrat\.example>/m);
    expect(mail?.source).toMatch(/^Message-ID: <[0-9a-f]{32}@kvadrat\.example>/m);
    expect(mail?.source).toMatch(/^Content-Language: hr/m);
    expect(mail?.source).toContain('text/plain');
    expect(mail?.source).toContain('text/html');
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date) as Date, next_attempt_at: null, attempts: 1 }]);
    expect(await deliverDueMails(database.db, mailer, quiet)).toBe(0);
  });

  test('a server that is down loses nothing: the mail leaves once it is back', async () => {
    const { port } = new URL(peer.url);
    await peer.close();
    await queue('a');
    const reports: unknown[] = [];
    expect(await deliverDueMails(database.db, mailer, (error) => reports.push(error))).toBe(0);
    expect(await rows()).toMatchObject([
      { sent_at: null, attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') as string },
    ]);
    expect(String(reports[0])).toContain('will be sent later');
    const wait = (await nextDueIn(database.db)) ?? 0;
    expect([wait > 50_000, wait <= 60_000]).toEqual([true, true]);

    peer = await startSmtpPeer(Number(port));
    await makeDue();
    expect(await deliverDueMails(database.db, mailer, quiet)).toBe(1);
    expect(peer.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 2, last_error: null }]);
  });

  test('a temporary refusal is tried again, one for good is not and stays to be read', async () => {
    peer.refuse(
      { code: 451, message: 'greylisted', at: 'rcpt' },
      { code: 550, message: 'no such user marko@example.hr', at: 'rcpt' },
    );
    await queue('a');
    await queue('b', 'Marko', 'marko@example.hr');
    const reports: unknown[] = [];
    await deliverDueMails(database.db, mailer, (error) => reports.push(error));
    const [first, second] = await rows();
    expect(first?.next_attempt_at).not.toBeNull();
    expect([second?.next_attempt_at, second?.sent_at]).toEqual([null, null]);
    expect(second?.last_error).toContain('***@example.hr');
    expect(reports.map(String).join()).not.toMatch(/marko@|ana@/);
  });

  test('1.7 bodies hold live links: they are kept while the mail waits, and no longer', async () => {
    const bodies = async () =>
      (await rows()).map(({ body_text, body_html }) => [
        body_text.includes('Dobar dan'),
        body_html.includes('Dobar dan'),
        body_text + body_html === '',
      ]);
    peer.refuse({ code: 451, message: 'greylisted', at: 'rcpt' }, { code: 550, message: 'no such user', at: 'rcpt' });
    await queue('waits');
    await queue('given up');
    await queue('sent');
    await deliverDueMails(database.db, mailer, quiet);
    expect(await bodies()).toEqual([
      [true, true, false],
      [false, false, true],
      [false, false, true],
    ]);
    await makeDue();
    await deliverDueMails(database.db, mailer, quiet);
    expect(peer.received).toHaveLength(2);
    for (const { source } of peer.received) expect(source).toContain('Dobar dan');
    expect((await bodies()).flat(2).filter((empty, index) => index % 3 === 2 && !empty)).toEqual([]);
  });

  test('two senders never send the same mail', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await queue(key);
    const counts = await Promise.all([
      deliverDueMails(database.db, mailer, quiet),
      deliverDueMails(database.db, mailer, quiet),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(peer.received).toHaveLength(4);
  });

  test('a mail whose sender died is taken over after its time, with the same id', async () => {
    await queue('a');
    const taken = await takeDueMail(database.db, 300);
    expect(taken?.key).toBe('a');
    expect(await takeDueMail(database.db, 300)).toBeNull();
    if (taken !== null) await mailer.send(taken);
    await makeDue();
    await deliverDueMails(database.db, mailer, quiet);
    const ids = peer.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('delivery sends at once what is queued while it runs', async () => {
    const delivery = startJobs([mailDelivery(mailer)], database, quiet);
    await queue('a');
    while (peer.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await delivery.stop();
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
  });

  test('sent mails are forgotten after thirty days', async () => {
    await queue('old');
    await deliverDueMails(database.db, mailer, quiet);
    await database.sql`update mail_outbox set sent_at = now() - interval '31 days'`;
    await queue('waiting');
    await forgetOldMails(database.db);
    expect((await rows()).map(({ key }) => key)).toEqual(['waiting']);
  });
});

test('pauses double from a minute to six hours, and end after twenty attempts', () => {
  expect([1, 2, 3, 9, 10, 19, 20].map((attempts) => retryPause(attempts, new Error('x')))).toEqual([
    60,
    120,
    240,
    15_360,
    21_600,
    21_600,
    null,
  ]);
});

test('a refused login is no fault of the mail', () => {
  const error = (code: string): Error => Object.assign(new Error('x'), { code, responseCode: 535 });
  expect([retryPause(1, error('EAUTH')), retryPause(1, error('EENVELOPE')), retryPause(1, error('EMESSAGE'))]).toEqual([
    60,
    null,
    null,
  ]);
});

const CONTENT: MailContent = {
  subject: 'Naslov <1>',
  blocks: [
    { kind: 'paragraph', text: 'Prvi & zadnji' },
    { kind: 'quote', text: '<script>alert(1)</script>\ndrugi redak' },
    { kind: 'facts', rows: [['Ime', 'Ana "Anči"']] },
    { kind: 'button', text: 'Otvori', url: 'https://www.kvadrat.example/?a=1&b=2' },
  ],
  footnote: 'Kraj',
};

test('O-23 what people wrote is escaped in HTML and quoted in text', () => {
  const html = mailHtml(CONTENT, 'hr');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>drugi redak');
  expect(html).not.toContain('<script>');
  expect(html).toContain('href="https://www.kvadrat.example/?a=1&amp;b=2"');
  expect(mailText(CONTENT)).toBe(
    'Prvi & zadnji\n\n> <script>alert(1)</script>\n> drugi redak\n\nIme: Ana "Anči"\n\nOtvori:\nhttps://www.kvadrat.example/?a=1&b=2\n\n-- \nKvadrat\nKraj\n',
  );
});
