import { isLocale, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyRequest } from 'fastify';
import { acceptedLocale } from './accepted-locale';
import { queryOf } from './query-of';

/** The language a request asks for, by its parameter `locale` or by the browser. */
export function askedLocale(request: FastifyRequest): Locale {
  const asked = queryOf(request).get('locale');
  return isLocale(asked) ? asked : acceptedLocale(request.headers['accept-language']);
}
