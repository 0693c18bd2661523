import '@kvadrat/ui-kit/layers.css';
import '@kvadrat/ui-kit/fonts.css';
import '@kvadrat/ui-kit/tokens.css';
import '@kvadrat/ui-kit/base.css';
import './frame/styles';
import { createBus } from '@kvadrat/contracts/events';
import { createStore } from 'jotai';
import { consentAtom, hostValue, marksAtom } from './host/host-store';
import { createHttpClient } from './host/http-client';
import { createMarks } from './host/marks/create-marks';
import { createMarkTeller } from './host/marks/tell-mark';
import { createReporter, reportTimes, reportUncaught } from './host/reporter';
import { createSession } from './host/session';
import { createStorage } from './host/storage';
import { createToast } from './host/toast';
import { showsCounters } from './frame/follow-session';
import { startPortal } from './start-portal';

const report = createReporter();
reportUncaught(report);
reportTimes();
const store = createStore();
const bus = createBus(window, (message) => report(new Error(message), { phase: 'bus' }));
const http = createHttpClient({ hidden: () => store.get(marksAtom).hidden });
const storage = createStorage(() => window.localStorage);
const session = createSession({ store, bus, http, storage, withCounters: showsCounters });
const toast = createToast();
startPortal({
  bus,
  http,
  storage,
  session,
  toast,
  marks: createMarks({ store, bus, http, storage, session, report, tell: createMarkTeller(toast) }),
  consent: hostValue(store, consentAtom),
  setConsent: (consent) => store.set(consentAtom, consent),
  report,
});
