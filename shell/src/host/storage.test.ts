import { createStorage } from './storage';

it('keeps values under a prefix of its own', () => {
  const storage = createStorage(() => window.localStorage);
  storage.set('saved', '[7]');
  expect(storage.get('saved')).toBe('[7]');
  expect(Object.keys(window.localStorage)).toEqual(['kvadrat:saved']);
  storage.remove('saved');
  expect(storage.get('saved')).toBeNull();
  expect(storage.persistent).toBe(true);
});

describe('R255 O-22 blocked storage does nothing', () => {
  const denied = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full = (): Storage => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    return window.localStorage;
  };

  it.each([
    ['when reading the property throws', denied],
    ['when writing throws', full],
  ])('%s', (_, open) => {
    const storage = createStorage(open);
    storage.set('a', '1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
    expect(storage.persistent).toBe(false);
  });

  it('also when it fills up later', () => {
    const storage = createStorage(() => window.localStorage);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => storage.set('a', '1')).not.toThrow();
    expect(storage.get('a')).toBeNull();
  });
});
