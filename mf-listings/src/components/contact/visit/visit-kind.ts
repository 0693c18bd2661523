import { apiAddress } from '@kvadrat/contracts/api';
import { AppError, isAppError } from '@kvadrat/contracts/errors';
import { visitSchema } from '@kvadrat/contracts/forms';
import type { SentValues } from '@kvadrat/contracts/remote';
import type { EnquiryKind } from '../enquiry-act';

/** A visit in person or from afar. */
export const visitKind: EnquiryKind = {
  form: 'visit',
  schema: visitSchema,
  post: (http, body, sent) =>
    http
      .post(apiAddress('enquiries/visits'), {
        ...body,
        place: sent['place'] === 'remote' ? 'remote' : 'on-site',
        times: timesOf(sent),
      })
      .catch(atItsTime),
};

/** A slot is an instant, a time that was named a day and an hour on Croatia's clock. */
function timesOf({ time = '', time2 = '', time3 = '' }: SentValues): string[] {
  return time.endsWith('Z') ? [time] : [time, time2, time3].filter((one) => one !== '');
}

/** Somebody else has the time, or nobody can come then. */
function atItsTime(error: unknown): never {
  if (!isAppError(error) || (error.status !== 409 && error.status !== 400)) throw error;
  throw new AppError(error.code, error.message, {
    status: 422,
    problems: { time: error.status === 409 ? 'taken' : 'allowed-values' },
    cause: error,
  });
}
