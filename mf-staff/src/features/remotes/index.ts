import { apiAddress } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { staffPage } from '../../components/staff';
import { remotesAct } from './remotes-act';
import { doneOf, type RemotesData } from './remotes-data';
import { RemotesView } from './remotes-view';

/** `/-/remotes/`: what is live, how it does, and what to do about it. */
export const remotesPage = staffPage<RemotesData>({
  async load({ search }, { http, signal }) {
    return {
      shown: await http.get(apiAddress('staff/remotes'), signal === undefined ? {} : { signal }),
      done: doneOf(search),
    };
  },
  act: remotesAct,
  title: (_data, i18n) => i18n._(msg`Moduli portala`),
  View: RemotesView,
});
