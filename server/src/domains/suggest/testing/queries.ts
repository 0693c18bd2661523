import type { Locale } from '@kvadrat/contracts/locales';

/** `place:` and a path, `agency:` and a slug, or `ad:` and a reference. */
type Wanted = `${'place' | 'agency' | 'ad'}:${string}`;

/**
 * What people may type into the one box, and what they mean by it. Written and committed before the box was made; the
 * expectations are not changed to fit it.
 */
export interface SuggestQuery {
  typed: string;
  locale: Locale;
  wanted: Wanted;
  /** 1: it must stand first; 3: among the first three. */
  within: 1 | 3;
}

type Line = readonly [typed: string, wanted: Wanted, within?: 1 | 3, locale?: Locale];

const LINES: readonly Line[] = [
  // without marks, in any case
  ['sibenik', 'place:sibenik'],
  ['varazdin', 'place:varazdin'],
  ['pozega', 'place:pozega'],
  ['krizevci', 'place:krizevci'],
  ['durdevac', 'place:durdevac'],
  ['djurdjevac', 'place:durdevac'],
  ['tucepi', 'place:tucepi'],
  ['zapresic', 'place:zapresic'],
  ['moscenicka draga', 'place:moscenicka-draga'],
  ['zminj', 'place:zminj'],
  ['ROVINJ', 'place:rovinj'],
  ['pOREC', 'place:porec'],
  ['Sveti Filip i jakov', 'place:sveti-filip-i-jakov'],
  ['stobrec', 'place:split/stobrec'],
  // mistyped
  ['dubovnik', 'place:dubrovnik'],
  ['zagerb', 'place:zagreb'],
  ['karlovc', 'place:karlovac'],
  ['rijekca', 'place:rijeka'],
  ['opatja', 'place:opatija'],
  ['crikvnica', 'place:crikvenica'],
  ['makarka', 'place:makarska'],
  ['trogri', 'place:trogir'],
  ['slavnski brod', 'place:slavonski-brod'],
  ['bjelovra', 'place:bjelovar'],
  ['vinkovvci', 'place:vinkovci'],
  ['koprivinca', 'place:koprivnica'],
  ['porc', 'place:porec', 3],
  // unfinished
  ['du', 'place:dubrovnik', 3],
  ['sp', 'place:split'],
  ['zad', 'place:zadar'],
  ['velika g', 'place:velika-gorica'],
  ['os', 'place:osijek'],
  ['mak', 'place:makarska'],
  ['bio', 'place:biograd-na-moru'],
  ['dalm', 'place:dalmacija'],
  ['primo', 'place:primosten', 3],
  // by postcode
  ['51000', 'place:rijeka'],
  ['20000', 'place:dubrovnik'],
  ['31000', 'place:osijek'],
  ['22000 sibenik', 'place:sibenik'],
  ['zadar 23000', 'place:zadar'],
  // as people abroad say it
  ['fiume', 'place:rijeka', 1, 'it'],
  ['Pola', 'place:pula', 1, 'it'],
  ['spalato', 'place:split', 1, 'it'],
  ['Zara', 'place:zadar', 1, 'it'],
  ['ragusa', 'place:dubrovnik', 1, 'it'],
  ['abbazia', 'place:opatija', 1, 'it'],
  ['Parenzo', 'place:porec', 1, 'de'],
  ['Istrien', 'place:istra', 1, 'de'],
  ['Dalmatien', 'place:dalmacija', 1, 'de'],
  ['Zagabria', 'place:zagreb', 1, 'it'],
  ['Загреб', 'place:zagreb', 1, 'ru'],
  ['Сплит', 'place:split', 1, 'ru'],
  ['Риека', 'place:rijeka', 1, 'ru'],
  ['пула', 'place:pula', 1, 'ru'],
  ['Σπλιτ', 'place:split', 1, 'el'],
  ['Ριέκα', 'place:rijeka', 1, 'el'],
  // parts of towns, with the town in either place
  ['split znjan', 'place:split/znjan'],
  ['znjan split', 'place:split/znjan'],
  ['bacvice, split', 'place:split/bacvice'],
  ['zagreb tresnjevka', 'place:zagreb/tresnjevka-sjever', 3],
  ['jarun zagreb', 'place:zagreb/tresnjevka-jug/jarun'],
  ['rijeka trsat', 'place:rijeka/trsat'],
  ['lapad', 'place:dubrovnik/lapad'],
  ['pula veruda', 'place:pula/veruda', 3],
  ['borik zadar', 'place:zadar/borik'],
  ['retfala', 'place:osijek/retfala'],
  ['maksimir', 'place:zagreb/maksimir'],
  ['novi ZAGREB', 'place:zagreb/novi-zagreb-istok', 3],
  // islands
  ['otok hvar', 'place:otok-hvar'],
  ['vis', 'place:otok-vis', 3],
  ['Insel Krk', 'place:otok-krk', 1, 'de'],
  ['isola di Pag', 'place:otok-pag', 1, 'it'],
  ['korcula otok', 'place:otok-korcula'],
  ['lošinj', 'place:otoci-cres-i-losinj', 3],
  // touristic areas
  ['Istra', 'place:istra'],
  ['kvarner', 'place:kvarner'],
  ['gorski kotar', 'place:gorski-kotar'],
  ['rivijera makarska', 'place:makarska-rivijera'],
  ['medjimurje', 'place:medimurje', 3],
  ['gorica velika', 'place:velika-gorica'],
  // agencies by part of their name
  ['tri kljuca', 'agency:tri-kljuca'],
  ['kljuca tri', 'agency:tri-kljuca'],
  ['škura', 'agency:istarska-skura'],
  ['zlatna kva', 'agency:zlatna-kvaka'],
  ['medjimurska kuca', 'agency:medimurska-kuca'],
  ['bura jugo', 'agency:bura-i-jugo'],
  ['cetvrti kat', 'agency:cetvrti-kat'],
  ['horvat partneri', 'agency:dr-horvat'],
  ['zadar nekretnine', 'agency:zadar-nekretnine'],
  ['lavnda dom', 'agency:lavanda-dom'],
  ['krk living', 'agency:krk-living'],
  // references
  ['KV-00017', 'ad:KV-00017'],
  ['kv00017', 'ad:KV-00017'],
  ['ＫＶ－０００１７', 'ad:KV-00017'],
  ['kv-00', 'ad:KV-00170', 3],
  ['st 1024/26', 'ad:ST-1024/26'],
  ['ŽNJ 77', 'ad:žnj 77'],
  ['zg2026', 'ad:ZG2026-001', 3],
  ['villa-9', 'ad:Villa-9'],
];

export const QUERIES: readonly SuggestQuery[] = LINES.map(([typed, wanted, within = 1, locale = 'hr']) => ({
  typed,
  wanted,
  within,
  locale,
}));
