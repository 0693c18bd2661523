import type { Sort, SearchFlag } from '@kvadrat/contracts/search';
import type { Locale } from '@kvadrat/contracts/locales';
import type { LegalFact, TravelMode } from '@kvadrat/contracts/vocabulary';

/** What the words of the vocabulary do not say; `{a}`, `{b}` and `{place}` stand for what is filled in. */
export interface ChipTexts {
  from: string;
  upTo: string;
  between: string;
  rooms: string;
  bedrooms: string;
  bathrooms: string;
  /** Before words that would not say by themselves what is meant: "Central". `{a}` alone where they do. */
  heating: string;
  energy: string;
  sea: string;
  built: string;
  circle: string;
  /** What the ad has to say word by word. */
  keyword: string;
  travel: Readonly<Record<TravelMode, string>>;
  legal: Readonly<Record<LegalFact, string>>;
  flags: Readonly<
    Record<Extract<SearchFlag, 'noAste' | 'noCommission' | 'priceReduced' | 'foldDuplicates' | 'available'>, string>
  >;
  sorts: Readonly<Partial<Record<`${Sort['field']} ${Sort['order']}`, string>>>;
}

const hr: ChipTexts = {
  from: 'od {a}',
  upTo: 'do {a}',
  between: '{a} – {b}',
  rooms: 'sobe: {a}',
  bedrooms: 'spavaće sobe: {a}',
  bathrooms: 'kupaonice: {a} ili više',
  heating: 'grijanje: {a}',
  energy: 'energetski razred: {a}',
  sea: 'do {a} od mora',
  built: 'izgrađeno {a} ili poslije',
  circle: 'do {a} od mjesta {place}',
  keyword: 'u oglasu piše „{a}”',
  travel: {
    car: '{a} min autom, {place}',
    bike: '{a} min biciklom, {place}',
    walk: '{a} min pješice, {place}',
    transit: '{a} min javnim prijevozom, {place}',
  },
  legal: { 'clear-title': 'uredno vlasništvo', 'use-permit': 'uporabna dozvola', legalized: 'legalizirano' },
  flags: {
    noAste: 'bez dražbi',
    noCommission: 'bez provizije',
    priceReduced: 'snižena cijena',
    foldDuplicates: 'bez ponovljenih oglasa',
    available: 'useljivo odmah',
  },
  sorts: {
    'prezzo asc': 'prvo najjeftinije',
    'prezzo desc': 'prvo najskuplje',
    'superficie desc': 'prvo najveće',
    'data desc': 'prvo najnovije',
    'privati desc': 'prvo privatni oglašivači',
    'prezzoMq asc': 'prvo najniža cijena po m²',
  },
};

const de: ChipTexts = {
  from: 'ab {a}',
  upTo: 'bis {a}',
  between: '{a} – {b}',
  rooms: 'Zimmer: {a}',
  bedrooms: 'Schlafzimmer: {a}',
  bathrooms: 'Bäder: {a} oder mehr',
  heating: '{a}',
  energy: 'Energieklasse: {a}',
  sea: 'höchstens {a} zum Meer',
  built: 'Baujahr ab {a}',
  circle: 'bis {a} um {place}',
  keyword: 'im Text steht „{a}“',
  travel: {
    car: '{a} Min. mit dem Auto, {place}',
    bike: '{a} Min. mit dem Rad, {place}',
    walk: '{a} Min. zu Fuß, {place}',
    transit: '{a} Min. mit Bus und Bahn, {place}',
  },
  legal: { 'clear-title': 'geklärtes Eigentum', 'use-permit': 'Nutzungsbewilligung', legalized: 'legalisiert' },
  flags: {
    noAste: 'ohne Versteigerungen',
    noCommission: 'provisionsfrei',
    priceReduced: 'Preis gesenkt',
    foldDuplicates: 'ohne doppelte Anzeigen',
    available: 'sofort frei',
  },
  sorts: {
    'prezzo asc': 'günstigste zuerst',
    'prezzo desc': 'teuerste zuerst',
    'superficie desc': 'größte zuerst',
    'data desc': 'neueste zuerst',
    'privati desc': 'private Anbieter zuerst',
    'prezzoMq asc': 'niedrigster m²-Preis zuerst',
  },
};

const en: ChipTexts = {
  from: 'from {a}',
  upTo: 'up to {a}',
  between: '{a} – {b}',
  rooms: 'rooms: {a}',
  bedrooms: 'bedrooms: {a}',
  bathrooms: 'bathrooms: {a} or more',
  heating: '{a}',
  energy: 'energy class: {a}',
  sea: 'at most {a} to the sea',
  built: 'built in {a} or later',
  circle: 'within {a} of {place}',
  keyword: 'the ad says “{a}”',
  travel: {
    car: '{a} min by car, {place}',
    bike: '{a} min by bike, {place}',
    walk: '{a} min on foot, {place}',
    transit: '{a} min by public transport, {place}',
  },
  legal: { 'clear-title': 'clear title', 'use-permit': 'use permit', legalized: 'legalised' },
  flags: {
    noAste: 'no auctions',
    noCommission: 'no commission',
    priceReduced: 'price reduced',
    foldDuplicates: 'no repeated ads',
    available: 'available now',
  },
  sorts: {
    'prezzo asc': 'cheapest first',
    'prezzo desc': 'dearest first',
    'superficie desc': 'largest first',
    'data desc': 'newest first',
    'privati desc': 'private sellers first',
    'prezzoMq asc': 'lowest price per m² first',
  },
};

const it: ChipTexts = {
  from: 'da {a}',
  upTo: 'fino a {a}',
  between: '{a} – {b}',
  rooms: 'locali: {a}',
  bedrooms: 'camere: {a}',
  bathrooms: 'bagni: {a} o più',
  heating: 'riscaldamento: {a}',
  energy: 'classe energetica: {a}',
  sea: 'al massimo {a} dal mare',
  built: 'costruito dal {a}',
  circle: 'entro {a} da {place}',
  keyword: 'nel testo «{a}»',
  travel: {
    car: '{a} min in auto, {place}',
    bike: '{a} min in bici, {place}',
    walk: '{a} min a piedi, {place}',
    transit: '{a} min con i mezzi, {place}',
  },
  legal: { 'clear-title': 'proprietà in regola', 'use-permit': 'agibilità', legalized: 'legalizzato' },
  flags: {
    noAste: 'senza aste',
    noCommission: 'senza commissioni',
    priceReduced: 'prezzo ribassato',
    foldDuplicates: 'senza annunci doppi',
    available: 'libero subito',
  },
  sorts: {
    'prezzo asc': 'prima i meno cari',
    'prezzo desc': 'prima i più cari',
    'superficie desc': 'prima i più grandi',
    'data desc': 'prima i più recenti',
    'privati desc': 'prima i privati',
    'prezzoMq asc': 'prima il prezzo al m² più basso',
  },
};

const fr: ChipTexts = {
  from: 'à partir de {a}',
  upTo: 'jusqu’à {a}',
  between: '{a} – {b}',
  rooms: 'pièces : {a}',
  bedrooms: 'chambres : {a}',
  bathrooms: 'salles de bains : {a} ou plus',
  heating: '{a}',
  energy: 'classe énergétique : {a}',
  sea: 'à {a} de la mer au plus',
  built: 'construit en {a} ou après',
  circle: 'à {a} au plus de {place}',
  keyword: 'le texte dit « {a} »',
  travel: {
    car: '{a} min en voiture, {place}',
    bike: '{a} min à vélo, {place}',
    walk: '{a} min à pied, {place}',
    transit: '{a} min en transports, {place}',
  },
  legal: { 'clear-title': 'titre de propriété en règle', 'use-permit': 'permis d’usage', legalized: 'régularisé' },
  flags: {
    noAste: 'sans enchères',
    noCommission: 'sans commission',
    priceReduced: 'prix en baisse',
    foldDuplicates: 'sans annonces répétées',
    available: 'libre de suite',
  },
  sorts: {
    'prezzo asc': 'les moins chers d’abord',
    'prezzo desc': 'les plus chers d’abord',
    'superficie desc': 'les plus grands d’abord',
    'data desc': 'les plus récents d’abord',
    'privati desc': 'les particuliers d’abord',
    'prezzoMq asc': 'le prix au m² le plus bas d’abord',
  },
};

const es: ChipTexts = {
  from: 'desde {a}',
  upTo: 'hasta {a}',
  between: '{a} – {b}',
  rooms: 'estancias: {a}',
  bedrooms: 'dormitorios: {a}',
  bathrooms: 'baños: {a} o más',
  heating: 'calefacción: {a}',
  energy: 'clase energética: {a}',
  sea: 'a {a} del mar como máximo',
  built: 'construido en {a} o después',
  circle: 'a {a} como máximo de {place}',
  keyword: 'el texto dice «{a}»',
  travel: {
    car: '{a} min en coche, {place}',
    bike: '{a} min en bici, {place}',
    walk: '{a} min a pie, {place}',
    transit: '{a} min en transporte público, {place}',
  },
  legal: { 'clear-title': 'propiedad en regla', 'use-permit': 'permiso de uso', legalized: 'legalizado' },
  flags: {
    noAste: 'sin subastas',
    noCommission: 'sin comisión',
    priceReduced: 'precio rebajado',
    foldDuplicates: 'sin anuncios repetidos',
    available: 'disponible ya',
  },
  sorts: {
    'prezzo asc': 'primero los más baratos',
    'prezzo desc': 'primero los más caros',
    'superficie desc': 'primero los más grandes',
    'data desc': 'primero los más recientes',
    'privati desc': 'primero los particulares',
    'prezzoMq asc': 'primero el menor precio por m²',
  },
};

const ru: ChipTexts = {
  from: 'от {a}',
  upTo: 'до {a}',
  between: '{a} – {b}',
  rooms: 'комнат: {a}',
  bedrooms: 'спален: {a}',
  bathrooms: 'ванных: {a} или больше',
  heating: 'отопление: {a}',
  energy: 'класс энергоэффективности: {a}',
  sea: 'до моря не более {a}',
  built: 'построено в {a} году или позже',
  circle: 'не далее {a} от места {place}',
  keyword: 'в тексте «{a}»',
  travel: {
    car: '{a} мин на машине, {place}',
    bike: '{a} мин на велосипеде, {place}',
    walk: '{a} мин пешком, {place}',
    transit: '{a} мин на общественном транспорте, {place}',
  },
  legal: { 'clear-title': 'чистая собственность', 'use-permit': 'разрешение на использование', legalized: 'узаконено' },
  flags: {
    noAste: 'без аукционов',
    noCommission: 'без комиссии',
    priceReduced: 'цена снижена',
    foldDuplicates: 'без повторных объявлений',
    available: 'свободно сразу',
  },
  sorts: {
    'prezzo asc': 'сначала дешёвые',
    'prezzo desc': 'сначала дорогие',
    'superficie desc': 'сначала большие',
    'data desc': 'сначала новые',
    'privati desc': 'сначала от собственников',
    'prezzoMq asc': 'сначала с низкой ценой за м²',
  },
};

const pt: ChipTexts = {
  from: 'a partir de {a}',
  upTo: 'até {a}',
  between: '{a} – {b}',
  rooms: 'divisões: {a}',
  bedrooms: 'quartos: {a}',
  bathrooms: 'casas de banho: {a} ou mais',
  heating: 'aquecimento: {a}',
  energy: 'classe energética: {a}',
  sea: 'no máximo a {a} do mar',
  built: 'construído em {a} ou depois',
  circle: 'até {a} de {place}',
  keyword: 'o texto diz «{a}»',
  travel: {
    car: '{a} min de carro, {place}',
    bike: '{a} min de bicicleta, {place}',
    walk: '{a} min a pé, {place}',
    transit: '{a} min de transportes, {place}',
  },
  legal: { 'clear-title': 'propriedade em ordem', 'use-permit': 'licença de utilização', legalized: 'legalizado' },
  flags: {
    noAste: 'sem leilões',
    noCommission: 'sem comissão',
    priceReduced: 'preço reduzido',
    foldDuplicates: 'sem anúncios repetidos',
    available: 'disponível já',
  },
  sorts: {
    'prezzo asc': 'primeiro os mais baratos',
    'prezzo desc': 'primeiro os mais caros',
    'superficie desc': 'primeiro os maiores',
    'data desc': 'primeiro os mais recentes',
    'privati desc': 'primeiro os particulares',
    'prezzoMq asc': 'primeiro o menor preço por m²',
  },
};

const el: ChipTexts = {
  from: 'από {a}',
  upTo: 'έως {a}',
  between: '{a} – {b}',
  rooms: 'δωμάτια: {a}',
  bedrooms: 'υπνοδωμάτια: {a}',
  bathrooms: 'μπάνια: {a} ή περισσότερα',
  heating: 'θέρμανση: {a}',
  energy: 'ενεργειακή κλάση: {a}',
  sea: 'έως {a} από τη θάλασσα',
  built: 'κατασκευή {a} ή μετά',
  circle: 'έως {a} από: {place}',
  keyword: 'στο κείμενο «{a}»',
  travel: {
    car: '{a} λεπτά με αυτοκίνητο, {place}',
    bike: '{a} λεπτά με ποδήλατο, {place}',
    walk: '{a} λεπτά με τα πόδια, {place}',
    transit: '{a} λεπτά με συγκοινωνία, {place}',
  },
  legal: { 'clear-title': 'καθαροί τίτλοι', 'use-permit': 'άδεια χρήσης', legalized: 'νομιμοποιημένο' },
  flags: {
    noAste: 'χωρίς πλειστηριασμούς',
    noCommission: 'χωρίς προμήθεια',
    priceReduced: 'μειωμένη τιμή',
    foldDuplicates: 'χωρίς διπλές αγγελίες',
    available: 'άμεσα διαθέσιμο',
  },
  sorts: {
    'prezzo asc': 'πρώτα τα φθηνότερα',
    'prezzo desc': 'πρώτα τα ακριβότερα',
    'superficie desc': 'πρώτα τα μεγαλύτερα',
    'data desc': 'πρώτα τα νεότερα',
    'privati desc': 'πρώτα οι ιδιώτες',
    'prezzoMq asc': 'πρώτα η χαμηλότερη τιμή ανά m²',
  },
};

export const CHIP_TEXTS: Readonly<Record<Locale, ChipTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
