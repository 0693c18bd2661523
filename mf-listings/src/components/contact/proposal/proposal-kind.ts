import { apiAddress } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { proposalSchema } from '@kvadrat/contracts/forms';
import { parseNumber } from '@kvadrat/contracts/numbers';
import type { EnquiryKind } from '../enquiry-act';

/** A price the visitor would pay; bounds come from what is asked, never from a hidden price. */
export const proposalKind: EnquiryKind = {
  form: 'proposal',
  schema: proposalSchema,
  async post(http, body, sent) {
    const amount = amountOf(sent['amount'] ?? '');
    if (amount === null)
      throw new AppError('invalid-request', 'the price is no amount', { status: 422, problems: { amount: 'number' } });
    return http.post(apiAddress('enquiries/proposals'), { ...body, amount });
  },
};

/** Euros and cents; null for what is no amount. */
function amountOf(typed: string): number | null {
  const parsed = parseNumber(typed);
  const amount = parsed.kind === 'number' ? Math.round(parsed.value * 100) / 100 : 0;
  return amount > 0 ? amount : null;
}
