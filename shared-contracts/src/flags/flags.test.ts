import { DEFAULT_FLAGS, FLAG_NAMES, isFlagName } from '@kvadrat/contracts/flags';

describe('feature flags', () => {
  test('R204 visit requests, AI search, price proposal, messaging and realtime notifications are on', () => {
    const { visitRequests, aiSearch, priceProposal, messaging, realtimeNotifications } = DEFAULT_FLAGS;
    expect([visitRequests, aiSearch, priceProposal, messaging, realtimeNotifications]).toEqual(Array(5).fill(true));
  });

  test('R204 T24 auctions, mortgage widget and international search are off', () => {
    const { auctions, mortgageWidget, internationalSearch } = DEFAULT_FLAGS;
    expect([auctions, mortgageWidget, internationalSearch]).toEqual([false, false, false]);
  });

  test('R204 the list is fixed', () => {
    expect(FLAG_NAMES).toHaveLength(11);
    expect(isFlagName('auctions')).toBe(true);
    expect(isFlagName('toString')).toBe(false);
  });
});
