import type { LoadContext } from '@kvadrat/remote-kit';
import { apiAddress, type FormStart } from '@kvadrat/contracts/api';

/** What the form to complain about a decision starts with. @throws AppError with status 404 where there is no such decision */
export function startComplaint(reference: string, { http, signal }: LoadContext): Promise<FormStart> {
  return http.get(
    apiAddress('decisions/{reference}/complaint/form', { reference }),
    signal === undefined ? {} : { signal },
  );
}
