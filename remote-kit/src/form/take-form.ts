import { isAppError } from '@kvadrat/contracts/errors';
import type { SentValues } from '@kvadrat/contracts/remote';
import type { AnySchema } from 'yup';
import type { ActOutcome } from '../page-definition';
import { schemaProblems } from './schema-problems';

/** Fields that nobody types into: what is wrong with them is an obstacle, not a field's problem. */
const UNSEEN = ['key', 'website'] as const;

/**
 * What every form of a page does: asks the rules, then makes the call. What the server refuses becomes the form again; a failure
 * that is nobody's wrong input is thrown on. The server's words stay behind, as they are for callers: of too many forms the page is told
 * the seconds to wait, and says so itself.
 * @param call resolves with the path to go to
 */
export async function takeForm(sent: SentValues, schema: AnySchema, call: () => Promise<string>): Promise<ActOutcome> {
  const problems = schemaProblems(schema, sent);
  if (Object.keys(problems).length > 0) return { values: sent, problems };
  try {
    return { redirect: await call() };
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.status === 429)
      return {
        status: 429,
        values: sent,
        problems: {},
        obstacle: 'rate-limited',
        ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
      };
    if (error.status === 409) return { status: 409, values: sent, problems: error.problems ?? {}, obstacle: 'taken' };
    // What the form is about is no longer there: so says the page, where it is shown again.
    if (error.status === 404 || error.status === 410) return { values: sent, problems: {}, obstacle: 'gone' };
    if (error.status !== 422 || error.problems === undefined) throw error;
    return { values: sent, ...told(error.problems) };
  }
}

function told(problems: Readonly<Record<string, string>>): {
  problems: Readonly<Record<string, string>>;
  obstacle?: string;
} {
  const isUnseen = (name: string): boolean => UNSEEN.some((unseen) => unseen === name);
  const [obstacle] = UNSEEN.flatMap((name) => problems[name] ?? []);
  const seen = Object.fromEntries(Object.entries(problems).filter(([name]) => !isUnseen(name)));
  return { problems: seen, ...(obstacle === undefined ? {} : { obstacle }) };
}
