import { AppError } from '@kvadrat/contracts/errors';
import { CURRENCY } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS, LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { digestOf, newToken, TOKEN } from '../accounts/api';
import type { Db, DbOrTransaction } from '../../platform/db';
import type { Enquiries, EntryKind, EntryKinds, ThreadAccess, ThreadRow } from '../enquiries/api';
import { paragraph } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
import { readProposal, type ProposalAct, type ProposalDetails } from './proposal-details';
import { proposalBounds } from './proposal-bounds';
import { PROPOSAL_TEXTS } from './proposal-texts';
import type { ProposalRow } from './proposal.tables';

export interface ProposalsOptions {
  db: Db;
  /** Origin of links in mails, without a final slash. */
  publicUrl: () => string;
  now?: () => Date;
}

/** A proposal as the link of a mail shows it to the advertiser. */
interface LinkedProposal {
  proposal: ProposalRow;
  thread: ThreadRow;
}

/** Prices that visitors propose. */
export interface Proposals {
  kinds: EntryKinds;
  look: (token: string) => Promise<LinkedProposal | null>;
  /**
   * The advertiser's word on a proposal; the visitor gets a mail.
   * @throws AppError `not-found` for an unknown link, `gone` once it was decided or replaced, `invalid-request` for an answer without words
   */
  answerByLink: (enquiries: Enquiries, token: string, act: ProposalAct, message: string) => Promise<void>;
  /**
   * The same by the advertiser who is signed in, about the latest proposal of a conversation.
   * @throws AppError `forbidden` for the other side, `not-found` where no price was proposed, else as `answerByLink`
   */
  answerIn: (enquiries: Enquiries, access: ThreadAccess, act: ProposalAct, message: string) => Promise<ProposalRow>;
  /** The latest proposal of a conversation; null where no price was proposed. */
  ofThread: (threadId: number) => Promise<ProposalRow | null>;
}

export function createProposals({ db, publicUrl, now = () => new Date() }: ProposalsOptions): Proposals {
  const kind: EntryKind = {
    blocks(raw, { side, locale }) {
      const details = readProposal(raw);
      const say = sayIn(locale);
      const { fields, told, sent } = PROPOSAL_TEXTS;
      const words =
        side === 'advertiser' ? [] : [paragraph(say(details.step === 'propose' ? sent : told[details.step]))];
      return [...words, { kind: 'facts', rows: [[say(fields.amount), amountText(details.amount, locale)]] }];
    },
    step(details) {
      const { step: name, amount } = readProposal(details);
      return { name, times: [], amount, files: 0 };
    },
    async placed(tx, { thread, entry }) {
      const { step, amount } = readProposal(entry.details);
      if (step === 'propose') await store(tx, thread, amount, now());
    },
    async attach(tx, { thread }, { side, locale }) {
      if (side === 'visitor') return { blocks: [] };
      const token = newToken();
      await tx
        .updateTable('price_proposal')
        .set({ token_hash: digestOf(token) })
        .where('thread_id', '=', thread.id)
        .where('state', '=', 'open')
        .execute();
      const url = `${publicUrl()}${localizedPath(locale, ENQUIRY_PATHS.price)}?${LINK_PARAMETERS.link}=${token}`;
      return { blocks: [{ kind: 'button', text: sayIn(locale)(PROPOSAL_TEXTS.button), url }] };
    },
  };

  const answer = async (
    tx: DbOrTransaction,
    enquiries: Enquiries,
    { proposal, thread }: LinkedProposal,
    act: ProposalAct,
    message: string,
  ): Promise<ProposalRow> => {
    if (proposal.state !== 'open') throw new AppError('gone', 'the proposal was answered');
    if (act === 'answer' && message === '') throw new AppError('invalid-request', 'an answer needs words');
    const state = act === 'answer' ? 'open' : act === 'accept' ? 'accepted' : 'declined';
    if (state !== 'open')
      await tx.updateTable('price_proposal').set({ state, changed_at: now() }).where('id', '=', proposal.id).execute();
    const details: ProposalDetails = { step: act, amount: Number(proposal.amount) };
    await enquiries.answer(
      tx,
      { thread, side: 'advertiser' },
      { kind: 'price-proposal', body: message, details, via: 'site' },
    );
    return { ...proposal, state };
  };

  return {
    kinds: { 'price-proposal': kind },
    look: (token) => find(db, token),
    answerByLink: (enquiries, token, act, message) =>
      db.transaction().execute(async (tx) => {
        const found = await find(tx, token);
        if (found === null) throw new AppError('not-found', 'there is no such link');
        await answer(tx, enquiries, found, act, message);
      }),
    answerIn: (enquiries, { thread, side }, act, message) =>
      db.transaction().execute(async (tx) => {
        if (side !== 'advertiser') throw new AppError('forbidden', 'whoever proposed a price does not decide about it');
        const proposal = await latestOf(tx, thread.id).forUpdate().executeTakeFirst();
        if (proposal === undefined) throw new AppError('not-found', 'no price was proposed');
        return answer(tx, enquiries, { proposal, thread }, act, message);
      }),
    ofThread: async (threadId) => (await latestOf(db, threadId).executeTakeFirst()) ?? null,
  };
}

function latestOf(db: DbOrTransaction, threadId: number) {
  return db.selectFrom('price_proposal').selectAll().where('thread_id', '=', threadId).orderBy('id', 'desc').limit(1);
}

/** One proposal of a conversation is talked about: a new one takes the place of the one before. */
async function store(tx: DbOrTransaction, thread: ThreadRow, amount: number, now: Date): Promise<void> {
  const bounds = await proposalBounds(tx, thread.listing_id);
  if (bounds === null || amount < bounds.least || amount > bounds.most)
    throw new AppError('invalid-request', 'nobody proposes such a price for this ad');
  await tx
    .updateTable('price_proposal')
    .set({ state: 'replaced', changed_at: now })
    .where('thread_id', '=', thread.id)
    .where('state', '=', 'open')
    .execute();
  await tx
    .insertInto('price_proposal')
    .values({ thread_id: thread.id, amount: amount.toFixed(2), state: 'open', changed_at: now, token_hash: null })
    .execute();
}

async function find(tx: DbOrTransaction, token: string): Promise<LinkedProposal | null> {
  if (!TOKEN.test(token)) return null;
  const proposal = await tx
    .selectFrom('price_proposal')
    .selectAll()
    .where('token_hash', '=', digestOf(token))
    .forUpdate()
    .executeTakeFirst();
  if (proposal === undefined) return null;
  return {
    proposal,
    thread: await tx
      .selectFrom('enquiry_thread')
      .selectAll()
      .where('id', '=', proposal.thread_id)
      .executeTakeFirstOrThrow(),
  };
}

/** `235.000 €`; cents only where there are some. */
function amountText(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALE_DETAILS[locale].intl, {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: 'always',
  }).format(amount);
}
