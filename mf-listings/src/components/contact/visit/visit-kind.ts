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
      .catch(atItsTimes(sent)),
};

const TIME_FIELDS = ['time', 'time2', 'time3'] as const;

/** A slot is an instant, a time that was named a day and an hour on Croatia's clock. */
function timesOf(sent: SentValues): string[] {
  const { time = '' } = sent;
  return time.endsWith('Z') ? [time] : namedIn(sent).map((field) => sent[field] ?? '');
}

/** The fields with a time, in order. */
function namedIn(sent: SentValues): (typeof TIME_FIELDS)[number][] {
  return TIME_FIELDS.filter((field) => (sent[field] ?? '') !== '');
}

/** Somebody else has the time, or nobody can come then: told at the field of each such time. */
function atItsTimes(sent: SentValues): (error: unknown) => never {
  return (error) => {
    if (!isAppError(error)) throw error;
    const told = namedIn(sent).filter((_field, index) => error.problems?.[`times.${index}`] !== undefined);
    if (told.length === 0 && error.status !== 409 && error.status !== 400) throw error;
    const fields = error.status === 409 || told.length === 0 ? TIME_FIELDS.slice(0, 1) : told;
    const rule = error.status === 409 ? 'taken' : 'allowed-values';
    throw new AppError(error.code, error.message, {
      status: 422,
      problems: Object.fromEntries(fields.map((field) => [field, rule])),
      cause: error,
    });
  };
}
