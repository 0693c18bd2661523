import { saidFields, takeForm, takenPath } from '@kvadrat/remote-kit/form';
import type { PageAct } from '@kvadrat/remote-kit';
import type { SentEnquiry } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { enquiryPath } from '@kvadrat/contracts/paths';
import type { HttpClient, SentValues } from '@kvadrat/contracts/remote';
import type { AnySchema } from 'yup';

/** What every call of a form of an ad is given: about which ad, who writes, and what makes the form one. */
interface EnquiryBody {
  listingId: number;
  locale: Locale;
  key: string;
  website: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

export interface EnquiryKind {
  form: Parameters<typeof enquiryPath>[1];
  schema: AnySchema;
  /** @throws AppError with `problems` for what the form's own fields say wrong */
  post: (http: HttpClient, body: EnquiryBody, sent: SentValues) => Promise<SentEnquiry>;
}

/**
 * Sends a form of an ad; the same sent twice from one form is one.
 * @param onSent told what has become of it
 */
export function enquiryAct({ form, schema, post }: EnquiryKind, onSent?: (sent: SentEnquiry) => void): PageAct {
  return (sent, { params, locale }, { http }) =>
    takeForm(sent, schema, async () => {
      const id = Number(params['id']);
      const body = { listingId: id, locale, ...saidFields(sent, ['name', 'email', 'phone', 'message']) };
      const taken = await post(http, body, sent);
      onSent?.(taken);
      return takenPath(localizedPath(locale, enquiryPath(id, form)), taken.reference);
    });
}
