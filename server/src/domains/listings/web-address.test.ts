import { webAddress } from './web-address';

test('O-23 only addresses of the web are passed on', () => {
  expect(webAddress(' https://maris.example/stanovi ')).toBe('https://maris.example/stanovi');
  expect(webAddress('http://maris.example')).toBe('http://maris.example/');
  for (const address of [
    null,
    '',
    'maris.example',
    'javascript:window.ran(1)',
    ' \u0001javascript:window.ran(1)',
    'java\tscript:window.ran(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'feed:javascript:x',
    '//maris.example',
  ])
    expect(webAddress(address)).toBeNull();
  expect(webAddress('https://a.example/"onfocus="window.ran(1)')).toBe('https://a.example/%22onfocus=%22window.ran(1)');
});
