import type { ListTexts } from '../list-texts';

const it: ListTexts = {
  home: 'Home',
  categories: {
    1: 'Case e appartamenti',
    2: 'Immobili commerciali',
    3: 'Immobili turistici',
    4: 'Stanze',
    5: "Immobili all'estero",
    6: 'Nuove costruzioni',
    14: 'Immobili',
    20: 'Palazzi',
    21: 'Magazzini',
    22: 'Garage e posti auto',
    23: 'Uffici',
    24: 'Terreni',
    25: 'Capannoni',
    26: 'Negozi',
    27: 'Nuovi edifici',
  },
  deals: { 1: 'in vendita', 2: 'in affitto', 14: "all'asta" },
  inCountry: ' in Croazia',
  inTown: (name) => ` a ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `pagina ${number}`,
  ads: { one: '# annuncio', other: '# annunci' },
  offer: "prezzi, foto e tutti i dettagli dell'immobile in un unico posto.",
  noAds: 'Al momento non ci sono annunci di questo tipo.',
};

export default it;
