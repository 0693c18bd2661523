import { isLand } from '../kinds';
import type { Language } from './foreign';
import { oneDecimal } from './one-decimal';

const number = oneDecimal('de-DE');
const distance = (value: number): string => (value >= 1000 ? `${number(value / 1000)} km` : `${String(value)} m`);
const rooms = (count: number, one: string, many: string): string => (count === 1 ? one : `${String(count)} ${many}`);

export const DE: Language = {
  size: (p) => `${number((isLand(p.kind) ? p.plot : p.net) ?? 0)} m²`,
  thing: {
    flat: 'Wohnung',
    attic: 'Dachgeschosswohnung',
    loft: 'Loft',
    'new-flat': 'Neubauwohnung',
    'holiday-flat': 'Ferienwohnung',
    house: 'Einfamilienhaus',
    'stone-house': 'Steinhaus',
    'terraced-house': 'Reihenhaus',
    farmhouse: 'Landgut',
    villa: 'Villa',
    'building-land': 'Baugrundstück',
    farmland: 'Landwirtschaftliches Grundstück',
    garage: 'Garage',
    office: 'Büro',
    coworking: 'Arbeitsplatz im Coworking',
    shop: 'Ladenlokal',
    premises: 'Gewerberaum',
    practice: 'Praxis',
    bar: 'Café',
    warehouse: 'Lager',
    hall: 'Halle',
    building: 'Mehrfamilienhaus',
    project: 'Neubauprojekt',
    room: 'WG-Zimmer',
    bed: 'Bett im Zweibettzimmer',
  },
  titles: [
    ({ thing, size, where }) => `${thing}, ${size}, ${where}`,
    ({ thing, size, where }) => `${where}: ${thing} mit ${size}`,
    ({ thing, where }) => `${thing} in ${where}`,
    ({ thing, where, p }) => (p.features.has('sea-view') ? `${thing} mit Meerblick, ${where}` : null),
    ({ thing, where, p }) =>
      p.seaMetres !== null && p.seaMetres <= 1000 ? `${thing} ${distance(p.seaMetres)} vom Meer, ${where}` : null,
    ({ thing, where, p }) =>
      (p.bedrooms ?? 0) > 0
        ? `${thing} mit ${p.bedrooms === 1 ? 'einem Schlafzimmer' : `${String(p.bedrooms)} Schlafzimmern`}, ${where}`
        : null,
    ({ thing, where, p }) =>
      p.outdoor === 'terasa'
        ? `${thing} mit Terrasse, ${where}`
        : p.outdoor === null
          ? null
          : `${thing} mit Balkon, ${where}`,
    ({ thing, where, p }) => (p.features.has('parking-space') ? `${thing} mit Stellplatz, ${where}` : null),
    ({ thing, where, p }) => (p.yearBuilt === null ? null : `${thing}, Baujahr ${String(p.yearBuilt)}, ${where}`),
  ],
  openings: [
    ({ thing, size, where }) => `${thing} mit ${size} in ${where}.`,
    ({ thing, size, where }) => `In ${where} wird angeboten: ${thing}, ${size}.`,
    ({ thing, size, where }) => `Ruhig gelegen in ${where}: ${thing} mit insgesamt ${size}.`,
    ({ thing, size, where, p }) =>
      p.seaMetres === null ? null : `${thing} in ${where}, ${size}, ${distance(p.seaMetres)} vom Meer.`,
    ({ thing, size, where, p }) => (p.features.has('sea-view') ? `Meerblick und ${size}: ${thing} in ${where}.` : null),
    ({ thing, size, where, p }) =>
      (p.bedrooms ?? 0) > 1 ? `${String(p.bedrooms)} Schlafzimmer, ${size}, ${thing} in ${where}.` : null,
    ({ thing, size, where, p }) =>
      p.yearBuilt === null ? null : `${thing} aus dem Jahr ${String(p.yearBuilt)} in ${where}, ${size}.`,
  ],
  flat: [
    (p) =>
      (p.bedrooms ?? 0) > 0
        ? `Wohnzimmer mit Küche, ${rooms(p.bedrooms ?? 1, 'ein Schlafzimmer', 'Schlafzimmer')} und ${rooms(p.bathrooms ?? 1, 'ein Bad', 'Bäder')}.`
        : 'Wohnraum mit Küchenzeile und Bad.',
    (p) =>
      p.outdoor === 'terasa'
        ? 'Zur Wohnung gehört eine große Terrasse.'
        : p.outdoor === null
          ? null
          : 'Vom Wohnzimmer geht es auf den Balkon.',
    (p) => (p.condition === 'renovated' ? 'Leitungen, Böden und Fenster sind erneuert.' : null),
    (p) => (p.condition === 'to-renovate' ? 'Die Wohnung ist gepflegt, aber renovierungsbedürftig.' : null),
    (p) => (p.features.has('elevator') ? 'Das Haus hat einen Aufzug.' : null),
    (p) => (p.features.has('sea-view') ? 'Der Blick reicht über das Meer bis zu den Inseln.' : null),
    (p) => (p.features.has('parking-space') ? 'Ein eigener Stellplatz ist vorhanden.' : null),
  ],
  house: [
    (p) =>
      `${String(p.rooms ?? 3)} Zimmer auf ${(p.floors ?? 1) === 1 ? 'einer Ebene' : `${String(p.floors)} Ebenen`}, Grundstück ${number(p.plot ?? 0)} m².`,
    (p) => (p.features.has('pool') ? 'Der Pool liegt geschützt hinter dem Haus.' : null),
    (p) => (p.kind === 'stone-house' ? 'Die alten Balken und Steinrahmen sind erhalten.' : null),
    (p) =>
      p.condition === 'to-renovate' ? 'Dach und Bäder müssen erneuert werden.' : 'Das Haus ist in bewohnbarem Zustand.',
    (p) => (p.features.has('sea-view') ? 'Meerblick von der Terrasse.' : null),
    (p) => (p.seaMetres === null ? 'Im Garten stehen alte Obstbäume.' : 'Im Garten wachsen Feigen, Zitronen und Wein.'),
  ],
  land: [
    (p) =>
      p.kind === 'building-land'
        ? 'Strom und Wasser liegen an der Grenze des Grundstücks.'
        : 'Die Fläche wird bewirtschaftet.',
    () => 'Die Zufahrt ist öffentlich.',
    (p) => (p.features.has('sea-view') ? 'Vom oberen Rand sieht man das Meer.' : null),
  ],
  other: [
    () => 'Gute Zufahrt, flexible Nutzung.',
    (p) => (p.features.has('parking-space') ? 'Stellplätze am Haus.' : null),
    () => 'Besichtigung werktags nach Absprache.',
  ],
  sale: [
    (p) => (p.legal.titleClear === true ? 'Grundbuch sauber, ein Eigentümer, keine Lasten.' : null),
    (p) => (p.legal.legalized === true ? 'Das Gebäude ist legalisiert.' : null),
    (p) => (p.legal.usePermit === true ? 'Die Nutzungsgenehmigung liegt vor.' : null),
    () => 'EU-Bürger kaufen zu denselben Bedingungen wie Einheimische.',
    (p) => (p.energyClass === 9 ? 'Der Energieausweis wird erstellt.' : 'Der Energieausweis liegt vor.'),
    () => 'Besichtigung auch am Wochenende.',
  ],
  rent: [
    (p) => `Kaution ${p.deposit === 1 ? 'eine Monatsmiete' : 'zwei Monatsmieten'}, Nebenkosten nach Verbrauch.`,
    () => 'Mindestmietdauer ein Jahr.',
    (p) => (p.features.has('pets') ? 'Haustiere sind willkommen.' : null),
  ],
};
