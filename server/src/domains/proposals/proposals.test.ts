import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createEnquiries } from '../enquiries/api';
import { addAds, OWNER_EMAIL, submission } from '../enquiries/testing/enquiry-ads';
import { saveListing } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { createProposals, proposalBounds } from './api';

const database = withTestDatabase({ holds: 'places' });
const PUBLIC = { publicUrl: () => 'https://kvadrat.example' };
let ads: Awaited<ReturnType<typeof addAds>>;

const proposals = () => createProposals({ db: database.db, ...PUBLIC });
const enquiries = () => createEnquiries({ db: database.db, ...PUBLIC, kinds: proposals().kinds });

beforeAll(async () => {
  ads = await addAds(database);
});

beforeEach(
  () => database.sql`truncate price_proposal, enquiry_thread, enquiry_submission, enquiry_lead, mail_outbox cascade`,
);

const mailTo = (recipient: string) =>
  database.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const linkIn = (text: string): string => /=([\w-]{43})/.exec(text)?.[1] ?? '';

async function propose(amount: number, listingId = ads.ofOwner): Promise<void> {
  const outcome = submission(listingId, {
    kind: 'price-proposal',
    reason: null,
    body: 'Plaćamo gotovinom.',
    details: { step: 'propose', amount },
  });
  await enquiries().submit(outcome, null);
  await enquiries().confirm(linkIn((await mailTo(outcome.visitor.email)).body_text));
}

const states = async () =>
  (await database.db.selectFrom('price_proposal').select(['amount', 'state']).orderBy('id').execute()).map(
    ({ amount, state }) => [Number(amount), state],
  );
const answer = (token: string, act: 'accept' | 'decline' | 'answer', message = ''): Promise<void> =>
  proposals().answerByLink(enquiries(), token, act, message);

test('R118 R192 proposed, answered, accepted by the link of the mail; the thread says so and the visitor is told', async () => {
  await propose(185_000);
  const mail = await mailTo(OWNER_EMAIL);
  expect(mail.body_text).toContain('Predložena cijena: 185.000\u00a0€');
  const token = linkIn(mail.body_text);
  await answer(token, 'answer', 'Možemo razgovarati.');
  expect((await mailTo('ivo@primjer.hr')).body_text).toMatch(/prijedlog i\sdalje vrijedi[\s\S]*Možemo razgovarati\./);
  await answer(token, 'accept');
  expect((await mailTo('ivo@primjer.hr')).body_text).toContain('Oglašivač prihvaća cijenu');
  expect(await states()).toEqual([[185_000, 'accepted']]);
  const entries = await database.db
    .selectFrom('enquiry_entry')
    .select(['side', 'kind', 'details'])
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { side: 'visitor', kind: 'price-proposal', details: { step: 'propose', amount: 185_000 } },
    { side: 'advertiser', kind: 'price-proposal', details: { step: 'answer', amount: 185_000 } },
    { side: 'advertiser', kind: 'price-proposal', details: { step: 'accept', amount: 185_000 } },
  ]);
  expect(await database.db.selectFrom('enquiry_lead').select(['kind', 'weight']).execute()).toEqual([
    { kind: 'price-proposal', weight: 1 },
  ]);
});

test('R118 a link decides once; two at a time too', async () => {
  await propose(185_000);
  const token = linkIn((await mailTo(OWNER_EMAIL)).body_text);
  const outcomes = await Promise.allSettled([
    answer(token, 'accept'),
    answer(token, 'decline'),
    answer(token, 'accept'),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(answer(token, 'answer', 'Ipak ne.')).rejects.toMatchObject({ code: 'gone' });
  await expect(answer('A'.repeat(43), 'accept')).rejects.toMatchObject({ code: 'not-found' });
});

test('R118 a new proposal takes the place of the one before, whose link then decides nothing', async () => {
  await propose(150_000);
  const first = linkIn((await mailTo(OWNER_EMAIL)).body_text);
  await propose(160_000);
  expect(await states()).toEqual([
    [150_000, 'replaced'],
    [160_000, 'open'],
  ]);
  await expect(answer(first, 'accept')).rejects.toMatchObject({ code: 'gone' });
  await expect(answer(linkIn((await mailTo(OWNER_EMAIL)).body_text), 'answer')).rejects.toMatchObject({
    code: 'invalid-request',
  });
});

test('R118 a price far from the asked one is refused, whatever the form let through', async () => {
  await expect(propose(99_999)).rejects.toMatchObject({ code: 'invalid-request' });
  await expect(propose(300_001)).rejects.toMatchObject({ code: 'invalid-request' });
  await expect(propose(Number.NaN)).rejects.toMatchObject({ code: 'invalid-request' });
  expect(await states()).toEqual([]);
});

test('O-09 a hidden price decides nothing that a visitor could try out', async () => {
  const bounds = async (value: number | null) => {
    const saved = await saveListing(database.db, draft({ price: { value, onRequest: true, previous: null } }));
    return proposalBounds(database.db, saved.id);
  };
  expect(await bounds(200_000)).toEqual(await bounds(null));
  expect(await bounds(50)).toEqual({ least: 100, most: 100_000_000 });
});

test('R111 the price of an auction is not proposed, nor that of an ad that is not on offer', async () => {
  const auction = await saveListing(database.db, draft({ contract: 14, category: 14 }));
  expect([
    await proposalBounds(database.db, auction.id),
    await proposalBounds(database.db, ads.sold),
    await proposalBounds(database.db, 999_999),
  ]).toEqual([null, null, null]);
});
