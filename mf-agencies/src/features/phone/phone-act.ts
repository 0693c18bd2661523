import type { PageAct } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';

/** Tells the number of an agency in place: no address holds it. */
export const phoneAct: PageAct = async (_sent, { params }, { http }) => {
  try {
    const { phone } = await http.post(apiAddress('agencies/{slug}/phone', { slug: params['agency'] ?? '' }), {});
    return { status: 200, values: {}, problems: {}, told: { phone } };
  } catch (error) {
    if (!isAppError(error) || (error.status !== 429 && error.status !== 404)) throw error;
    return error.status === 429
      ? { status: 429, values: {}, problems: {}, obstacle: 'rate-limited' }
      : { values: {}, problems: {}, obstacle: 'gone' };
  }
};
