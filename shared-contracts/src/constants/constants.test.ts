import * as constants from '@kvadrat/contracts/constants';

describe('business constants', () => {
  test('R1 T12 country, currency and dial code', () => {
    expect(constants).toMatchObject({ COUNTRY: 'HR', CURRENCY: 'EUR', PHONE_PREFIX: '385' });
  });

  test('R259 R260 T28 map centre and zooms; the distance tool goes below the map minimum', () => {
    expect(constants.MAP_CENTER).toEqual({ lat: 44.83, lng: 15.69 });
    expect(constants).toMatchObject({ MAP_ZOOM: 8, MAP_MIN_ZOOM: 7 });
    expect(constants.MAP_TOOL_ZOOM).toEqual({
      place: { min: 7, max: 16 },
      draw: { min: 7, max: 17 },
      distance: { min: 6, max: 17 },
    });
  });

  test('R261 T29 results: 25 per page, label cap 2000, 500000 in all', () => {
    expect(constants).toMatchObject({ PAGE_SIZE: 25, COUNT_LABEL_CAP: 2000, MAX_RESULTS: 500_000 });
  });

  test('R262 T30 agencies: 25 per page, 600 in all', () => {
    expect(constants).toMatchObject({ AGENCY_PAGE_SIZE: 25, MAX_AGENCIES: 600 });
  });

  test('R241 R263 the sentence search takes 250 characters', () => {
    expect(constants.SEARCH_PROMPT_MAX_LENGTH).toBe(250);
  });

  test('R264 T10 T18 times in milliseconds', () => {
    expect(constants.TOAST).toEqual({ visibleMs: 5000, enterMs: 250, leaveMs: 200 });
    expect(constants).toMatchObject({ LOGIN_REDIRECT_MS: 5000, LOADING_INDICATOR_MS: 1000, SOCIAL_POPUP_POLL_MS: 200 });
  });

  test('T10 a message is still to be read when its five seconds lead to the next page', () => {
    expect(constants.TOAST.enterMs + constants.TOAST.visibleMs).toBeGreaterThan(constants.LOGIN_REDIRECT_MS);
  });

  test('R160 R161 R253 reads retry 3 times up to 30 s apart, live 5 minutes, and wait 60 s for the network', () => {
    expect(constants).toMatchObject({
      QUERY_RETRIES: 3,
      QUERY_RETRY_CAP_MS: 30_000,
      QUERY_GC_MS: 300_000,
      OFFLINE_WAIT_MS: 60_000,
    });
  });

  test('R265 T9 cookie lifetimes stand as written', () => {
    expect(constants).toMatchObject({ COOKIE_DAYS: 7300, CRM_COOKIE_DAYS: 3650, SESSION_COOKIE: 'IMMSESSID' });
  });

  test('R266 T60 one time zone, known to the platform', () => {
    expect(constants.TIME_ZONE).toBe('Europe/Athens');
    expect(() => new Intl.DateTimeFormat('hr', { timeZone: constants.TIME_ZONE })).not.toThrow();
  });

  test('appointments keep Croatia’s clock', () => {
    expect(
      new Intl.DateTimeFormat('en-GB', { timeZone: constants.VISIT_TIME_ZONE, timeStyle: 'short' }).format(
        new Date('2026-07-01T10:00:00Z'),
      ),
    ).toBe('12:00');
  });

  test('R267 layout breakpoints', () => {
    expect(constants.BREAKPOINTS).toEqual({ xs: 480, sm: 768, md: 1024, lg: 1280, xl: 1440 });
  });
});
