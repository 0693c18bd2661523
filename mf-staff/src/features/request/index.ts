import { takenNumber } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { staffPage } from '../../components/staff';
import { requestAct } from './request-act';
import type { RequestData } from './request-data';
import { RequestBack } from './request-back';
import { RequestView } from './request-view';

/** `/-/agencies/{reference}/`: all that one company has said, and the form of decisions. */
export const requestPage = staffPage<RequestData>({
  async load({ params, search }, { http, signal }) {
    const found = await http.get(
      apiAddress('staff/agency-requests/{reference}', { reference: params['reference'] ?? '' }),
      signal === undefined ? {} : { signal },
    );
    return { found, decided: takenNumber(search) !== null };
  },
  act: requestAct,
  title: ({ found: { company } }) => company,
  Above: RequestBack,
  View: RequestView,
});
