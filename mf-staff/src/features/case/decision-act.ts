import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm, takenPath } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { decisionSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';

/** Decides about the ad of the page; nobody decides about what they did not see. */
export const decisionAct: PageAct = (sent, { params, locale, path }, { http }) =>
  takeForm(sent, decisionSchema, async () => {
    const { action = '', ground = '', reasons = '', seen = '' } = sent;
    const { reference } = await http.post(apiAddress('staff/moderation/{id}/decisions', { id: params['id'] ?? '' }), {
      action,
      ground,
      reasons,
      seen,
    });
    return takenPath(localizedPath(locale, path), reference);
  });
