/** One ad of a Kyero file; `fields` replaces elements, null leaves one out. */
export function kyeroAd(reference: string, fields: Readonly<Record<string, string | null>> = {}): string {
  const all: Record<string, string | null> = {
    date: '2026-01-02 10:00:00',
    ref: reference,
    price: '250000',
    currency: 'EUR',
    price_freq: 'sale',
    type: 'apartment',
    town: 'Split',
    province: 'Splitsko-dalmatinska',
    country: 'Croatia',
    location: '<latitude>43.5081</latitude><longitude>16.4402</longitude>',
    beds: '2',
    baths: '1',
    surface_area: '<built>64</built><plot>0</plot>',
    energy_rating: '<consumption>B</consumption>',
    desc: '<hr>Svijetao stan.</hr><en>A bright flat.</en>',
    ...fields,
  };
  const elements = Object.entries(all).map(([name, value]) =>
    value === null ? '' : `    <${name}>${value}</${name}>\n`,
  );
  return `  <property>\n${elements.join('')}  </property>\n`;
}

export function kyeroFile(ads: readonly string[], head = '<?xml version="1.0" encoding="utf-8"?>'): string {
  return `${head}\n<root>\n  <kyero><feed_version>3</feed_version></kyero>\n${ads.join('')}</root>\n`;
}

/** Bytes in pieces, as they arrive from a disk or a network. */
export async function* inPieces(content: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (let at = 0; at < bytes.byteLength; at += size) {
    yield bytes.subarray(at, at + size);
    await Promise.resolve();
  }
}
