import type { Feature } from '@kvadrat/contracts/vocabulary';
import { fold } from '../../platform/text';

/** Features by the words feeds use, English and of the neighbours; what is not among ours stays in the description. */
const PATTERNS: readonly (readonly [RegExp, Feature])[] = [
  [/\b(furnished|namjesten\w*|mobliert|amueblado|arredato)\b/, 'furnished'],
  [/\b(basement|cellar|podrum|keller|sotano|cantina)\b/, 'basement'],
  [/\b(pool|bazen|schwimmbad|piscina|piscine)\b/, 'pool'],
  [/\b(lift|elevator|dizalo|aufzug|ascensor|ascensore)\b/, 'elevator'],
  [/\b(alarm|alarma|allarme)\b/, 'alarm'],
  [/\b(terrace|balcony|terasa|balkon|loda|terrasse|terraza|terrazzo|balcone)\b/, 'balcony-terrace'],
  [/\b(private garden|garden|vrt|okucnica|garten|jardin|giardino)\b/, 'private-garden'],
  [/\b(garage|garaza|garaje)\b/, 'single-garage'],
  [/\b(parking|parkirno|stellplatz|aparcamiento|posto auto)\b/, 'parking-space'],
  [/\b(sea views?|pogled na more|meerblick|vistas? al mar|vista mare|vue (sur la )?mer)\b/, 'sea-view'],
  [/\b(mountain views?|pogled na planin\w*|bergblick|vistas? a la montana)\b/, 'mountain-view'],
  [/\b(panoramic views?|panoramski pogled|panoramablick|vistas? panoramicas?)\b/, 'panoramic-view'],
];

export function readFeatures(texts: readonly string[]): Feature[] {
  return texts.flatMap((text) => {
    const words = fold(text);
    return PATTERNS.filter(([pattern]) => pattern.test(words)).map(([, feature]) => feature);
  });
}
