import sharp from 'sharp';
import { createPictureHanger, drawRecipe, type PictureChoice } from '../../src/pictures';
import { invent } from '../../src/testing/invent';
import { pictureLikeness } from '@kvadrat/server/domains/media';
import {
  type Evidence,
  sameProperty,
  type ShownPicture,
} from '../../../server/src/domains/listings/twins/same-property';
import { isCommonRoom } from '../../../server/src/domains/listings/twins/common-room';
import { blocksOf, judgeTwins, type JudgedAd, likelyPairs, likenessOfAd } from './twin-truth';

const WAYS: Readonly<Record<string, Evidence | 'key'>> = {
  key: 'key',
  stated: { pictures: false, texts: false },
  pictures: { pictures: true, texts: false },
  texts: { pictures: false, texts: true },
  all: { pictures: true, texts: true },
};
/** Pixels and quality of the files that come from agencies. */
const FILES = [
  [480, 55],
  [640, 70],
  [800, 62],
  [1024, 80],
] as const;

/**
 * Run by `npm run bench:duplicates` with a number of ads: prints as JSON how well and how fast ads of one property are found
 * among them, by each kind of evidence. All at once, and one after another as ads come in.
 * @param from thresholds are set by other ads of the series than those they are measured by
 */
async function measure(count: number, from: number): Promise<void> {
  const hang = createPictureHanger();
  const ads = (await invent(from + count)).map((ad, number) => ({ ad, pictures: hang(ad, number) })).slice(from);
  const judged = ads.map(({ ad }, index): JudgedAd => ({
    ad: { ...ad, original: shifted(ad.original, from), neighbour: shifted(ad.neighbour, from) },
    index,
    likeness: likenessOfAd(ad),
  }));
  const photographer = new Fingerprints();
  const compared = new Set(
    likelyPairs(judged)
      .flat()
      .map(({ index }) => index),
  );
  for (const index of compared) {
    const entry = judged[index];
    const pictures = await photographer.of(ads[index]?.pictures ?? [], ads[index]?.ad.draft.typology ?? 1);
    if (entry !== undefined) judged[index] = { ...entry, likeness: { ...entry.likeness, pictures } };
  }
  const ways: Record<string, unknown> = {};
  for (const [name, way] of Object.entries(WAYS)) ways[name] = judgeTwins(judged, way);
  const started = performance.now();
  for (const { ad } of judged) likenessOfAd(ad);
  judgeTwins(judged);
  const allMs = performance.now() - started;
  process.stdout.write(
    JSON.stringify({
      ads: count,
      ways,
      allMs,
      oneMs: oneByOne(judged),
      pictureMs: photographer.meanMs,
      pictures: photographer.count,
    }),
  );
}

function shifted(number: number | null, from: number): number | null {
  return number === null || number < from ? null : number - from;
}

/** Each ad as if it came last: its words, and the comparison with all that are offered in its place. */
function oneByOne(judged: readonly JudgedAd[]): { p50: number; p99: number; most: number } {
  const times = blocksOf(judged).flatMap((block) =>
    block.map(({ ad, likeness: { pictures }, index }) => {
      const before = performance.now();
      const likeness = likenessOfAd(ad, pictures);
      for (const other of block) if (other.index !== index) sameProperty(likeness, other.likeness);
      return performance.now() - before;
    }),
  );
  times.sort((a, b) => a - b);
  return {
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    most: times.at(-1) ?? 0,
  };
}

/** Files of drawn pictures, each in a size and quality of its own, and what they look like. */
class Fingerprints {
  readonly #known = new Map<string, string>();
  #ms = 0;

  get count(): number {
    return this.#known.size;
  }

  /** Of making a fingerprint, without drawing and encoding the picture. */
  get meanMs(): number {
    return this.#known.size === 0 ? 0 : this.#ms / this.#known.size;
  }

  async of(pictures: readonly PictureChoice[], typology: number): Promise<ShownPicture[]> {
    const shown: ShownPicture[] = [];
    for (const { recipe, room } of pictures)
      shown.push({
        likeness: this.#known.get(recipe) ?? (await this.#make(recipe)),
        common: isCommonRoom(room, typology),
      });
    return shown;
  }

  async #make(recipe: string): Promise<string> {
    const [width, quality] = FILES[recipe.length % FILES.length] ?? FILES[0];
    const file = await sharp(Buffer.from(drawRecipe(recipe) ?? ''))
      .resize(width)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
    const started = performance.now();
    const likeness = await pictureLikeness(file);
    this.#ms += performance.now() - started;
    this.#known.set(recipe, likeness);
    return likeness;
  }
}

void measure(Number(process.argv[2]), Number(process.argv[3] ?? 0));
