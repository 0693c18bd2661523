import { about, exactly, GARAGE, HOUSE, type SentenceCase } from '../sentence-case';

export const fr: readonly SentenceCase[] = [
  {
    say: 'T2 à Split avec vue mer, 250 000 € maximum',
    chips: { rooms: exactly(2), places: ['split'], views: ['sea-view'], price: { max: 250_000 } },
  },
  { say: 'maison avec piscine en Istrie', chips: { typologies: HOUSE, flags: ['piscina'], places: ['istra'] } },
  {
    say: 'je cherche un appartement 3 pièces à louer à Zagreb, 900 euros par mois',
    chips: { typologies: [1], rooms: exactly(3), contract: 2, places: ['zagreb'], price: { max: 900 } },
  },
  {
    say: 'studio meublé pour étudiant Rijeka',
    chips: { typologies: [1], rooms: exactly(1), flags: ['arredato', 'perStudenti'], places: ['rijeka'] },
  },
  {
    say: 'terrain constructible sur l’île de Brač, au moins 500 m²',
    chips: { category: 24, typologies: [16], places: ['otok-brac'], surface: { min: 500 } },
  },
  {
    say: 'appart 2 chambres avec balcon et parking à Zadar',
    chips: {
      typologies: [1],
      bedrooms: exactly(2),
      flags: ['balconeOterrazzo'],
      parkings: ['parking-space'],
      places: ['zadar'],
    },
  },
  {
    say: 'villa pieds dans l’eau Hvar entre 1 et 2 millions',
    chips: { typologies: [6], seaDistanceMax: 100, places: ['hvar'], price: { min: 1_000_000, max: 2_000_000 } },
  },
  {
    say: 'vieille maison en pierre à rénover près de Poreč',
    chips: { typologies: HOUSE, conditions: ['to-renovate'], circle: { from: 'porec', radius: 10_000 } },
    rest: ['pierre'],
  },
  {
    say: 'programme neuf Opatija, ascenseur, garage',
    chips: { category: 6, places: ['opatija'], flags: ['ascensore'], parkings: GARAGE },
  },
  {
    say: 'bureaux à louer Osijek de 50 à 100 m2',
    chips: { category: 23, contract: 2, places: ['osijek'], surface: { min: 50, max: 100 } },
  },
  {
    say: 'F4 dernier étage environ 90 mètres carrés Zagreb',
    chips: { rooms: exactly(4), floorPositions: ['top'], surface: about(90), places: ['zagreb'] },
  },
  {
    say: 'pas de rez-de-chaussée, sans frais d’agence, Pula',
    chips: { floorPositions: ['intermediate', 'top'], flags: ['noCommission'], places: ['pula'] },
  },
  {
    say: 'maison de ville mitoyenne avec jardin, Samobor',
    chips: { typologies: [7], gardens: ['private-garden'], places: ['samobor'] },
  },
  {
    say: 'chambre chez l’habitant à Dubrovnik 350€',
    chips: { category: 4, contract: 2, places: ['dubrovnik'], price: { max: 350 } },
    rest: ['habitant'],
  },
  {
    say: 'à 20 min en voiture de Zadar, ferme ou maison',
    chips: { travel: [{ from: 'zadar', minutes: 20, mode: 'car' }], typologies: HOUSE },
  },
  {
    say: 'un bien calme et lumineux pour la retraite à Opatija',
    chips: { places: ['opatija'] },
    rest: ['calme', 'lumineux', 'retraite'],
  },
  {
    say: 'achat appartement Dubrovnik climatisé 2 salles de bain',
    chips: { contract: 1, typologies: [1], places: ['dubrovnik'], heatings: ['air-conditioning'], bathrooms: 2 },
  },
  {
    say: 'particulier à particulier, appartement Šibenik',
    chips: { advertisers: ['privato'], typologies: [1], places: ['sibenik'] },
  },
  {
    say: 'maison proche de la mer en Dalmatie, moins de 300k',
    chips: { typologies: HOUSE, seaDistanceMax: 500, places: ['dalmacija'], price: { max: 300_000 } },
  },
  {
    say: 'construit après 2010, DPE A ou B, appartement Zagreb',
    chips: { builtAfter: 2010, energyLevels: ['high'], typologies: [1], places: ['zagreb'] },
  },
  {
    say: 'local commercial à Split avec vitrine, loyer 1 500 € max',
    chips: { category: 2, places: ['split'], contract: 2, price: { max: 1500 } },
    rest: ['vitrine'],
  },
  { say: 'bla bla truc machin', chips: {}, rest: ['truc', 'machin'] },
  {
    say: 'appartement ou maison à Rovinj ou Umag, budget 400 000',
    chips: { typologies: [1, 3, 5, 6, 7], places: ['rovinj', 'umag'], price: { max: 400_000 } },
  },
  {
    say: 'duplex Makarska à 200 m de la plage',
    chips: { places: ['makarska'], seaDistanceMax: 200 },
    rest: ['duplex'],
  },
  {
    say: 'les moins chers en premier: studios à Split',
    chips: { sort: 'cheapest', typologies: [1], rooms: exactly(1), places: ['split'] },
  },
  {
    say: 'garage fermé à vendre Varaždin',
    chips: { category: 22, contract: 1, places: ['varazdin'] },
    rest: ['fermé'],
  },
  // From here on held out.
  {
    say: 'location appart Zagreb deux pièces chien accepté',
    chips: { contract: 2, typologies: [1], places: ['zagreb'], rooms: exactly(2), flags: ['animali'] },
  },
  {
    say: 'grande maison 5 chambres avec vue sur la mer et double garage, Crikvenica',
    chips: {
      typologies: HOUSE,
      bedrooms: exactly(5),
      views: ['sea-view'],
      parkings: ['double-garage'],
      places: ['crikvenica'],
    },
    rest: ['grande'],
  },
  {
    say: 'penthouse à Zagreb, terrasse, 600 000 à 800 000 euros',
    chips: { typologies: [2], places: ['zagreb'], flags: ['balconeOterrazzo'], price: { min: 600_000, max: 800_000 } },
  },
  { say: 'oliveraie en Istrie', chips: { category: 24, typologies: [15], places: ['istra'] } },
  {
    say: 'appartement rénové vieille ville Dubrovnik',
    chips: { conditions: ['renovated'], typologies: [1], places: ['dubrovnik/grad-stari-grad'] },
  },
  {
    say: 'entrepôt à louer vers Sisak, plus de 800 m²',
    chips: { category: 21, contract: 2, circle: { from: 'sisak', radius: 10_000 }, surface: { min: 800 } },
  },
  {
    say: 'libre de suite, trois chambres, Karlovac',
    chips: { flags: ['available'], bedrooms: exactly(3), places: ['karlovac'] },
  },
  {
    say: 'prix en baisse, maisons sur l’île de Krk, les plus récentes',
    chips: { flags: ['priceReduced'], typologies: HOUSE, places: ['otok-krk'], sort: 'newest' },
  },
  {
    say: 'appartement avec cave et chauffage central à Varaždin, dans les 150 000 €',
    chips: {
      typologies: [1],
      flags: ['cantina'],
      heatings: ['centralized'],
      places: ['varazdin'],
      price: about(150_000),
    },
  },
  {
    say: 'maison individuelle à Umag, minimum 120 m², place de parking',
    chips: { typologies: [3], places: ['umag'], surface: { min: 120 }, parkings: ['parking-space'] },
  },
  {
    say: 'investissement locatif, studio loué, Split',
    chips: { flags: ['aReddito'], typologies: [1], rooms: exactly(1), places: ['split'] },
  },
  {
    say: 'appart avec alarme et visite virtuelle à Rijeka',
    chips: { typologies: [1], flags: ['sistemaAllarmeVigilanza', 'virtualTour'], places: ['rijeka'] },
  },
  { say: 'stan u Splitu do 200 tisuća eura', chips: { typologies: [1], places: ['split'], price: { max: 200_000 } } },
  {
    say: 'T3 neuf bord de mer Vodice',
    chips: { rooms: exactly(3), conditions: ['new'], seaDistanceMax: 500, places: ['vodice'] },
  },
];
