import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import type { AccountRow, Accounts } from '../accounts/api';
import type { FlagSource } from '../flags/api';
import { admitForm, newFormKey, RefusedFields } from '../../platform/forms';
import { keepNothing } from '../../platform/http';
import { addSchemas, LocaleParameter, readLocale, reference } from '../../platform/schema';
import { readListingId } from '../listings/api';
import type { Db } from '../../platform/db';
import type { Enquiries } from './enquiries';
import { enquirySchemas, NewMessage } from './enquiry.schema';
import type { FileDeps } from './files/take-files';
import { requireMailRoom } from './require-mail-room';
import { checkLead, type LeadField } from './read-lead';
import { addLinkRoutes } from './link.routes';
import { aboutAd, requireReachable } from './about-ad';
import { addThreadRoutes } from './thread.routes';

export interface EnquiryRouteDeps extends FileDeps {
  db: Db;
  enquiries: Pick<Enquiries, 'submit' | 'confirm' | 'accessOf' | 'answer' | 'stepOf'>;
  accounts: Pick<Accounts, 'currentUser' | 'protect' | 'protectForm' | 'limit' | 'mayMail'>;
  /** As shipped where left out. */
  flagsOf?: FlagSource['of'];
  now?: () => number;
}

interface PostedMessage {
  Body: Record<LeadField, string> & { listingId: number; key: string; website?: string; locale: Locale };
}

/** `GET /api-next/listings/{id}/enquiries/form/` and `POST /api-next/enquiries/`: a message to the advertiser of an ad, with or without an account. */
export const enquiryRoutes: FastifyPluginCallback<EnquiryRouteDeps> = (
  app,
  { db, enquiries, accounts, flagsOf = () => DEFAULT_FLAGS, now = Date.now, dataDir, pictures, scanFile },
  done,
) => {
  addSchemas(app, { ...enquirySchemas, RefusedFields });
  keepNothing(app);
  app.get(
    '/api-next/enquiries/form/',
    {
      schema: {
        operationId: 'readEnquiryForm',
        summary: 'What the forms of an ad start with',
        tags: ['enquiries'],
        response: { 200: reference('EnquiryForm') },
      },
    },
    async (request) => ({ key: newFormKey(now()), ...prefillOf(await accounts.currentUser(request)) }),
  );
  app.get<{ Params: { id: string }; Querystring: { locale?: string } }>(
    '/api-next/listings/:id/enquiries/form/',
    {
      schema: {
        operationId: 'startEnquiry',
        summary: 'What a form of an ad starts with, and which ad it is about',
        tags: ['enquiries'],
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({ locale: LocaleParameter }),
        response: { 200: reference('EnquiryStart'), 404: reference('ApiError') },
      },
    },
    async (request) => {
      const id = readListingId(request.params.id);
      const [ad, account] = await Promise.all([
        aboutAd(db, id, readLocale(request.query.locale)),
        accounts.currentUser(request),
        requireReachable(db, id),
      ]);
      return { key: newFormKey(now()), ad, ...prefillOf(account) };
    },
  );
  app.post<PostedMessage>(
    '/api-next/enquiries/',
    {
      schema: {
        operationId: 'sendMessage',
        summary: 'Writes to the advertiser of an ad',
        tags: ['enquiries'],
        body: NewMessage,
        response: {
          201: reference('SentEnquiry'),
          404: reference('ApiError'),
          422: reference('RefusedFields'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      await accounts.protectForm(request);
      const { listingId, key, website, locale, ...typed } = request.body;
      const { value, formKey } = admitForm(checkLead(typed), { key, website }, now());
      await accounts.limit(request, 'enquiry');
      const { reason, message: body, ...visitor } = value;
      await requireMailRoom(db, accounts, request, visitor.email);
      reply.code(201);
      return enquiries.submit(
        { listingId, kind: 'message', reason, body, visitor: { ...visitor, locale }, formKey },
        await accounts.currentUser(request),
      );
    },
  );
  addLinkRoutes(app, { db, enquiries, now });
  addThreadRoutes(app, { db, enquiries, accounts, flagsOf, now, files: { dataDir, pictures, scanFile } });
  done();
};

/** What is known of who is signed in. */
function prefillOf(account: AccountRow | null): { name: string; email: string; phone: string; proven: boolean } {
  if (account === null) return { name: '', email: '', phone: '', proven: false };
  const { first_name, last_name, email, phone, phone_prefix, email_verified_at } = account;
  const international =
    phone === '' || phone.startsWith('+') || phone_prefix === ''
      ? phone
      : `+${phone_prefix.replace(/^\+/, '')} ${phone.replace(/^0/, '')}`;
  return { name: `${first_name} ${last_name}`.trim(), email, phone: international, proven: email_verified_at !== null };
}
