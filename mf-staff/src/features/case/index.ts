import { apiAddress } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { staffPage } from '../../components/staff';
import { BackLink } from './back-link';
import { madeDecision, type CaseData } from './case-data';
import { CaseView } from './case-view';
import { decisionAct } from './decision-act';

/** `/-/moderation/{id}/`: one ad, what was reported, what was decided, and the form of decisions. */
export const casePage = staffPage<CaseData>({
  async load({ params, search, locale }, { http, signal }) {
    const found = await http.get(
      apiAddress('staff/moderation/{id}', { id: params['id'] ?? '', locale }),
      signal === undefined ? {} : { signal },
    );
    return { found, made: madeDecision(search) };
  },
  act: decisionAct,
  title: ({ found: { id, ad } }, i18n) => ad?.title ?? i18n._(msg`Oglas ${id}`),
  Above: BackLink,
  View: CaseView,
});
