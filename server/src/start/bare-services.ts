import { createAccounts } from '../domains/accounts/api';
import { ExperimentSource } from '../domains/experiments/api';
import { createFlagSource } from '../domains/flags/api';
import { picturesHere } from '../domains/media/api';
import { hiddenAdsOf } from '../domains/saved/api';
import { StaffDoor } from '../domains/operations/api';
import type { Db } from '../platform/db';
import { readSettings } from '../platform/settings';
import { createContact } from './contact';
import { createMaps } from './maps';
import type { CallServices } from './services';

/** Makes the services of a portal as it is shipped, without an address of its own: for the description of its calls, and for tests. */
export function bareServices(db: Db): CallServices {
  const flags = createFlagSource();
  const accounts = createAccounts({ db, publicUrl: () => '' });
  return {
    db,
    publicUrl: () => '',
    dataDir: '',
    pictures: picturesHere,
    scanFile: undefined,
    sql: undefined,
    accounts,
    hiddenOf: hiddenAdsOf(db, accounts),
    pushServices: [],
    flagsOf: flags.of,
    flags,
    experiments: new ExperimentSource(db),
    staff: new StaffDoor({ db, open: false, secure: () => false }),
    releaseConsole: {
      registry: { reload: () => Promise.resolve() },
      counter: { flush: () => Promise.resolve() },
      rendering: () => ({}),
      breaker: undefined,
      errorDocs: '',
    },
    consentByNavigation: false,
    replayPercent: 0,
    decisionMails: { publicUrl: () => '', operator: '' },
    ...createContact({ db, publicUrl: () => '', mailFrom: '' }),
    ...createMaps(readSettings({}).maps, db, () => undefined),
    sentenceModel: undefined,
    cards: undefined,
  };
}
