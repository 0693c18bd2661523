import { disposition, fileName } from './file-name';

test.each([
  ['tlocrt.pdf', 'tlocrt.pdf'],
  ['Čakovec – ugovor (2).PDF', 'Čakovec ugovor (2).pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\dokumenti\\ugovor.pdf', 'ugovor.pdf'],
  ['racun.pdf.exe', 'racun.pdf.pdf'],
  ['a"; filename="b.html', 'a filename b.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x 1.pdf'],
  ['\u202Efdp.exe', 'fdp.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', 'img src x onerror alert(1).pdf'],
  ['...', 'datoteka.pdf'],
  ['', 'datoteka.pdf'],
])('%j is called %j', (given, name) => {
  expect(fileName(given, 'application/pdf')).toBe(name);
  expect(disposition(name)).toMatch(/^attachment; filename="[^"\r\n]+"; filename\*=UTF-8''[\w%.!~-]+$/);
});

test('a name is never longer than a file may be called', () => {
  expect(fileName('š'.repeat(500), 'image/jpeg')).toBe(`${'š'.repeat(100)}.jpg`);
});
