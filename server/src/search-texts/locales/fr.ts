import type { ListTexts } from '../list-texts';

const fr: ListTexts = {
  home: 'Accueil',
  categories: {
    1: 'Appartements et maisons',
    2: 'Locaux professionnels',
    3: 'Biens touristiques',
    4: 'Chambres',
    5: 'Biens à l’étranger',
    6: 'Programmes neufs',
    14: 'Biens immobiliers',
    20: 'Immeubles',
    21: 'Entrepôts',
    22: 'Garages et parkings',
    23: 'Bureaux',
    24: 'Terrains',
    25: 'Hangars',
    26: 'Boutiques',
    27: 'Immeubles neufs',
  },
  deals: { 1: 'à vendre', 2: 'à louer', 14: 'aux enchères' },
  inCountry: ' en Croatie',
  inTown: (name) => ` à ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `page ${number}`,
  ads: { one: '# annonce', other: '# annonces' },
  offer: 'prix, photos et tous les détails du bien au même endroit.',
  noAds: 'Aucune annonce de ce type pour le moment.',
};

export default fr;
