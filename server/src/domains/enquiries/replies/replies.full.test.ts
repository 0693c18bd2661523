import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { createEnquiries, createReplyDesk, startReplyServer, type ReplyServer } from '../api';
import { addAds, AGENCY_EMAIL, submission } from '../testing/enquiry-ads';

const DOMAIN = 'odgovor.kvadrat.example';
const VISITOR = 'ivo@primjer.hr';
const database = withTestDatabase({ holds: 'places' });
const failures: unknown[] = [];
let ads: Awaited<ReturnType<typeof addAds>>;
let server: ReplyServer;
let transport: ReturnType<typeof createTransport>;

beforeAll(async () => {
  ads = await addAds(database);
  const enquiries = createEnquiries({
    db: database.db,
    publicUrl: () => 'https://www.kvadrat.example',
    replyDomain: DOMAIN,
  });
  server = await startReplyServer({
    desk: createReplyDesk({ db: database.db, enquiries, domain: DOMAIN }),
    host: '127.0.0.1',
    port: 0,
    domain: DOMAIN,
    report: (error) => failures.push(error),
  });
  transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
});
afterAll(async () => {
  transport.close();
  await server.close();
});
beforeEach(async () => {
  failures.length = 0;
  await database.sql`truncate enquiry_thread, enquiry_submission, enquiry_lead, mail_outbox, limit_count restart identity cascade`;
  const enquiries = createEnquiries({
    db: database.db,
    publicUrl: () => 'https://www.kvadrat.example',
    replyDomain: DOMAIN,
  });
  await enquiries.submit(
    submission(ads.ofAgency, { visitor: { name: 'Iva', email: VISITOR, phone: '091 234 567', locale: 'fr' } }),
    null,
  );
  await enquiries.confirm(/\?kod=([\w-]{43})/.exec((await mails())[0]?.body_text ?? '')?.[1] ?? '');
});
afterEach(() => expect(failures).toEqual([]));

const mails = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const entries = async () =>
  (await database.db.selectFrom('enquiry_entry').selectAll().orderBy('id').execute()).slice(1);
const answers = async () => (await mails()).filter(({ template }) => template === 'enquiry-answer');
/** Where the mail to a side says that answers go. */
const replyTo = async (template: string): Promise<string> =>
  (await mails()).find((mail) => mail.template === template)?.reply_to ?? '';

async function send(mail: SendMailOptions): Promise<number> {
  try {
    await transport.sendMail({ subject: 'Re: Upit', ...mail });
    return 250;
  } catch (error) {
    if (error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number')
      return error.responseCode;
    throw error;
  }
}

test('R119 an answer of the advertiser reaches the visitor in their language, and one of the visitor the advertiser', async () => {
  const [asked] = (await mails()).filter(({ template }) => template === 'enquiry');
  const quote = (asked?.body_text ?? '')
    .split('\n')
    .map((row) => `> ${row}`)
    .join('\n');
  expect(
    await send({
      from: `Maris <${AGENCY_EMAIL.toUpperCase()}>`,
      to: asked?.reply_to ?? '',
      text: `Slobodan je.\n\nsub, 28. stu 2026. u 10:00 Kvadrat <x@y.hr> napisao je:\n\n${quote}\n-- \n${AGENCY_EMAIL}`,
    }),
  ).toBe(250);
  const [toVisitor] = await answers();
  expect(toVisitor).toMatchObject({ recipient: VISITOR, locale: 'fr', reply_to: await replyTo('enquiry-copy') });
  expect(toVisitor?.body_text).toContain('> Slobodan je.\n\n');
  expect(`${toVisitor?.subject}${toVisitor?.body_text}${toVisitor?.body_html}`).not.toContain(AGENCY_EMAIL);

  expect(await send({ from: VISITOR, to: toVisitor?.reply_to ?? '', html: '<p>Merci, <b>quand</b> ?</p>' })).toBe(250);
  const [, toAdvertiser] = await answers();
  expect(toAdvertiser).toMatchObject({ recipient: AGENCY_EMAIL, locale: 'hr', reply_to: asked?.reply_to });
  expect(`${toAdvertiser?.subject}${toAdvertiser?.body_text}${toAdvertiser?.body_html}`).not.toContain(VISITOR);
  expect(await entries()).toMatchObject([
    { side: 'advertiser', kind: 'message', body: 'Slobodan je.', via: 'mail' },
    { side: 'visitor', kind: 'message', body: 'Merci, quand ?', via: 'mail' },
  ]);
});

test('strangers, unknown addresses, other domains and answers without one are refused, and nothing is relayed', async () => {
  const to = await replyTo('enquiry');
  const [alias = ''] = to.split('@');
  expect(await send({ from: 'netko@primjer.hr', to, text: 'Zarada' })).toBe(550);
  expect(await send({ from: VISITOR, to, text: 'Nije za mene' })).toBe(550);
  expect(await send({ from: [AGENCY_EMAIL, 'netko@primjer.hr'], to, text: 'Dvoje' })).toBe(550);
  expect(await send({ from: AGENCY_EMAIL, to: `${'0'.repeat(20)}@${DOMAIN}`, text: 'x' })).toBe(550);
  expect(await send({ from: AGENCY_EMAIL, to: `${alias}@drugdje.example`, text: 'x' })).toBe(550);
  expect(await send({ from: AGENCY_EMAIL, to: VISITOR, text: 'x' })).toBe(550);
  expect(await send({ from: AGENCY_EMAIL, to, text: '\n\n' })).toBe(550);
  expect([await entries(), await answers()]).toEqual([[], []]);
});

test.each<[string, SendMailOptions]>([
  ['a report that it could not be delivered', { envelope: { from: '' } }],
  ['an absence note', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['an old absence note', { headers: { Precedence: 'auto_reply' } }],
  ['a list', { headers: { 'List-Id': '<vijesti.primjer.hr>' } }],
])('%s is taken and goes no further', async (_name, mail) => {
  const to = await replyTo('enquiry');
  const { envelope } = mail;
  expect(
    await send({
      from: AGENCY_EMAIL,
      to,
      text: 'Nisam tu.',
      ...mail,
      ...(envelope === undefined ? {} : { envelope: { ...envelope, to } }),
    }),
  ).toBe(250);
  expect([await entries(), await answers()]).toEqual([[], []]);
});

test('O-18 the same mail, handed over three times at once and once more, is one answer', async () => {
  const mail = {
    from: AGENCY_EMAIL,
    to: await replyTo('enquiry'),
    text: 'Slobodan je.',
    messageId: '<jedan@maris.example>',
  };
  expect(await Promise.all([send(mail), send(mail), send(mail)])).toEqual([250, 250, 250]);
  expect(await send(mail)).toBe(250);
  expect([(await entries()).length, (await answers()).length]).toEqual([1, 1]);
  expect(await send({ ...mail, messageId: '<dva@maris.example>' })).toBe(250);
  expect((await entries()).length).toBe(2);
});

test('O-23 what people write stays text, and none of their headers gets into our mail', async () => {
  const text = '<script>alert(1)</script>\u0000<img src=x onerror=alert(1)>\r\nBcc: svi@primjer.hr';
  expect(
    await send({
      from: `"Maris\\r\\nBcc: svi@primjer.hr" <${AGENCY_EMAIL}>`,
      to: await replyTo('enquiry'),
      subject: 'Re: <b>\u2028Bcc: svi@primjer.hr',
      text,
    }),
  ).toBe(250);
  const [mail] = await answers();
  expect(mail?.body_html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img');
  expect(mail?.body_html).not.toMatch(/<script|<img/);
  expect(mail?.subject).not.toMatch(/Bcc|<b>|[\r\n]/);
  expect(mail?.recipient).toBe(VISITOR);
});

test('files are not passed on, which the reader is told; a mail too large is refused', async () => {
  const to = await replyTo('enquiry');
  expect(
    await send({
      from: AGENCY_EMAIL,
      to,
      text: 'U privitku.',
      attachments: [{ filename: 'virus.exe', content: 'MZ' }],
    }),
  ).toBe(250);
  const [mail] = await answers();
  expect(mail?.body_text).toMatch(/Des fichiers étaient joints/);
  expect(`${mail?.body_text}${mail?.body_html}`).not.toContain('virus');
  expect(
    await send({
      from: AGENCY_EMAIL,
      to,
      text: 'x',
      attachments: [{ filename: 'slike.zip', content: Buffer.alloc(9 * 1024 * 1024) }],
    }),
  ).toBe(552);
  expect((await entries()).length).toBe(1);
});

test('one side answers at most twenty times in an hour', async () => {
  const to = await replyTo('enquiry');
  for (let n = 1; n <= 20; n += 1) expect(await send({ from: AGENCY_EMAIL, to, text: `Odgovor ${n}` })).toBe(250);
  expect(await send({ from: AGENCY_EMAIL, to, text: 'Još jedan' })).toBe(451);
  expect((await entries()).length).toBe(20);
});
