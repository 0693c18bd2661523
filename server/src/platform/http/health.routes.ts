import type { FastifyInstance } from 'fastify';

type HealthState = 'ok' | 'degraded' | 'failing';

export interface HealthChecks {
  /** Rejects when the database does not answer. */
  database: () => Promise<unknown>;
  /** State of the server bundles by `<name>@<release>`. */
  rendering: () => Record<string, string>;
  /** Whether a shell release is live. */
  hasShell: () => boolean;
}

const DATABASE_DEADLINE_MS = 1000;

/**
 * `GET /healthz`: 200 while pages can be served, 503 while they cannot. A remote whose server
 * bundle fails makes it "degraded", its pages still arrive and render in the browser.
 */
export function addHealth(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const database = await answersInTime(checks.database);
    const rendering = checks.rendering();
    const status = stateOf(database, checks.hasShell(), Object.values(rendering));
    return reply
      .code(status === 'failing' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status, database: database ? 'ok' : 'failing', rendering });
  });
}

function stateOf(database: boolean, hasShell: boolean, rendering: string[]): HealthState {
  if (!database || !hasShell) return 'failing';
  return rendering.every((state) => state === 'warm') ? 'ok' : 'degraded';
}

async function answersInTime(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, DATABASE_DEADLINE_MS, false);
  });
  const answer = check().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
