import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { takenNumber } from '@kvadrat/remote-kit/form';
import { apiAddress, type FormStart } from '@kvadrat/contracts/api';
import type { RouteLocation } from '@kvadrat/contracts/remote';

/** Data of a page with a form. */
export interface FormPageData {
  start: FormStart;
  /** Number of what was just taken. */
  taken: string | null;
}

const CALLS = {
  contact: 'contact/form',
  'sign-up': 'agencies/sign-up/form',
  message: 'agencies/messages/form',
} as const;

/** Which form of this remote; its route has the same name. */
export type FormName = keyof typeof CALLS;

/** Gets the key of a new form. */
export function startForm(name: FormName, { http, signal }: LoadContext): Promise<FormStart> {
  return http.get(apiAddress(CALLS[name]), signal === undefined ? {} : { signal });
}

/** Loads the page of a form. */
export function loadForm(
  name: FormName,
): (route: RouteLocation, context: LoadContext) => Promise<PageLoad<FormPageData>> {
  return async ({ search }, context) => ({
    status: 200,
    data: { start: await startForm(name, context), taken: takenNumber(search) },
  });
}
