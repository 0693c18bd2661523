import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import { reference } from '../../../platform/schema';
import { NewSearch, SearchChanges, SearchParams } from '../saved.schema';
import type { SavedScope } from '../saved-scope';
import { criteriaOf } from './criteria-of';
import {
  changeSavedSearch,
  deleteSavedSearch,
  findSavedSearch,
  readSavedSearches,
  saveSearch,
  type Alert,
} from './search.store';

const SAVED = '/api-next/user/searches/';
const reading = { 401: reference('ApiError') };
const refusals = {
  400: reference('ApiError'),
  401: reference('ApiError'),
  403: reference('ApiError'),
  429: reference('ApiError'),
};
const tags = ['saved'];

interface New {
  Body: { address: string; name: string; alert: Alert; language: Locale };
}

interface Change {
  Params: { id: number };
  Body: { name?: string; alert?: Alert; address?: string };
}

/** `…/user/searches/…`: searches that people saved. */
export function addSearchRoutes(scope: SavedScope): void {
  addReading(scope);
  addChanging(scope);
}

function addReading({ app, db, reader }: SavedScope): void {
  app.get(
    SAVED,
    {
      schema: {
        operationId: 'readSavedSearches',
        summary: 'Saved searches, newest first',
        tags,
        response: { 200: reference('SavedSearches'), ...reading },
      },
    },
    async (request) => ({
      searches: await readSavedSearches(db, (await reader(request)).id),
    }),
  );
  app.get<{ Querystring: { address: string } }>(
    `${SAVED}find/`,
    {
      schema: {
        operationId: 'findSavedSearch',
        summary: 'The saved search a list’s address stands for',
        tags,
        querystring: Type.Object({ address: Type.String({ maxLength: 8000 }) }),
        response: { 200: reference('FoundSearch'), 400: reference('ApiError'), ...reading },
      },
    },
    async (request) => {
      const { id } = await reader(request);
      return { search: await findSavedSearch(db, id, await criteriaOf(db, request.query.address)) };
    },
  );
}

function addChanging({ app, db, now, writer }: SavedScope): void {
  app.post<New>(
    SAVED,
    {
      schema: {
        operationId: 'saveSearch',
        summary: 'Saves a search; the same again changes nothing and says so',
        tags,
        body: NewSearch,
        response: { 200: reference('SavedOutcome'), 409: reference('ApiError'), ...refusals },
      },
    },
    async (request) => {
      const { id: accountId } = await writer(request);
      const { address, name, alert, language } = request.body;
      return saveSearch(db, {
        accountId,
        name: nameOf(name),
        criteria: await criteriaOf(db, address),
        alert,
        language,
        now: now(),
      });
    },
  );
  app.put<Change>(
    `${SAVED}:id/`,
    {
      schema: {
        operationId: 'changeSavedSearch',
        summary: 'Renames a saved search, changes its alert or what it asks for',
        tags,
        params: SearchParams,
        body: SearchChanges,
        response: {
          200: reference('SavedSearch'),
          404: reference('ApiError'),
          409: reference('ApiError'),
          ...refusals,
        },
      },
    },
    async (request) => {
      const { id: accountId } = await writer(request);
      const { name, alert, address } = request.body;
      const changed = await changeSavedSearch(db, accountId, request.params.id, {
        ...(name === undefined ? {} : { name: nameOf(name) }),
        ...(alert === undefined ? {} : { alert }),
        ...(address === undefined ? {} : { criteria: await criteriaOf(db, address) }),
      });
      if (changed === null) throw new AppError('not-found', 'there is no such search');
      return changed;
    },
  );
  app.delete<{ Params: { id: number } }>(
    `${SAVED}:id/`,
    {
      schema: {
        operationId: 'deleteSavedSearch',
        summary: 'Deletes a saved search',
        tags,
        params: SearchParams,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      await deleteSavedSearch(db, (await writer(request)).id, request.params.id);
      return reply.code(204).send();
    },
  );
}

/** @throws AppError `invalid-request` for a name of spaces */
function nameOf(name: string): string {
  const text = name.trim();
  if (text === '') throw new AppError('invalid-request', 'a name is missing');
  return text;
}
