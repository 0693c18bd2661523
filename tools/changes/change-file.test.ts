import { formatChange, parseChange, type Change } from './change-file';

const change: Change = {
  date: '2026-11-28',
  packages: ['tools/publish', 'mf-search'],
  text: 'Lists say how far the sea is.\nIn metres.',
};

it('a change file is read as it was written, with and without contracts', () => {
  for (const each of [change, { ...change, contracts: '0123456789ab' }])
    expect(parseChange(formatChange(each), 'x.md')).toEqual(each);
});

it.each([
  '',
  'text',
  '---\ndate: today\npackages: server\n---\n\ntext\n',
  '---\ndate: 2026-11-28\n---\n\ntext\n',
  '---\ndate: 2026-11-28\npackages: server\n---\n\n\n',
])('what is none is refused: %j', (text) => {
  expect(() => parseChange(text, 'changes/x.md')).toThrow(
    /^changes\/x.md is no change file. Write one with: npm run change/,
  );
});
