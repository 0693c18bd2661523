import { isAppError } from '@kvadrat/contracts/errors';
import { emailKey, type AccountRow } from '../accounts/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createEnquiries, type Enquiries, type EntryKinds, type PlacedEntry } from './api';
import { ownLimiter } from '../../platform/limits';
import { addAds, AGENCY_EMAIL, OWNER_EMAIL, submission } from './testing/enquiry-ads';

const database = withTestDatabase({ holds: 'places' });
let ads: Awaited<ReturnType<typeof addAds>>;
let now = new Date('2026-11-28T10:00:00Z');
let enquiries: Enquiries;
const placed: PlacedEntry[] = [];
const kinds: EntryKinds = {
  'price-proposal': {
    blocks: (details, { side, locale }) => [{ kind: 'facts', rows: [[`${side}/${locale}`, JSON.stringify(details)]] }],
    placed: async (tx, entry) => {
      if (entry.entry.body === 'odbij') throw new Error('no');
      placed.push(entry);
      await tx.selectFrom('listing').select('id').limit(1).execute();
    },
  },
};

beforeAll(async () => {
  ads = await addAds(database);
});
beforeEach(async () => {
  await database.sql`truncate enquiry_thread, enquiry_submission, enquiry_lead, mail_outbox restart identity cascade`;
  placed.length = 0;
  now = new Date('2026-11-28T10:00:00Z');
  enquiries = createEnquiries({
    db: database.db,
    publicUrl: () => 'https://www.kvadrat.example',
    replyDomain: 'odgovor.kvadrat.example',
    kinds,
    now: () => now,
    limiter: ownLimiter(() => now.getTime()),
  });
});

const mails = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const leads = () =>
  database.db
    .selectFrom('enquiry_lead')
    .select(['listing_id', 'kind', 'reason', 'mode', 'weight'])
    .orderBy('id')
    .execute();
const entries = () => database.db.selectFrom('enquiry_entry').selectAll().orderBy('id').execute();
const codeOf = (text: string | undefined): string => /\?kod=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

function account(email: string, proven = true): Promise<AccountRow> {
  return database.db
    .insertInto('account')
    .values({
      email,
      email_key: emailKey(email),
      email_verified_at: proven ? now : null,
      first_name: 'Ivo',
      last_name: 'Ivić',
      phone: '',
      phone_prefix: '',
      language: 'de',
      password_hash: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_verified_at: proven ? now : null }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

describe('a message', () => {
  it('R178 of an unproven mailbox reaches nobody but its owner until the link was followed', async () => {
    const outcome = await enquiries.submit(submission(ads.ofAgency, { body: 'Kupite na www.zlo.example' }), null);
    expect(outcome.state).toBe('waiting');
    const [only, ...others] = await mails();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ recipient: 'ivo@primjer.hr', template: 'enquiry-confirm', reply_to: null });
    expect(`${only?.subject}${only?.body_text}${only?.body_html}`).not.toMatch(/zlo|Ivo/);
    expect([await entries(), await leads()]).toEqual([[], []]);

    expect(await enquiries.confirm(codeOf(only?.body_text))).toEqual({
      listingId: ads.ofAgency,
      reference: outcome.reference,
    });
    const [, toAdvertiser, toVisitor, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toAdvertiser).toMatchObject({ recipient: AGENCY_EMAIL, template: 'enquiry', locale: 'hr' });
    expect(toVisitor).toMatchObject({ recipient: 'ivo@primjer.hr', template: 'enquiry-copy' });
    expect(await entries()).toMatchObject([{ side: 'visitor', kind: 'message', reason: 'more-info', via: 'site' }]);
  });

  it.each(['091/234-5678', '00385 91 234 5678', '+385 (0)91 234-5678', '385912345678'])(
    'O-16 the mail to the advertiser has the number %s as everybody reads it',
    async (phone) => {
      const ivo = await account('ivo@primjer.hr');
      await enquiries.submit(
        submission(ads.ofAgency, { visitor: { name: 'Ivo Ivić', email: 'ivo@primjer.hr', phone, locale: 'hr' } }),
        ivo,
      );
      expect((await mails()).find(({ template }) => template === 'enquiry')?.body_text).toContain('+385 91 234 5678');
    },
  );

  it('O-18 a link that is followed again sends nothing again', async () => {
    await enquiries.submit(submission(ads.ofAgency), null);
    const code = codeOf((await mails())[0]?.body_text);
    const both = await Promise.all([enquiries.confirm(code), enquiries.confirm(code)]);
    expect(both[0]).toEqual(both[1]);
    expect(await entries()).toHaveLength(1);
    expect(await mails()).toHaveLength(3);
    expect(await leads()).toHaveLength(1);
  });

  it('a link is good for a week, and no other text is one', async () => {
    await enquiries.submit(submission(ads.ofAgency), null);
    const code = codeOf((await mails())[0]?.body_text);
    now = new Date('2026-12-05T10:00:01Z');
    expect([
      await enquiries.confirm(code),
      await enquiries.confirm('x'.repeat(43)),
      await enquiries.confirm("' or 1=1"),
    ]).toEqual([null, null, null]);
    expect(await entries()).toEqual([]);
  });

  it('R192 goes at once from who has proven the address, and from nobody else', async () => {
    const ivo = await account('Ivo@Primjer.hr');
    expect((await enquiries.submit(submission(ads.ofAgency), ivo)).state).toBe('sent');
    expect(await leads()).toEqual([
      { listing_id: ads.ofAgency, kind: 'message', reason: 'more-info', mode: null, weight: 0.75 },
    ]);
    const stranger = await account('netko@primjer.hr');
    expect((await enquiries.submit(submission(ads.ofAgency), stranger)).state).toBe('waiting');
    const unproven = await account('ivo@primjer.hr', false);
    expect((await enquiries.submit(submission(ads.ofAgency), unproven)).state).toBe('waiting');
  });

  it('O-18 the same form sent five times at once is one lead with one number', async () => {
    const ivo = await account('ivo@primjer.hr');
    const form = submission(ads.ofAgency);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => enquiries.submit(form, ivo)));
    expect(new Set(outcomes.map(({ reference }) => reference)).size).toBe(1);
    expect([await entries(), await leads()].map(({ length }) => length)).toEqual([1, 1]);
    expect(await mails()).toHaveLength(2);
  });

  it('two messages of one mailbox about one ad stand in one thread', async () => {
    const ivo = await account('ivo@primjer.hr');
    await enquiries.submit(submission(ads.ofAgency), ivo);
    await enquiries.submit(
      submission(ads.ofAgency, {
        body: 'Još jedno pitanje.',
        visitor: { name: 'Ivo I.', email: 'IVO@primjer.hr', phone: '099 1', locale: 'de' },
      }),
      ivo,
    );
    expect(await database.db.selectFrom('enquiry_thread').select(['visitor_name', 'visitor_locale']).execute()).toEqual(
      [{ visitor_name: 'Ivo I.', visitor_locale: 'de' }],
    );
    expect(await entries()).toHaveLength(2);
  });

  it('O-23 mails hide the addresses and show what people typed as text', async () => {
    const ivo = await account('ivo@primjer.hr');
    await enquiries.submit(
      submission(ads.ofOwner, {
        body: '<img src=x onerror=alert(1)>',
        visitor: {
          name: '"><script>alert(1)</script>\r\nBcc: svi@primjer.hr',
          email: 'ivo@primjer.hr',
          phone: '091 234',
          locale: 'el',
        },
      }),
      ivo,
    );
    const [toOwner, toVisitor] = await mails();
    const thread = await database.db.selectFrom('enquiry_thread').selectAll().executeTakeFirstOrThrow();
    expect(toOwner).toMatchObject({
      recipient: OWNER_EMAIL,
      reply_to: `${thread.visitor_alias}@odgovor.kvadrat.example`,
    });
    expect(toVisitor).toMatchObject({
      recipient: 'ivo@primjer.hr',
      locale: 'el',
      reply_to: `${thread.advertiser_alias}@odgovor.kvadrat.example`,
    });
    expect(`${toOwner?.subject}${toOwner?.body_text}${toOwner?.body_html}`).not.toContain('ivo@primjer.hr');
    expect(`${toVisitor?.body_text}${toVisitor?.body_html}`).not.toContain(OWNER_EMAIL);
    expect(toOwner?.body_html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(toOwner?.body_html).not.toMatch(/<img|<script/);
    expect(toOwner?.subject).not.toMatch(/[\r\n]/);
  });

  it.each(['unreachable', 'sold'] as const)('about an ad that is %s is refused', async (which) => {
    await expect(enquiries.submit(submission(ads[which]), null)).rejects.toMatchObject({ code: 'not-found' });
    expect(await mails()).toEqual([]);
  });
});

describe('too much of it', () => {
  const send = (listingId: number, body: string, email: string) =>
    enquiries
      .submit(submission(listingId, { body, visitor: { name: 'N', email, phone: '091 234 567', locale: 'hr' } }), null)
      .then(
        () => true,
        (error: unknown) => (isAppError(error) ? error.code : error),
      );

  it('one mailbox is sent at most ten mails in an hour', async () => {
    const sent: unknown[] = [];
    for (let n = 0; n < 12; n += 1) sent.push(await send(ads.ofAgency, `Pitanje ${n}`, 'zrtva@primjer.hr'));
    expect(sent.slice(8)).toEqual([true, true, 'rate-limited', 'rate-limited']);
    expect(await mails()).toHaveLength(10);
  });

  it('the same text with a link goes to three ads, whoever sends it and however it is spaced', async () => {
    const sent: unknown[] = [];
    for (let n = 0; n < 4; n += 1)
      sent.push(await send(ads.more[n] ?? 0, `Zarada:${' '.repeat(n + 1)}HTTPS://zlo.example`, `a${n}@primjer.hr`));
    expect(sent).toEqual([true, true, true, 'rate-limited']);
  });

  it('the same question without a link may go to fifteen ads in a day', async () => {
    const sent: unknown[] = [];
    for (let n = 0; n < 16; n += 1) {
      now = new Date(now.getTime() + 10 * 60_000);
      sent.push(await send(ads.more[n] ?? 0, 'Je li stan slobodan?', 'ivo@primjer.hr'));
    }
    expect(sent.indexOf('rate-limited')).toBe(15);
  });
});

describe('kinds of other domains', () => {
  it('R118 bring their part of both mails and their row, once the mailbox is proven', async () => {
    await enquiries.submit(
      submission(ads.ofAgency, { kind: 'price-proposal', mode: 'remote', details: { price: 190_000 } }),
      null,
    );
    expect(placed).toEqual([]);
    await enquiries.confirm(codeOf((await mails())[0]?.body_text));
    expect(placed.map(({ entry }) => entry.details)).toEqual([{ price: 190_000 }]);
    const [, toAdvertiser, toVisitor] = await mails();
    expect(toAdvertiser?.body_text).toContain('advertiser/hr: {"price":190000}');
    expect(toVisitor?.body_text).toContain('visitor/hr: {"price":190000}');
    expect(await leads()).toMatchObject([{ kind: 'price-proposal', mode: 'remote', weight: 1 }]);
  });

  it('a kind that refuses leaves nothing behind', async () => {
    const ivo = await account('ivo@primjer.hr');
    await expect(
      enquiries.submit(submission(ads.ofAgency, { kind: 'price-proposal', body: 'odbij' }), ivo),
    ).rejects.toThrow('no');
    expect([await entries(), await leads(), await mails()]).toEqual([[], [], []]);
  });
});

describe('a thread', () => {
  const threadId = async () =>
    (await database.db.selectFrom('enquiry_thread').select('id').executeTakeFirstOrThrow()).id;

  it('is read by the two mailboxes it is between, and by nobody else', async () => {
    await enquiries.submit(submission(ads.ofOwner), await account('ivo@primjer.hr'));
    const id = await threadId();
    const sideFor = async (email: string, proven = true) =>
      (await enquiries.accessOf(await account(email, proven), id))?.side ?? null;
    expect(await sideFor('ivo@primjer.hr')).toBe('visitor');
    expect(await sideFor('Vlasnik@primjer.hr')).toBe('advertiser');
    expect(await sideFor('vlasnik@primjer.hr', false)).toBeNull();
    expect(await sideFor(AGENCY_EMAIL)).toBeNull();
    expect(await enquiries.accessOf(await account('ivo@primjer.hr'), id + 1)).toBeNull();
  });

  it('an answer of each side is mailed to the other in its language', async () => {
    await enquiries.submit(
      submission(ads.ofAgency, {
        visitor: { name: 'Iva', email: 'ivo@primjer.hr', phone: '091 234 567', locale: 'fr' },
      }),
      await account('ivo@primjer.hr'),
    );
    const agency = await account(AGENCY_EMAIL);
    const access = await enquiries.accessOf(agency, await threadId());
    if (access === null) throw new Error('the agency has no access');
    await database.db
      .transaction()
      .execute((tx) => enquiries.answer(tx, access, { kind: 'message', body: 'Slobodan je.', via: 'site' }));
    await database.db
      .transaction()
      .execute((tx) =>
        enquiries.answer(tx, { ...access, side: 'visitor' }, { kind: 'message', body: 'Merci', via: 'mail' }),
      );
    expect((await mails()).slice(2)).toMatchObject([
      {
        recipient: 'ivo@primjer.hr',
        locale: 'fr',
        template: 'enquiry-answer',
        body_text: expect.stringContaining('Maris nekretnine vous répond'),
      },
      {
        recipient: AGENCY_EMAIL,
        locale: 'de',
        template: 'enquiry-answer',
        body_text: expect.stringContaining('Iva antwortet Ihnen'),
      },
    ]);
    expect(await leads()).toHaveLength(1);
  });

  it('goes with the account of its visitor, and the count of leads stays', async () => {
    const ivo = await account('ivo@primjer.hr');
    await enquiries.submit(submission(ads.ofAgency), ivo);
    await enquiries.submit(
      submission(ads.ofOwner, { visitor: { name: 'Ana', email: 'ana@primjer.hr', phone: '091 1', locale: 'hr' } }),
      await account('ana@primjer.hr'),
    );
    await database.db.deleteFrom('account').where('id', '=', ivo.id).execute();
    expect(await database.db.selectFrom('enquiry_thread').select('visitor_key').execute()).toEqual([
      { visitor_key: 'ana@primjer.hr' },
    ]);
    expect(await entries()).toHaveLength(1);
    expect(await leads()).toHaveLength(2);
  });
});
