import { isAppError } from '@kvadrat/contracts/errors';

/** Whether the portal has said that there is no such agency; of a name that is too long for one it says that it is too long. */
export function isMissing(error: unknown): boolean {
  return isAppError(error) && (error.status === 404 || error.status === 414);
}
