import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryOf, refuseForeign } from '../../platform/http';
import { readListingId } from '../listings/api';
import { photosFor } from '../media/api';
import { addStaffPages, note, say, type StaffPagesOptions } from '../operations/api';
import { readAds } from './moderated-ad';
import { MODERATION_PATH } from './moderation-path';
import { MODERATION_TEXTS } from './moderation-texts';
import { casePage } from './queue/case-page';
import { decide } from './queue/decide';
import type { MailSettings } from './queue/decision-mails';
import { NOTHING_TYPED, readDecision, type TypedDecision } from './queue/decision-form';
import { queuePage } from './queue/queue-page';
import { countQueue, QUEUE_FILTERS, readCase, readQueue } from './queue/queue.store';

const PAGE_SIZE = 50;
const PHOTOS = 12;

export interface ModerationOptions extends StaffPagesOptions, MailSettings {
  now?: () => number;
}

interface OneCase {
  Params: { id: string };
}

/** `/-/moderation`: what was reported, and what to do about it. For staff; described in `docs/operations.md`. */
export async function addModeration(app: FastifyInstance, options: ModerationOptions): Promise<void> {
  const { db, now = Date.now } = options;
  await app.register(async (scope) => {
    const { localeOf, send, enter, sessionHtml } = await addStaffPages(scope, MODERATION_PATH, options);

    for (const path of [MODERATION_PATH, `${MODERATION_PATH}/`]) {
      scope.get(path, { schema: { hide: true } }, async (request, reply) => {
        const who = await enter(request, reply);
        if (who === null) return reply;
        const locale = localeOf(request);
        const query = queryOf(request);
        const filter = QUEUE_FILTERS.find((known) => known === query.get('stanje')) ?? 'open';
        const page = Math.min(Math.max(1, Math.trunc(Number(query.get('stranica'))) || 1), 10_000);
        const [counts, read] = await Promise.all([countQueue(db), readQueue(db, filter, page, PAGE_SIZE + 1)]);
        const queue = read.slice(0, PAGE_SIZE);
        const ads = await readAds(db, queue.map(({ listingId }) => listingId), locale);
        return send(request, reply, MODERATION_TEXTS[locale].queue.title, queuePage({ locale, filter, page, counts, queue, ads, more: read.length > PAGE_SIZE, session: sessionHtml(who, locale), now: now() }));
      });
    }

    const show = async (request: FastifyRequest<OneCase>, reply: FastifyReply, who: string, outcome: string, typed: TypedDecision): Promise<FastifyReply> => {
      const listingId = readListingId(request.params.id);
      const locale = localeOf(request);
      const [ads, found, photos, texts] = await Promise.all([
        readAds(db, [listingId], locale),
        readCase(db, listingId),
        photosFor(db, [listingId], { locale, limit: PHOTOS }),
        db.selectFrom('listing_text').select('description').where('listing_id', '=', listingId).orderBy('locale').execute(),
      ]);
      const ad = ads.get(listingId);
      if (ad === undefined && found.reports.length + found.decisions.length === 0) throw new AppError('not-found', 'There is no such ad.');
      const description = texts.map((text) => text.description).join('\n\n');
      const html = casePage({ locale, listingId, ad, description, photos: photos.get(listingId)?.photos ?? [], found, typed, outcome, session: sessionHtml(who, locale) });
      return send(request, reply, `${MODERATION_TEXTS[locale].queue.title}: ${listingId}`, html);
    };

    scope.get<OneCase>(`${MODERATION_PATH}/:id`, { schema: { hide: true } }, async (request, reply) => {
      const who = await enter(request, reply);
      if (who === null) return reply;
      const reference = queryOf(request).get('odluka');
      const outcome = reference === null ? '' : note(say(MODERATION_TEXTS[localeOf(request)].queue.done, { reference }), 'good');
      return show(request, reply, who, outcome, NOTHING_TYPED);
    });

    scope.post<OneCase>(`${MODERATION_PATH}/:id`, { schema: { hide: true } }, async (request, reply) => {
      refuseForeign(request);
      const who = await enter(request, reply);
      if (who === null) return reply;
      const texts = MODERATION_TEXTS[localeOf(request)].queue;
      const { typed, wish } = readDecision(request.body, readListingId(request.params.id), who);
      if (wish === null) return show(request, reply.code(422), who, note(texts.incomplete, 'bad'), typed);
      const outcome = await decide(db, wish, options);
      if ('refused' in outcome) return show(request, reply.code(409), who, note(texts.faster, 'bad'), typed);
      return reply.redirect(`${MODERATION_PATH}/${wish.listingId}?${new URLSearchParams({ odluka: outcome.reference }).toString()}`, 303);
    });
  });
}
