import type { PageAct } from '@kvadrat/remote-kit';
import { saidFields, takeForm, takenPath } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { agencyMessageSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { askedPerson } from '../../lib/asked-person';

export const MESSAGE_FIELDS = ['topic', 'name', 'email', 'phone', 'message'] as const;

/** Writes to an agency. The same sent twice from one form is one message. */
export const messageAct: PageAct = (sent, { locale, path, params, search }, { http }) =>
  takeForm(sent, agencyMessageSchema, async () => {
    const agent = askedPerson(search);
    const { reference } = await http.post(apiAddress('agencies/{slug}/messages', { slug: params['agency'] ?? '' }), {
      locale,
      ...(agent === null ? {} : { agent }),
      ...saidFields(sent, MESSAGE_FIELDS),
    });
    return takenPath(localizedPath(locale, path), reference);
  });
