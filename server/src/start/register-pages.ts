import type { FastifyInstance } from 'fastify';
import { addAgencySignUp } from '../agency-sign-up';
import { addContact } from '../contact';
import type { Db } from '../db';
import { addOutboxPage } from '../mail';
import type { ShowPage } from '../pages';
import type { Settings } from '../settings';
import { addStaticPages } from '../static-pages';

/** The pages the server makes itself. */
export async function registerPages(app: FastifyInstance, show: ShowPage, { db, settings }: { db: Db; settings: Settings }): Promise<void> {
  const { contactTo, mailFrom, production } = settings;
  addStaticPages(app, show);
  const operator = contactTo ?? bareAddress(mailFrom);
  await addContact(app, { db, show, operator });
  await addAgencySignUp(app, { db, show, operator });
  addOutboxPage(app, { db, open: !production });
}

/** `Kvadrat <info@example.hr>` → `info@example.hr`. */
function bareAddress(sender: string): string {
  return /<([^>]+)>$/.exec(sender)?.[1] ?? sender;
}
