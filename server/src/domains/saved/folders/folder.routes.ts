import type { Locale } from '@kvadrat/contracts/locales';
import { AppError } from '@kvadrat/contracts/errors';
import { inviteSchema } from '@kvadrat/contracts/forms';
import { Type } from 'typebox';
import { checkFields, WrongFields } from '../../../platform/forms';
import { cleanEmail } from '../../../platform/mailbox';
import { reference } from '../../../platform/schema';
import { FolderName, FolderParams, InviteParams, NewInvite, PersonParams } from '../saved.schema';
import type { SavedScope } from '../saved-scope';
import { endAccess, endInvite, invite } from './folder-invites';
import { endLink, openLink } from './folder-link';
import { leaveFolder, makeFolder, readFolders, renameFolder } from './folder.store';

const CALL = '/api-next/user/folders/';
const refusals = {
  400: reference('ApiError'),
  401: reference('ApiError'),
  403: reference('ApiError'),
  404: reference('ApiError'),
  409: reference('ApiError'),
  429: reference('ApiError'),
};
const tags = ['saved'];
const NOTHING = { 204: Type.Null(), ...refusals };

interface OneFolder {
  Params: { id: number };
}

/** `…/user/folders/…`: folders of saved ads, and whom they are shared with. */
export function addFolderRoutes(scope: SavedScope): void {
  addFolders(scope);
  addLinks(scope);
  addPeople(scope);
}

function addFolders({ app, db, now, keys, reader, writer }: SavedScope): void {
  app.get(
    CALL,
    {
      schema: {
        operationId: 'readFolders',
        summary: 'Folders of saved ads, made by or shared with who is signed in',
        tags,
        response: { 200: reference('SavedFolders'), 401: reference('ApiError') },
      },
    },
    async (request) => {
      const rows = await readFolders(db, (await reader(request)).id);
      return {
        folders: await Promise.all(
          rows.map(async ({ linkedAt, linkTurn, ...folder }) => ({
            ...folder,
            link: folder.own && linkedAt !== null ? await keys.make('link', folder.id, linkTurn) : null,
          })),
        ),
      };
    },
  );
  app.post<{ Body: { name: string } }>(
    CALL,
    {
      schema: {
        operationId: 'makeFolder',
        summary: 'Makes a folder; one of the same name is the same folder',
        tags,
        body: FolderName,
        response: { 200: reference('NewFolder'), ...refusals },
      },
    },
    async (request) => ({ id: await makeFolder(db, (await writer(request)).id, nameOf(request.body.name), now()) }),
  );
  app.put<OneFolder & { Body: { name: string } }>(
    `${CALL}:id/`,
    {
      schema: {
        operationId: 'renameFolder',
        summary: 'Gives a folder another name',
        tags,
        params: FolderParams,
        body: FolderName,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      await renameFolder(db, (await writer(request)).id, request.params.id, nameOf(request.body.name));
      return reply.code(204).send();
    },
  );
  app.delete<OneFolder>(
    `${CALL}:id/`,
    {
      schema: {
        operationId: 'leaveFolder',
        summary: 'Deletes a folder, or leaves one that somebody else made; what is saved stays saved',
        tags,
        params: FolderParams,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      await leaveFolder(db, (await writer(request)).id, request.params.id);
      return reply.code(204).send();
    },
  );
}

function addLinks({ app, db, now, writer }: SavedScope): void {
  app.put<OneFolder>(
    `${CALL}:id/link/`,
    {
      schema: {
        operationId: 'openFolderLink',
        summary: 'Opens a folder to whoever has its link',
        tags,
        params: FolderParams,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      await openLink(db, (await writer(request)).id, request.params.id, now());
      return reply.code(204).send();
    },
  );
  app.delete<OneFolder>(
    `${CALL}:id/link/`,
    {
      schema: {
        operationId: 'endFolderLink',
        summary: 'Ends the link of a folder for good',
        tags,
        params: FolderParams,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      await endLink(db, (await writer(request)).id, request.params.id);
      return reply.code(204).send();
    },
  );
}

function addPeople({ app, db, now, keys, accounts, publicUrl, writer }: SavedScope): void {
  app.post<OneFolder & { Body: { email: string; locale: Locale } }>(
    `${CALL}:id/invites/`,
    {
      schema: {
        operationId: 'inviteToFolder',
        summary: 'Invites somebody into a folder by mail',
        tags,
        params: FolderParams,
        body: NewInvite,
        response: { ...NOTHING, 422: reference('RefusedFields') },
      },
    },
    async (request, reply) => {
      const account = await writer(request);
      // Else anybody could have the portal write to anybody.
      if (account.email_verified_at === null)
        throw new AppError('forbidden', 'prove your own address first', { status: 403 });
      const checked = checkFields(['email'], inviteSchema, { email: request.body.email });
      if ('problems' in checked) throw new WrongFields(checked.problems);
      const email = cleanEmail(checked.value.email);
      if (!(await accounts.mayMail(request, email))) throw new AppError('rate-limited', 'too many mails');
      await invite(db, keys, publicUrl(), {
        accountId: account.id,
        folderId: request.params.id,
        email,
        by: account.first_name,
        locale: request.body.locale,
        now: now(),
      });
      return reply.code(204).send();
    },
  );
  app.delete<{ Params: { id: number; invite: number } }>(
    `${CALL}:id/invites/:invite/`,
    {
      schema: {
        operationId: 'endFolderInvite',
        summary: 'Takes an invitation back',
        tags,
        params: InviteParams,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      await endInvite(db, (await writer(request)).id, request.params.id, request.params.invite);
      return reply.code(204).send();
    },
  );
  app.delete<{ Params: { id: number; uuid: string } }>(
    `${CALL}:id/people/:uuid/`,
    {
      schema: {
        operationId: 'endFolderAccess',
        summary: 'Takes somebody out of a folder',
        tags,
        params: PersonParams,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      await endAccess(db, (await writer(request)).id, request.params.id, request.params.uuid);
      return reply.code(204).send();
    },
  );
}

/** @throws AppError `invalid-request` for a name of spaces */
function nameOf(text: string): string {
  const name = text.replace(/\s+/g, ' ').trim();
  if (name === '') throw new AppError('invalid-request', 'a name is missing');
  return name;
}
