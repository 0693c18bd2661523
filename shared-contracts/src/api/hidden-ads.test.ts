import { readHiddenAds, writeHiddenAds } from './hidden-ads';

describe('R272 hidden ads in a header', () => {
  it.each([[[]], [[7]], [[1, 2, 3]], [[900_001, 12, 35, 2_147_483_647]]])('%j come back in order, each once', (ids) => {
    const text = writeHiddenAds([...ids, ...ids]);
    expect(readHiddenAds(text, 1000)).toEqual([...ids].sort((one, other) => one - other));
  });

  it('a thousand take less than half of what a header may', () => {
    const text = writeHiddenAds(Array.from({ length: 1000 }, (_, index) => 4_000_000 + index * 483));
    expect(text.length).toBeLessThan(8000);
    expect(readHiddenAds(text, 1000)).toHaveLength(1000);
    expect(readHiddenAds(text, 10)).toHaveLength(10);
  });

  it.each(['', '.', '1..2', '-1', '1,2', 'Ž', '12345678', '1;drop', '1.'])('%j is none', (text) => {
    expect(readHiddenAds(text, 1000)).toEqual([]);
  });

  it('what no id can be ends the list', () => {
    expect(readHiddenAds('1.zzzzzzz.1', 1000)).toEqual([1]);
  });
});
