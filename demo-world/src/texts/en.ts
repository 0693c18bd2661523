import { isLand } from '../kinds';
import type { Language } from './foreign';
import { oneDecimal } from './one-decimal';

const number = oneDecimal('en-GB');
const distance = (value: number): string => (value >= 1000 ? `${number(value / 1000)} km` : `${String(value)} m`);
const rooms = (count: number, one: string, many: string): string => (count === 1 ? one : `${String(count)} ${many}`);
/** Inside a sentence. */
const lower = (thing: string): string => thing.charAt(0).toLowerCase() + thing.slice(1);

export const EN: Language = {
  size: (p) => `${number((isLand(p.kind) ? p.plot : p.net) ?? 0)} m²`,
  thing: {
    flat: 'Apartment',
    attic: 'Attic apartment',
    loft: 'Loft',
    'new-flat': 'New-build apartment',
    'holiday-flat': 'Holiday apartment',
    house: 'Detached house',
    'stone-house': 'Stone house',
    'terraced-house': 'Terraced house',
    farmhouse: 'Farmhouse',
    villa: 'Villa',
    'building-land': 'Building plot',
    farmland: 'Farmland',
    garage: 'Garage',
    office: 'Office',
    coworking: 'Coworking place',
    shop: 'Shop',
    premises: 'Business premises',
    practice: 'Surgery',
    bar: 'Café',
    warehouse: 'Warehouse',
    hall: 'Production hall',
    building: 'Apartment building',
    project: 'New development',
    room: 'Room in a shared flat',
    bed: 'Bed in a twin room',
  },
  titles: [
    ({ thing, size, where }) => `${thing}, ${size}, ${where}`,
    ({ thing, size, where }) => `${where}: ${lower(thing)} of ${size}`,
    ({ thing, where }) => `${thing} in ${where}`,
    ({ thing, where, p }) => (p.features.has('sea-view') ? `${thing} with a sea view, ${where}` : null),
    ({ thing, where, p }) =>
      p.seaMetres !== null && p.seaMetres <= 1000 ? `${thing} ${distance(p.seaMetres)} from the sea, ${where}` : null,
    ({ thing, where, p }) =>
      (p.bedrooms ?? 0) > 0
        ? `${rooms(p.bedrooms ?? 1, 'One bedroom', 'bedrooms')}: ${lower(thing)} in ${where}`
        : null,
    ({ thing, where, p }) =>
      p.outdoor === 'terasa'
        ? `${thing} with a terrace, ${where}`
        : p.outdoor === null
          ? null
          : `${thing} with a balcony, ${where}`,
    ({ thing, where, p }) => (p.features.has('parking-space') ? `${thing} with parking, ${where}` : null),
    ({ thing, where, p }) => (p.yearBuilt === null ? null : `${thing} built in ${String(p.yearBuilt)}, ${where}`),
  ],
  openings: [
    ({ thing, size, where }) => `${thing} of ${size} in ${where}.`,
    ({ thing, size, where, p }) =>
      isLand(p.kind) ? null : `Well kept and quiet: ${lower(thing)} in ${where}, ${size} in all.`,
    ({ thing, size, where }) => `In a quiet part of ${where}: ${lower(thing)}, ${size}.`,
    ({ thing, size, where, p }) =>
      p.seaMetres === null ? null : `${thing} in ${where}, ${size}, ${distance(p.seaMetres)} from the sea.`,
    ({ thing, size, where, p }) =>
      p.features.has('sea-view') ? `A sea view and ${size}: ${lower(thing)} in ${where}.` : null,
    ({ thing, size, where, p }) =>
      (p.bedrooms ?? 0) > 1 ? `${String(p.bedrooms)} bedrooms and ${size}: ${lower(thing)} in ${where}.` : null,
    ({ thing, size, where, p }) =>
      p.yearBuilt === null ? null : `${thing} from ${String(p.yearBuilt)} in ${where}, ${size}.`,
  ],
  flat: [
    (p) =>
      (p.bedrooms ?? 0) > 0
        ? `Living room with kitchen, ${rooms(p.bedrooms ?? 1, 'one bedroom', 'bedrooms')} and ${rooms(p.bathrooms ?? 1, 'one bathroom', 'bathrooms')}.`
        : 'One open room with a kitchen, and a bathroom.',
    (p) =>
      p.outdoor === 'terasa'
        ? 'It comes with a large terrace.'
        : p.outdoor === null
          ? null
          : 'The living room opens onto a balcony.',
    (p) => (p.condition === 'renovated' ? 'Wiring, floors and windows have been renewed.' : null),
    (p) => (p.condition === 'to-renovate' ? 'The flat is sound but needs renovating.' : null),
    (p) => (p.features.has('elevator') ? 'The building has a lift.' : null),
    (p) => (p.features.has('sea-view') ? 'The view runs across the sea to the islands.' : null),
    (p) => (p.features.has('parking-space') ? 'It has a parking space of its own.' : null),
  ],
  house: [
    (p) =>
      `${String(p.rooms ?? 3)} rooms on ${(p.floors ?? 1) === 1 ? 'one level' : `${String(p.floors)} levels`}, plot ${number(p.plot ?? 0)} m².`,
    (p) => (p.features.has('pool') ? 'The pool lies sheltered behind the house.' : null),
    (p) => (p.kind === 'stone-house' ? 'The old beams and stone frames are still in place.' : null),
    (p) => (p.condition === 'to-renovate' ? 'Roof and bathrooms need work.' : 'It can be lived in as it is.'),
    (p) => (p.features.has('sea-view') ? 'Sea view from the terrace.' : null),
    (p) =>
      p.seaMetres === null ? 'Old fruit trees stand in the garden.' : 'Figs, lemons and vines grow in the garden.',
  ],
  land: [
    (p) => (p.kind === 'building-land' ? 'Water and electricity reach the boundary.' : 'The land is worked.'),
    () => 'Access is by a public road.',
    (p) => (p.features.has('sea-view') ? 'The sea can be seen from the upper edge.' : null),
  ],
  other: [
    () => 'Easy access, flexible use.',
    (p) => (p.features.has('parking-space') ? 'Parking at the building.' : null),
    () => 'Viewing on weekdays by appointment.',
  ],
  sale: [
    (p) => (p.legal.titleClear === true ? 'Clean land register, single owner, no charges.' : null),
    (p) => (p.legal.legalized === true ? 'The building has been legalised.' : null),
    (p) => (p.legal.usePermit === true ? 'The permit of use is there.' : null),
    () => 'EU citizens buy on the same terms as Croatians.',
    (p) => (p.energyClass === 9 ? 'The energy certificate is being made.' : 'The energy certificate is ready.'),
    () => 'Viewings at weekends too.',
  ],
  rent: [
    (p) => `Deposit of ${p.deposit === 1 ? 'one month' : 'two months'}, utilities by consumption.`,
    () => 'Let for at least one year.',
    (p) => (p.features.has('pets') ? 'Pets are welcome.' : null),
  ],
};
