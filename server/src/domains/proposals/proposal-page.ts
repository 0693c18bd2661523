import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { addAnswerPage, type AnswerForm, type AnswerView } from '../../platform/answer-page';
import type { Db } from '../../platform/db';
import type { Enquiries } from '../enquiries/api';
import { adNames } from '../listings/api';
import type { ShowPage } from '../../platform/html';
import { PROPOSAL_ACTS } from './proposal-details';
import { PROPOSAL_TEXTS } from './proposal-texts';
import type { ProposalRow } from './proposal.tables';
import { amountText, type Proposals } from './proposals';

const MESSAGE_FIELD = 'poruka';

export interface ProposalPageOptions {
  db: Db;
  show: ShowPage;
  proposals: Proposals;
  enquiries: Enquiries;
}

/** `/upit/cijena/` in nine languages: a proposed price accepted, declined or answered by the link of a mail. */
export async function addProposalPage(app: FastifyInstance, { db, show, proposals, enquiries }: ProposalPageOptions): Promise<void> {
  await addAnswerPage(app, show, {
    path: ENQUIRY_PATHS.price,
    async look(token, locale) {
      const found = await proposals.look(token);
      if (found === null) return null;
      const { listing_id: id } = found.thread;
      return { view: viewOf(found.proposal, locale, (await adNames(db, [id], locale)).get(id) ?? null), current: true };
    },
    lost: (locale) => ({ name: PROPOSAL_TEXTS[locale].page.title, ...PROPOSAL_TEXTS[locale].page.lost, facts: [], forms: [], onward: null }),
    async act(token, name, fields) {
      const act = PROPOSAL_ACTS.find((one) => one === name);
      if (act === undefined) throw new AppError('invalid-request', 'there is no such act');
      await proposals.answerByLink(enquiries, token, act, (fields[MESSAGE_FIELD] ?? '').trim());
      return token;
    },
    problems(locale) {
      const { page } = PROPOSAL_TEXTS[locale];
      return { 'invalid-request': page.empty, gone: page.changed };
    },
    changed: (locale) => PROPOSAL_TEXTS[locale].page.changed,
  });
}

function viewOf({ state, amount }: ProposalRow, locale: Locale, ad: { title: string; path: string } | null): AnswerView {
  const { fields, page, states } = PROPOSAL_TEXTS[locale];
  return {
    name: page.title,
    ...states[state],
    facts: [...(ad === null ? [] : [[fields.ad, ad.title] as const]), [fields.amount, amountText(Number(amount), locale)]],
    forms: state === 'open' ? formsFor(locale) : [],
    onward: ad === null ? null : { text: page.back, path: ad.path },
  };
}

function formsFor(locale: Locale): AnswerForm[] {
  const { acts, message, required } = PROPOSAL_TEXTS[locale];
  const text = (label: string) => ({ kind: 'text', name: MESSAGE_FIELD, label }) as const;
  return [
    { act: 'accept', button: acts.accept, strong: true, controls: [text(message)] },
    { act: 'answer', button: acts.answer, folded: acts.answer, controls: [text(required)] },
    { act: 'decline', button: acts.decline, folded: acts.decline, controls: [text(message)] },
  ];
}
