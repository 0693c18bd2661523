import type { Language } from './foreign';

const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const distance = (value: number): string => (value >= 1000 ? `${numbers.format(value / 1000)} km` : `${String(value)} m`);

export const DE: Language = {
  numbers,
  thing: {
    flat: 'Wohnung', attic: 'Dachgeschosswohnung', loft: 'Loft', 'new-flat': 'Neubauwohnung', 'holiday-flat': 'Ferienwohnung', house: 'Einfamilienhaus',
    'stone-house': 'Steinhaus', 'terraced-house': 'Reihenhaus', villa: 'Villa', 'building-land': 'Baugrundstück', farmland: 'Landwirtschaftliches Grundstück',
    garage: 'Garage', office: 'Büro', shop: 'Ladenlokal', warehouse: 'Lager', room: 'WG-Zimmer', bed: 'Bett im Zweibettzimmer',
  },
  title: (thing, size, where) => [`${thing}, ${size}, ${where}`, `${where}: ${thing} mit ${size}`, `${thing} in ${where}`],
  seaView: 'mit Meerblick',
  opening: [
    (thing, size, where) => `${thing} mit ${size} in ${where}.`,
    (thing, size, where) => `In ${where} wird angeboten: ${thing}, ${size}.`,
    (thing, size, where) => `Ruhig gelegen in ${where}: ${thing} mit insgesamt ${size}.`,
  ],
  flat: [
    (p) => ((p.bedrooms ?? 0) > 0 ? `Wohnzimmer mit Küche, ${p.bedrooms === 1 ? 'ein Schlafzimmer' : `${String(p.bedrooms)} Schlafzimmer`} und ${p.bathrooms === 1 ? 'ein Bad' : `${String(p.bathrooms)} Bäder`}.` : 'Wohnraum mit Küchenzeile und Bad.'),
    (p) => (p.outdoor === 'terasa' ? 'Zur Wohnung gehört eine große Terrasse.' : p.outdoor === null ? null : 'Vom Wohnzimmer geht es auf den Balkon.'),
    (p) => (p.condition === 'renovated' ? 'Leitungen, Böden und Fenster sind erneuert.' : null),
    (p) => (p.condition === 'to-renovate' ? 'Die Wohnung ist gepflegt, aber renovierungsbedürftig.' : null),
    (p) => (p.features.has('elevator') ? 'Das Haus hat einen Aufzug.' : null),
    (p) => (p.seaMetres === null ? null : `Bis zum Meer sind es ${distance(p.seaMetres)}.`),
    (p) => (p.features.has('sea-view') ? 'Der Blick reicht über das Meer bis zu den Inseln.' : null),
    (p) => (p.features.has('parking-space') ? 'Ein eigener Stellplatz ist vorhanden.' : null),
  ],
  house: [
    (p) => `${String(p.rooms ?? 3)} Zimmer auf ${(p.floors ?? 1) === 1 ? 'einer Ebene' : `${String(p.floors)} Ebenen`}, Grundstück ${numbers.format(p.plot ?? 0)} m².`,
    (p) => (p.features.has('pool') ? 'Der Pool liegt geschützt hinter dem Haus.' : null),
    (p) => (p.kind === 'stone-house' ? 'Die alten Balken und Steinrahmen sind erhalten.' : null),
    (p) => (p.condition === 'to-renovate' ? 'Dach und Bäder müssen erneuert werden.' : 'Das Haus ist sofort bewohnbar.'),
    (p) => (p.seaMetres === null ? null : `Zum Meer sind es ${distance(p.seaMetres)}.`),
    (p) => (p.features.has('sea-view') ? 'Meerblick von der Terrasse.' : null),
    () => 'Im Garten wachsen Feigen, Zitronen und Wein.',
  ],
  land: [
    (p) => (p.kind === 'building-land' ? 'Strom und Wasser liegen an der Grenze, das Grundstück ist voll erschlossen.' : 'Die Fläche wird bewirtschaftet.'),
    () => 'Die Zufahrt ist öffentlich.',
    (p) => (p.seaMetres === null ? null : `Entfernung zum Meer ${distance(p.seaMetres)}.`),
    (p) => (p.features.has('sea-view') ? 'Vom oberen Rand sieht man das Meer.' : null),
  ],
  other: [() => 'Gute Zufahrt, flexible Nutzung.', (p) => (p.features.has('parking-space') ? 'Stellplätze am Haus.' : null), () => 'Besichtigung werktags nach Absprache.'],
  sale: [() => 'Grundbuch sauber, Eigentum 1/1, keine Lasten.', () => 'EU-Bürger kaufen zu denselben Bedingungen wie Einheimische.', () => 'Energieausweis liegt vor.', () => 'Besichtigung auch am Wochenende.'],
  rent: [() => 'Kaution eine Monatsmiete, Nebenkosten nach Verbrauch.', () => 'Mindestmietdauer ein Jahr.', (p) => (p.features.has('pets') ? 'Haustiere sind willkommen.' : null)],
};
