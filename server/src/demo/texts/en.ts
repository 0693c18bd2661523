import type { Language } from './foreign';

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const distance = (value: number): string => (value >= 1000 ? `${numbers.format(value / 1000)} km` : `${String(value)} m`);

export const EN: Language = {
  numbers,
  thing: {
    flat: 'Apartment', attic: 'Attic apartment', loft: 'Loft', 'new-flat': 'New-build apartment', 'holiday-flat': 'Holiday apartment', house: 'Detached house',
    'stone-house': 'Stone house', 'terraced-house': 'Terraced house', villa: 'Villa', 'building-land': 'Building plot', farmland: 'Farmland',
    garage: 'Garage', office: 'Office', shop: 'Shop', warehouse: 'Warehouse', room: 'Room in a shared flat', bed: 'Bed in a twin room',
  },
  title: (thing, size, where) => [`${thing}, ${size}, ${where}`, `${where}: ${thing.toLowerCase()} of ${size}`, `${thing} in ${where}`],
  seaView: 'with a sea view',
  opening: [
    (thing, size, where) => `${thing} of ${size} in ${where}.`,
    (thing, size, where) => `A well-kept ${thing.toLowerCase()} in ${where}, ${size} in all.`,
    (thing, size, where) => `In a quiet part of ${where}: ${thing.toLowerCase()}, ${size}.`,
  ],
  flat: [
    (p) => ((p.bedrooms ?? 0) > 0 ? `Living room with kitchen, ${p.bedrooms === 1 ? 'one bedroom' : `${String(p.bedrooms)} bedrooms`} and ${p.bathrooms === 1 ? 'one bathroom' : `${String(p.bathrooms)} bathrooms`}.` : 'One open room with a kitchen, and a bathroom.'),
    (p) => (p.outdoor === 'terasa' ? 'It comes with a large terrace.' : p.outdoor === null ? null : 'The living room opens onto a balcony.'),
    (p) => (p.condition === 'renovated' ? 'Wiring, floors and windows have been renewed.' : null),
    (p) => (p.condition === 'to-renovate' ? 'The flat is sound but needs renovating.' : null),
    (p) => (p.features.has('elevator') ? 'The building has a lift.' : null),
    (p) => (p.seaMetres === null ? null : `The sea is ${distance(p.seaMetres)} away.`),
    (p) => (p.features.has('sea-view') ? 'The view runs across the sea to the islands.' : null),
    (p) => (p.features.has('parking-space') ? 'It has a parking space of its own.' : null),
  ],
  house: [
    (p) => `${String(p.rooms ?? 3)} rooms on ${(p.floors ?? 1) === 1 ? 'one level' : `${String(p.floors)} levels`}, plot ${numbers.format(p.plot ?? 0)} m².`,
    (p) => (p.features.has('pool') ? 'The pool lies sheltered behind the house.' : null),
    (p) => (p.kind === 'stone-house' ? 'The old beams and stone frames are still in place.' : null),
    (p) => (p.condition === 'to-renovate' ? 'Roof and bathrooms need work.' : 'Ready to move in.'),
    (p) => (p.seaMetres === null ? null : `It is ${distance(p.seaMetres)} to the sea.`),
    (p) => (p.features.has('sea-view') ? 'Sea view from the terrace.' : null),
    () => 'Figs, lemons and vines grow in the garden.',
  ],
  land: [
    (p) => (p.kind === 'building-land' ? 'Water and electricity reach the boundary; the plot lies in the building zone.' : 'The land is worked.'),
    () => 'Access is by a public road.',
    (p) => (p.seaMetres === null ? null : `Distance to the sea ${distance(p.seaMetres)}.`),
    (p) => (p.features.has('sea-view') ? 'The sea can be seen from the upper edge.' : null),
  ],
  other: [() => 'Easy access, flexible use.', (p) => (p.features.has('parking-space') ? 'Parking at the building.' : null), () => 'Viewings on weekdays by appointment.'],
  sale: [() => 'Clean land register, single owner, no charges.', () => 'EU citizens buy on the same terms as Croatians.', () => 'The energy certificate is ready.', () => 'Viewings at weekends too.'],
  rent: [() => 'Deposit of one month, utilities by consumption.', () => 'Let for at least one year.', (p) => (p.features.has('pets') ? 'Pets are welcome.' : null)],
};
