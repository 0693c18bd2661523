import type { Room } from '../media';
import type { Drawing, Mood } from './draw-picture';

/** What a picture can stand for; an ad asks for subjects, never for single pictures. */
export type Subject =
  | 'block'
  | 'old-town-house'
  | 'new-build'
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'stone-house'
  | 'villa'
  | 'terrace'
  | 'coast'
  | 'land'
  | 'floor-plan'
  | `town-${'zagreb' | 'split' | 'rijeka' | 'zadar' | 'dubrovnik' | 'pula' | 'osijek'}`;

export interface Scene extends Drawing {
  /** Unique and stable: an ad's choice of pictures depends on it. */
  id: string;
  subject: Subject;
  /** Drawing in server/demo/pictures, without its ending. */
  file: string;
  room: Room;
  /** Only for ads by the sea (true), only for others (false), or for all. */
  bySea?: boolean;
}

type Crop = Drawing['crop'];
type Recolour = Drawing['recolour'];

const WHOLE: Crop = [0, 0, 1200, 900];
const PLAIN: Recolour = {};

/** Textiles and fronts that rooms differ by. */
const SOFAS: readonly Recolour[] = [
  PLAIN,
  { '#41636a': '#9a5a3c', '#4b7077': '#b06a48', '#3b5a61': '#8f5236', '#45686f': '#a2613f', '#37555b': '#7f482f', '#55808a': '#c17d59', '#507a83': '#b97553', '#d9a08a': '#e7d9b8' },
  { '#41636a': '#8d8a80', '#4b7077': '#a19d92', '#3b5a61': '#858177', '#45686f': '#949085', '#37555b': '#787469', '#55808a': '#b4b0a5', '#507a83': '#aba79b', '#d9a08a': '#5f7d8a' },
  { '#41636a': '#4c6b4f', '#4b7077': '#5a7b5d', '#3b5a61': '#46634a', '#45686f': '#527256', '#37555b': '#3f5a43', '#55808a': '#6d8f70', '#507a83': '#668869', '#d9a08a': '#d9b56a' },
  { '#41636a': '#3d4a6e', '#4b7077': '#4a5980', '#3b5a61': '#384465', '#45686f': '#435177', '#37555b': '#323d5c', '#55808a': '#5b6b95', '#507a83': '#55648d', '#d9a08a': '#d8c6a6' },
];
const AWNINGS: readonly Recolour[] = [
  PLAIN,
  { '#c94b5f': '#3f6f8f', '#c7574a': '#2f5d7c', '#fbfaf7': '#f3ead6', '#f3efe7': '#ebe0c8' },
  { '#c94b5f': '#d49a3a', '#c7574a': '#bd8230', '#fbfaf7': '#e9efec', '#f3efe7': '#dfe7e3' },
  { '#c94b5f': '#4f8467', '#c7574a': '#3d6e56', '#fbfaf7': '#f5e3d8', '#f3efe7': '#edd6c8' },
];

/** Kitchen fronts. */
const CREAM: Recolour = { '#3f5f57': '#e6dcc8', '#37544d': '#d9cdb6', '#43655c': '#e9dfcc', '#39564e': '#dccfb8', '#2b433d': '#b9ab92' };
const INK: Recolour = { '#3f5f57': '#3d5474', '#37544d': '#344867', '#43655c': '#415a7b', '#39564e': '#364c6b', '#2b433d': '#28394f' };
const CLAY: Recolour = { '#3f5f57': '#a5634a', '#37544d': '#945740', '#43655c': '#ab6a50', '#39564e': '#995b44', '#2b433d': '#6f4230' };
/** Land away from the sea: the strip of sea becomes fields. */
const MEADOW: Recolour = { '#86bcc5': '#b9c79c', '#3c8792': '#98ad7c' };

/** Variants of a drawing that has a front to look at: crop, side and light. */
type Take = readonly [crop: Crop, mirrored: boolean, mood: Mood, recolour?: Recolour];

function takes(subject: Subject, file: string, room: Room, list: readonly Take[], more: Partial<Scene> = {}): Scene[] {
  return list.map(([crop, mirrored, mood, recolour = PLAIN], index) => ({
    id: `${subject}${more.bySea === undefined ? '' : more.bySea ? '-sea' : '-inland'}-${String(index + 1)}`,
    subject,
    file,
    room,
    crop,
    mirrored,
    mood,
    recolour,
    inland: false,
    ...more,
  }));
}

/** Rooms with a window: one set with the sea in it, one without. */
function bothViews(subject: Subject, file: string, room: Room, list: readonly Take[]): Scene[] {
  return [...takes(subject, file, room, list, { bySea: true }), ...takes(subject, file, room, list, { bySea: false, inland: true })];
}

const [, RUST, GREY, GREEN, NAVY] = SOFAS;
const [, BLUE, OCHRE, MINT] = AWNINGS;

export const SCENES: readonly Scene[] = [
  ...takes('block', 'block-flats', 'building', [
    [WHOLE, false, 'day'],
    [[120, 60, 880, 660], true, 'morning', BLUE],
    [WHOLE, true, 'evening', OCHRE],
    [[100, 180, 900, 675], false, 'overcast', MINT],
    [[140, 40, 720, 540], false, 'day', BLUE],
    [WHOLE, true, 'day', MINT],
    [[80, 240, 880, 660], true, 'morning'],
    [[150, 100, 900, 675], false, 'evening', BLUE],
    [WHOLE, false, 'dusk', OCHRE],
    [[180, 130, 640, 480], true, 'day', OCHRE],
  ]),
  ...takes('old-town-house', 'zagreb-facade', 'facade', [
    [[60, 20, 880, 660], false, 'day'],
    [[340, 40, 800, 600], true, 'morning'],
    [[0, 60, 720, 540], false, 'evening'],
    [[420, 0, 780, 585], false, 'overcast'],
    [[200, 60, 800, 600], true, 'day'],
    [[330, 90, 560, 420], false, 'morning'],
  ]),
  ...takes('new-build', 'new-build', 'building', [
    [WHOLE, false, 'day'],
    [[100, 120, 1000, 750], true, 'evening'],
    [[180, 200, 800, 600], false, 'morning'],
    [[140, 160, 900, 675], true, 'overcast'],
    [WHOLE, false, 'dusk'],
  ]),
  ...bothViews('living', 'interior-living', 'living-room', [
    [WHOLE, false, 'day'],
    [[60, 60, 1040, 780], true, 'day', RUST],
    [WHOLE, true, 'morning', GREY],
    [[20, 100, 1000, 750], false, 'day', GREEN],
    [[200, 60, 1000, 750], false, 'morning', NAVY],
    [WHOLE, false, 'overcast', RUST],
    [[60, 40, 1080, 810], true, 'evening', GREEN],
  ]),
  ...takes('kitchen', 'interior-kitchen', 'kitchen', [
    [WHOLE, false, 'day'],
    [[40, 40, 1080, 810], true, 'day', CREAM],
    [[160, 60, 1000, 750], false, 'morning', INK],
    [WHOLE, true, 'overcast'],
    [[60, 0, 960, 720], false, 'evening', CREAM],
    [[240, 120, 900, 675], true, 'day', CLAY],
    [[100, 60, 1040, 780], true, 'morning'],
    [WHOLE, false, 'day', INK],
  ]),
  ...bothViews('bedroom', 'interior-bedroom', 'bedroom', [
    [WHOLE, false, 'day'],
    [[100, 60, 1080, 810], true, 'morning'],
    [[240, 120, 920, 690], false, 'evening'],
    [WHOLE, true, 'overcast'],
  ]),
  ...bothViews('bathroom', 'interior-bath', 'bathroom', [
    [WHOLE, false, 'day'],
    [[60, 80, 1040, 780], true, 'morning'],
  ]),
  ...takes('stone-house', 'stone-house', 'facade', [
    [WHOLE, false, 'day'],
    [[120, 60, 960, 720], true, 'morning'],
    [[40, 100, 1040, 780], false, 'evening'],
    [[200, 80, 800, 600], true, 'day'],
    [WHOLE, true, 'overcast'],
    [[160, 140, 880, 660], false, 'dusk'],
  ]),
  ...takes('villa', 'villa-pool', 'pool', [
    [WHOLE, false, 'day'],
    [[100, 120, 1000, 750], true, 'morning'],
    [[0, 160, 960, 720], false, 'evening'],
    [WHOLE, true, 'dusk'],
    [[200, 180, 920, 690], false, 'day'],
  ]),
  ...takes('terrace', 'terrace-sea', 'terrace', [
    [WHOLE, false, 'day'],
    [[80, 80, 1060, 795], true, 'evening'],
    [[200, 100, 960, 720], false, 'morning'],
    [WHOLE, true, 'dusk'],
  ], { bySea: true }),
  ...takes('coast', 'hero', 'view', [
    [[1180, 120, 1200, 900], false, 'day'],
    [[900, 60, 1280, 960], false, 'evening'],
    [[1100, 180, 1120, 840], true, 'morning'],
  ], { bySea: true }),
  ...takes('land', 'land-olives', 'land', [
    [WHOLE, false, 'day'],
    [[60, 120, 1040, 780], true, 'morning'],
    [[0, 60, 1120, 840], false, 'evening'],
    [WHOLE, true, 'overcast'],
  ], { bySea: true }),
  ...takes('land', 'land-olives', 'land', [
    [[0, 60, 1120, 840], false, 'day', MEADOW],
    [[60, 160, 980, 735], true, 'morning', MEADOW],
    [[140, 120, 1000, 750], false, 'overcast', MEADOW],
    [WHOLE, true, 'evening', MEADOW],
  ], { bySea: false }),
  ...(['zagreb', 'split', 'rijeka', 'zadar', 'dubrovnik', 'pula', 'osijek'] as const).flatMap((town) =>
    takes(`town-${town}`, `town-${town}`, 'view', [
      [[0, 160, 800, 600], false, 'day'],
      [[60, 120, 720, 540], true, town === 'zadar' ? 'morning' : 'evening'],
    ]),
  ),
  ...takes('floor-plan', 'floor-plan', 'floor-plan', [
    [WHOLE, false, 'day'],
    [[120, 80, 1000, 750], false, 'morning'],
  ]),
];
