import type { Locale } from '@kvadrat/contracts/locales';
import type { ListingDraft } from '@kvadrat/server/domains/listings';
import type { KnownAgency } from '../invent/make-ad';
import type { DemoProject } from '../invent/demo-ad';
import type { Property } from '../property';
import type { Random } from '../random';
import { FOREIGN_LANGUAGES, foreignBody, foreignOpenings, foreignTitles } from './foreign';
import { auctionBodyHr, auctionOpeningsHr, auctionTitlesHr } from './hr/auction';
import { bodyHr, openingsHr } from './hr/description';
import { projectBodyHr, projectOpeningsHr, projectTitlesHr } from './hr/project';
import { sizeHr, titlesHr } from './hr/titles';

export interface TextSource {
  agency: KnownAgency | null;
  auctioned: boolean;
  project: DemoProject | null;
}

interface Candidates {
  titles: readonly string[];
  openings: readonly string[];
  body: string;
}

/** Writes titles and descriptions; no title and no first sentence comes twice in a town as long as there are others. */
export class DistinctTexts {
  /** Fingerprints: half a million ads have millions of texts. */
  readonly #used = new Set<number>();

  /** Agencies on the coast mostly advertise in German and English too, others now and then. */
  of(random: Random, p: Property, source: TextSource): ListingDraft['texts'] {
    const texts: ListingDraft['texts'] = { hr: this.#write(random, p, 'hr', croatian(random, p, source), sizeHr(p)) };
    const share = source.agency === null ? 0.05 : p.town.sea === null ? 0.15 : 0.6;
    for (const [locale, language] of FOREIGN_LANGUAGES) {
      const wanted = random.chance(share);
      if (!wanted || source.auctioned || source.project !== null) continue;
      const candidates = {
        titles: foreignTitles(language, p),
        openings: foreignOpenings(language, p),
        body: foreignBody(random, language, p),
      };
      texts[locale] = this.#write(random, p, locale, candidates, language.size(p));
    }
    return texts;
  }

  #write(
    random: Random,
    p: Property,
    locale: Locale,
    { titles, openings, body }: Candidates,
    size: string,
  ): { title: string; description: string } {
    const group = `${locale}${p.town.code}`;
    const withSize = titles.map((title) => (title.includes(size) ? title : `${title}, ${size}`));
    const title = this.#unused(`t${group}`, [...random.shuffle(titles), ...random.shuffle(withSize)]);
    const opening = this.#unused(`o${group}`, random.shuffle(openings));
    return { title, description: [opening, body].filter((part) => part !== '').join(' ') };
  }

  /** @throws RangeError when there is nothing to choose from */
  #unused(group: string, candidates: readonly string[]): string {
    const [first] = candidates;
    if (first === undefined) throw new RangeError('Nothing is known to say about it.');
    const chosen = candidates.find((text) => !this.#used.has(fingerprint(group, text))) ?? first;
    this.#used.add(fingerprint(group, chosen));
    return chosen;
  }
}

function croatian(random: Random, p: Property, { auctioned, project }: TextSource): Candidates {
  if (auctioned) return { titles: auctionTitlesHr(p), openings: auctionOpeningsHr(p), body: auctionBodyHr(random, p) };
  if (project !== null)
    return {
      titles: projectTitlesHr(p, project),
      openings: projectOpeningsHr(p, project),
      body: projectBodyHr(random, p),
    };
  return { titles: titlesHr(p), openings: openingsHr(p), body: bodyHr(random, p) };
}

/** FNV-1a, 32 bits. Two texts with the same one cost nothing but a choice. */
function fingerprint(group: string, text: string): number {
  let hash = 0x811c9dc5;
  for (const part of [group, text]) {
    for (let index = 0; index < part.length; index += 1) hash = Math.imul(hash ^ part.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
