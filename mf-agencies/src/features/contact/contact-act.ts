import type { PageAct } from '@kvadrat/remote-kit';
import { saidFields, takeForm, takenPath } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { messageSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';

/** Sends a message to the portal. The same sent twice from one form is one message. */
export const contactAct: PageAct = (sent, { locale }, { http }) =>
  takeForm(sent, messageSchema, async () => {
    const message = saidFields(sent, ['topic', 'name', 'email', 'message']);
    const { reference } = await http.post(apiAddress('contact/messages'), { locale, ...message });
    return takenPath(localizedPath(locale, PATHS.contactUs), reference);
  });
