import type { ListTexts } from '../list-texts';

const de: ListTexts = {
  home: 'Startseite',
  categories: {
    1: 'Wohnungen und Häuser',
    2: 'Gewerbeimmobilien',
    3: 'Ferienimmobilien',
    4: 'Zimmer',
    5: 'Auslandsimmobilien',
    6: 'Neubauprojekte',
    14: 'Immobilien',
    20: 'Gebäude',
    21: 'Lagerhallen',
    22: 'Garagen und Stellplätze',
    23: 'Büros',
    24: 'Grundstücke',
    25: 'Hallen',
    26: 'Ladenlokale',
    27: 'Neubauten',
  },
  deals: { 1: 'zum Kauf', 2: 'zur Miete', 14: 'in der Versteigerung' },
  inCountry: ' in Kroatien',
  inTown: (name) => ` in ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `Seite ${number}`,
  ads: { one: '# Anzeige', other: '# Anzeigen' },
  offer: 'Preise, Fotos und alle Angaben zur Immobilie auf einen Blick.',
  noAds: 'Zurzeit gibt es keine passenden Anzeigen.',
};

export default de;
