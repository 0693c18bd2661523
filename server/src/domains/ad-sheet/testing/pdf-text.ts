import { inflateSync } from 'node:zlib';

/**
 * What a document of ours says: the words of its pages, in the order they are drawn, and everything that stands in its
 * objects in clear. Reads what our library writes, not PDF as such.
 */
export function pdfText(pdf: Buffer): { words: string; objects: string } {
  const raw = pdf.toString('latin1');
  const objects = new Map<number, string>();
  for (const [, id = '', body = ''] of raw.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) objects.set(Number(id), body);
  const streamOf = (body: string): string => {
    const [, , data] = /stream\r?\n/.test(body) ? (/^(.*?)stream\r?\n(.*)\r?\nendstream/s.exec(body) ?? []) : [];
    if (data === undefined) return '';
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
  };
  const refOf = (body: string, name: string): string =>
    objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1])) ?? '';
  const fonts = new Map<string, string[]>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, lettersOf(streamOf(refOf(objects.get(Number(id)) ?? '', 'ToUnicode'))));
  }
  let words = '';
  for (const body of objects.values()) {
    if (!/\/Length \d+/.test(body) || body.includes('/Subtype /Image')) continue;
    const content = streamOf(body);
    if (!content.includes('BT')) continue;
    let letters: string[] = [];
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? [];
      else
        words += `${[...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((code) => letters[parseInt(code, 16)] ?? '')
          .join('')}\n`;
    }
  }
  return {
    words: words.replace(/[\u00a0\u202f]/g, ' '),
    objects: [...objects.values()].map((body) => body.replace(/stream\r?\n.*/s, '')).join('\n'),
  };
}

/** The letters of a font by their codes. */
function lettersOf(map: string): string[] {
  const letters: string[] = [];
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, hex = ''], index) => {
      letters[parseInt(from, 16) + index] = String.fromCharCode(
        ...(hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)),
      );
    });
  }
  return letters;
}
