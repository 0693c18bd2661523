import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';

interface AdmissionPorts {
  /** Origin of the page. */
  from: string;
  /** Origin of the portal. */
  portal: string;
  ask: (url: string, options: RequestInit) => Promise<unknown>;
}

/**
 * Asks whether the portal signs people in on pages of this origin. Browsers tell nobody why an answer was kept back; where the
 * portal answers somebody who does not want to read it, it does not know the origin. Where it does not answer at all, its calls
 * say so later.
 * @throws AppError `forbidden`, in a sentence for whoever builds the page
 */
export async function requireAdmission({ from, portal, ask }: AdmissionPorts): Promise<void> {
  if (from === portal) return;
  const url = portal + ACCOUNT_CALLS.info;
  try {
    await ask(url, { credentials: 'include' });
  } catch {
    const answers = await ask(url, { mode: 'no-cors', credentials: 'omit' }).then(
      () => true,
      () => false,
    );
    if (answers) throw new AppError('forbidden', `<kvadrat-auth> does not run on ${from}: the portal ${portal} signs people in on origins of its setting ACCOUNT_ORIGINS only. Add ${from} there; until then its link leads to the portal.`);
  }
}
