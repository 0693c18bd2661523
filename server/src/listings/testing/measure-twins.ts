import { invent } from '../../demo/testing/invent';
import { judgeTwins, twinOfAd } from './twin-truth';

/**
 * Run by `npm run bench:duplicates` with a number of ads: prints as JSON how well and how fast twins are found among them.
 * All at once as a read model is built, and one after another as ads come in.
 */
async function measure(count: number): Promise<void> {
  const ads = await invent(count);
  const started = performance.now();
  const figures = judgeTwins(ads);
  const allMs = performance.now() - started;
  const known = new Map<number, number[]>();
  const times = ads.map((ad, index) => {
    const before = performance.now();
    const twin = twinOfAd(ad);
    if (twin !== null) known.set(twin, [...(known.get(twin) ?? []), index]);
    return performance.now() - before;
  });
  times.sort((a, b) => a - b);
  process.stdout.write(JSON.stringify({ ads: count, ...figures, allMs, oneMs: { p50: times[Math.floor(count * 0.5)] ?? 0, p99: times[Math.floor(count * 0.99)] ?? 0, most: times.at(-1) ?? 0 } }));
}

void measure(Number(process.argv[2]));
