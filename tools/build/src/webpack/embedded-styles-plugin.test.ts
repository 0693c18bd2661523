import { embeddedStyles } from './embedded-styles-plugin';

test('the box of the shadow root stands for root and body', () => {
  expect(embeddedStyles(':root{--a:1px}body{margin:0}html{color:red}')).toBe(
    '[data-kvadrat-root]{--a:1px}[data-kvadrat-root]{margin:0}html{color:red}',
  );
  expect(embeddedStyles('.body .root:hover,body{margin:0}')).toBe('.body .root:hover,[data-kvadrat-root]{margin:0}');
});

test('a rem is the browser’s own, whatever size the page gives <html>', () => {
  expect(embeddedStyles('a{margin:.5rem -1rem;font-size:clamp(1rem, .9rem + 1vw, 2rem)}')).toBe(
    'a{margin:calc(var(--kvadrat-rem) * .5) calc(var(--kvadrat-rem) * -1);font-size:clamp(calc(var(--kvadrat-rem) * 1), calc(var(--kvadrat-rem) * .9) + 1vw, calc(var(--kvadrat-rem) * 2))}',
  );
});

test('conditions keep their rem, which no page can change; names that end alike stay', () => {
  expect(embeddedStyles('@media (min-width:40rem){a{width:var(--x-1rem)}}')).toBe(
    '@media (min-width:40rem){a{width:var(--x-1rem)}}',
  );
});

test('fonts are left out', () => {
  expect(embeddedStyles('@font-face{font-family:X;src:url(x.woff2)}a{color:red}')).toBe('a{color:red}');
});
