import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_FLAGS, type Flags } from '@kvadrat/contracts/flags';
import { searchUrl } from '@kvadrat/contracts/search';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { PlaceDirectory } from '../geography/api';
import { failureBody, queryOf } from '../../platform/http';
import { HEAVY } from '../../platform/lanes';
import { defineLimits, limitNetwork, MINUTE } from '../../platform/limits';
import { addSchemas, readLocale, reference } from '../../platform/schema';
import type { SentenceModelSettings } from '../../platform/settings';
import { chooseChips } from './choose-chips';
import { readingJson } from './reading-json';
import { SentenceError } from './sentence-error';
import { sentenceSchemas, SentenceQuery } from './sentence.schema';
import { SentenceService } from './sentence.service';
import { SENTENCE_TEXTS } from './sentence-texts';

export interface SentenceRoutesOptions {
  /** The places there are now; another directory after it was loaded anew. */
  places: () => Promise<PlaceDirectory>;
  /** Undefined: sentences are read by rules alone. */
  model?: SentenceModelSettings | undefined;
  /** Flags of one visitor, as shipped where left out. @param cookies the request's `Cookie` header */
  flagsOf?: (cookies: string | undefined) => Flags;
}

/** The same sentence means the same; what somebody looks for is kept by nobody but their browser. */
const CACHE = 'private, max-age=300';
/** What a model reads may cost money. */
const LIMITS = defineLimits('sentence', { read: { network: [{ calls: 60, seconds: MINUTE }], open: true } });

/** `GET /api-next/search-list/sentence/` */
export const sentenceRoutes: FastifyPluginCallback<SentenceRoutesOptions> = (
  app,
  { places, model, flagsOf = () => DEFAULT_FLAGS },
  done,
) => {
  addSchemas(app, sentenceSchemas);
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof SentenceError)) throw error;
    const message = SENTENCE_TEXTS[localeOf(request)][error.reason];
    return reply
      .code(error.status ?? 400)
      .header('cache-control', 'no-store')
      .send(failureBody({ code: error.reason, message }));
  });
  const services = new WeakMap<PlaceDirectory, SentenceService>();
  const serviceFor = (directory: PlaceDirectory): SentenceService => {
    const service =
      services.get(directory) ??
      new SentenceService(directory, {
        model,
        warn: (problem) => app.log.warn({ problem }, 'a sentence was read by rules'),
      });
    services.set(directory, service);
    return service;
  };
  app.get(
    '/api-next/search-list/sentence/',
    {
      // A parameter given twice is no reason to fail.
      attachValidation: true,
      config: HEAVY,
      onRequest: limitNetwork(app, LIMITS.read),
      schema: {
        operationId: 'readSentence',
        summary: 'The search that a sentence describes, with what of it was understood and what not',
        tags: ['search'],
        querystring: SentenceQuery,
        response: {
          200: reference('SentenceReading'),
          400: reference('ApiError'),
          404: reference('ApiError'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      const flags = flagsOf(request.headers.cookie);
      if (!flags.aiSearch) throw new AppError('not-found', 'Sentence search is off.');
      const query = queryOf(request);
      const sentence = query.get('q') ?? '';
      const locale = localeOf(request);
      const directory = await places();
      const reading = await serviceFor(directory).read(sentence, locale);
      const choices = { without: new Set(query.get('without')?.split(',')), place: query.get('place') };
      const chosen = chooseChips(reading, choices, directory);
      void reply.header('cache-control', CACHE);
      return {
        url: searchUrl(chosen.criteria, flags),
        ...readingJson(sentence, reading, chosen, { locale, directory }),
      };
    },
  );
  done();
};

function localeOf(request: FastifyRequest): ReturnType<typeof readLocale> {
  return readLocale(queryOf(request).get('locale'));
}
