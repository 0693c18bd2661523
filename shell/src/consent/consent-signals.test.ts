import { FULL_CONSENT, NO_CONSENT, type Consent } from '@kvadrat/contracts/remote';
import { openConsentSignals } from './consent-signals';

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

function open(): { tell: (consent: Consent) => void; said: () => unknown[][]; kinds: () => string[] } {
  const page: { dataLayer?: ArrayLike<unknown>[] } = {};
  const tell = openConsentSignals(page);
  const layer = (): ArrayLike<unknown>[] => page.dataLayer ?? [];
  return {
    tell,
    said: () => layer().map((words) => Array.from(words)),
    kinds: () => layer().map((words) => Object.prototype.toString.call(words)),
  };
}

test('R49 all four signals are denied before anything is allowed, and once', () => {
  const { tell, said, kinds } = open();
  tell(NO_CONSENT);
  expect(said()).toEqual([['consent', 'default', DENIED]]);
  // As Google's own reader of the layer asks.
  expect(kinds()).toEqual(['[object Arguments]']);
});

const given = Array.from({ length: 16 }, (_, bits): Consent => ({
  functional: (bits & 1) > 0,
  analytics: (bits & 2) > 0,
  marketing: (bits & 4) > 0,
  replay: (bits & 8) > 0,
}));
test.each(given)('R49 a choice of %j opens what it names and nothing else', (consent) => {
  const { tell, said } = open();
  tell(consent);
  const ads = consent.marketing ? 'granted' : 'denied';
  const signals = {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: consent.analytics ? 'granted' : 'denied',
  };
  expect(said().at(-1)?.[2]).toEqual(signals);
  expect(said()).toHaveLength(consent.marketing || consent.analytics ? 2 : 1);
});

test('R49 a withdrawal is said as well', () => {
  const { tell, said } = open();
  tell(FULL_CONSENT);
  tell(NO_CONSENT);
  expect(said().map(([, kind]) => kind)).toEqual(['default', 'update', 'update']);
  expect(said().at(-1)?.[2]).toEqual(DENIED);
});
