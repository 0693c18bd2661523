import type { ListingDraft } from '../../listings/api';
import { insertListings } from '../../listings/api';
import { draft } from '../../listings/testing/draft';
import type { TestVisitor } from '../../accounts/testing/test-visitor';
import { createSavedPortal, type SavedPortal } from '../../saved/testing/saved-portal';
import { AreasOfAddresses, projectOutbox } from '../../search/api';
import type { TestDatabase } from '../../../platform/db/testing/test-database';
import { alertsRoutes } from '../alerts.routes';
import { workAlerts } from '../alerts-job';

export interface AlertsPortal extends SavedPortal {
  /** Publishes ads and has the read model know them. @returns their ids */
  publish: (...changes: Partial<ListingDraft>[]) => Promise<number[]>;
  /** Somebody new whose mailbox is proven. */
  proven: () => Promise<TestVisitor & { email: string }>;
  /** Saves a search. @returns its id */
  save: (who: TestVisitor, address: string, alert: string, name?: string) => Promise<number>;
  /** What the job does when it is called. */
  work: (now?: Date) => Promise<void>;
  /** Alerts to a mailbox, oldest first. */
  mails: (
    email: string,
  ) => Promise<{ subject: string; body_text: string; body_html: string; unsubscribe_url: string | null }[]>;
}

export const PUBLIC_URL = 'https://kvadrat.example';
export const MORNING = new Date('2026-11-30T10:00:00Z');

/** A portal whose ads, searches and alerts a test works with. */
export async function createAlertsPortal(database: TestDatabase): Promise<AlertsPortal> {
  const { db, sql } = database;
  const portal = await createSavedPortal(database, 0, async (api, accounts) =>
    api.register(alertsRoutes, { db, accounts, publicUrl: () => PUBLIC_URL }),
  );
  const areas = new AreasOfAddresses();
  let published = 0;
  return {
    ...portal,
    async publish(...changes) {
      const ids = await db.transaction().execute((tx) =>
        insertListings(
          tx,
          changes.map((change) =>
            draft({ surface: { net: 40 + 9 * (published += 1), gross: null, plot: null }, ...change }),
          ),
        ),
      );
      await projectOutbox(db);
      return ids;
    },
    async proven() {
      const person = await portal.person();
      const [row] = await sql<{ email: string }[]>`
        UPDATE account SET email_verified_at = now() WHERE id = (SELECT max(id) FROM account) RETURNING email`;
      return Object.assign(person, { email: row?.email ?? '' });
    },
    async save(who, address, alert, name = 'Split') {
      const response = await who.json('/api-next/user/searches/', { address, name, alert, language: 'hr' });
      expect(response.statusCode).toBe(200);
      return response.json<{ search: { id: number } }>().search.id;
    },
    work: (now = MORNING) =>
      workAlerts(
        { db, areas },
        { publicUrl: () => PUBLIC_URL, alerts: { hour: 8, timeZone: 'Europe/Zagreb' }, now, goOn: () => true },
      ),
    mails: (email) =>
      sql`SELECT subject, body_text, body_html, unsubscribe_url FROM mail_outbox WHERE recipient = ${email} AND template = 'search-alert' ORDER BY id`,
  };
}
