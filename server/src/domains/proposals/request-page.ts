import { AppError } from '@kvadrat/contracts/errors';
import { proposalSchema } from '@kvadrat/contracts/forms';
import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import { adFormPage, askedAbout, isPersonField, PERSON_FIELDS, personDefinitions, personOf, personProblem, requireMailRoom, sentPage, type AskedAbout, type Enquiries } from '../enquiries/api';
import type { FlagSource } from '../flags/api';
import { addSubjectForm, checkFields, WrongFields, type FieldDefinition } from '../../platform/form-page';
import type { ShowPage } from '../../platform/html';
import { readAmount } from '../../platform/text';
import { proposalBounds, type ProposalBounds } from './proposal-bounds';
import { PROPOSAL_TEXTS } from './proposal-texts';

const FIELDS = ['amount', ...PERSON_FIELDS] as const;
type Field = (typeof FIELDS)[number];
type ProposalForm = Readonly<Record<Field, string>>;
type AskedPrice = AskedAbout & { bounds: ProposalBounds };

export interface RequestPageOptions {
  db: Db;
  show: ShowPage;
  enquiries: Enquiries;
  accounts: Pick<Accounts, 'currentUser' | 'limit' | 'mayMail'>;
  flagsOf: FlagSource['of'];
  now?: () => number;
}

/** `/upit/{id}/cijena/` in nine languages: a price proposed without any script. */
export async function addRequestPage(app: FastifyInstance, { db, show, enquiries, accounts, flagsOf, now = Date.now }: RequestPageOptions): Promise<void> {
  await addSubjectForm<Field, ProposalForm, AskedPrice>(
    app,
    show,
    {
      path: `${ENQUIRY_PATHS.write}:id/cijena/`,
      fields: FIELDS,
      check: (typed) => checkFields(FIELDS, proposalSchema, typed),
      async about(request, locale) {
        if (!flagsOf(request.headers.cookie).priceProposal) throw new AppError('not-found', 'prices are not proposed');
        const asked = await askedAbout(db, accounts, request, locale);
        return { ...asked, bounds: await readBounds(db, asked.ad.id) };
      },
      prefill: ({ account }) => personOf(account),
      page(form, locale, status, { ad, bounds }) {
        const { ask, fields, message } = PROPOSAL_TEXTS[locale];
        const amount: FieldDefinition = { label: fields.amount, control: 'input', hint: ask.hint, attributes: { inputmode: 'decimal', autocomplete: 'off' } };
        const problem = (field: Field, rule: string): string => problemText(locale, bounds, field, rule);
        return adFormPage<Field>(ad, { path: 'cijena/', title: ask.title, lead: ask.lead, send: ask.send, fields: { amount, ...personDefinitions(locale, message) }, problemText: problem }, form, locale, status);
      },
      donePage: (reference, locale, { ad }) => sentPage(db, enquiries, ad, reference, locale),
      async take({ amount: typed, message: body, ...visitor }, formKey, locale, { request, ad, account, bounds }) {
        await accounts.limit(request, 'enquiry');
        const amount = admitAmount(bounds, readAmount(typed));
        await requireMailRoom(db, accounts, request, visitor.email);
        return (await enquiries.submit({ listingId: ad.id, kind: 'price-proposal', body, details: { step: 'propose', amount }, visitor: { ...visitor, locale }, formKey }, account)).reference;
      },
    },
    now,
  );
}

async function readBounds(db: Db, listingId: number): Promise<ProposalBounds> {
  const bounds = await proposalBounds(db, listingId);
  if (bounds === null) throw new AppError('not-found', 'no price can be proposed for this ad');
  return bounds;
}

function admitAmount({ least, most }: ProposalBounds, amount: number | null): number {
  if (amount === null) throw new WrongFields({ amount: 'number' });
  if (amount < least || amount > most) throw new WrongFields({ amount: 'range' });
  return amount;
}

function problemText(locale: Locale, { least, most }: ProposalBounds, field: Field, problem: string): string {
  const { ask } = PROPOSAL_TEXTS[locale];
  const number = new Intl.NumberFormat(LOCALE_DETAILS[locale].intl, { useGrouping: 'always' });
  if (isPersonField(field)) return personProblem(locale, field, problem);
  return problem === 'range' ? ask.range.replace('#', number.format(least)).replace('#', number.format(most)) : ask.bad.replace('#', number.format(235_000));
}
