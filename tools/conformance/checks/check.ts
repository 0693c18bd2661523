import type { VisitOptions } from '../../harness';
import type { Session, Subject } from '../session';

/** What a check has to work with. */
export interface CheckContext {
  subject: Subject;
  /** Every other remote that is built; the suite mounts them side by side. */
  neighbours: readonly Subject[];
  /** A new page in a browser profile of its own, closed when the check ends. */
  open: (options?: VisitOptions) => Promise<Session>;
}

export interface Check {
  name: string;
  /** One sentence for each thing that is wrong; none when the remote conforms. */
  run: (context: CheckContext) => Promise<string[]>;
}

/** A sentence when a claim does not hold. */
export function unless(holds: boolean, sentence: string): string[] {
  return holds ? [] : [sentence];
}

/** Lists what is in `after` more often than in `before`. */
export function added(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...before];
  return after.filter((entry) => {
    const index = rest.indexOf(entry);
    if (index === -1) return true;
    rest.splice(index, 1);
    return false;
  });
}
