import type { Locale } from '@kvadrat/contracts/locales';

type Pair = readonly [typed: string, written: string];

/** `typed written, typed written`: a word of a query and a word of a text in the language. */
const pairs = (list: string): Pair[] =>
  list.split(',').map((text) => {
    const [typed = '', written = ''] = text.trim().split(' ');
    return [typed, written];
  });

/** Forms of one word: who types the first must find the second. */
export const SAME: Readonly<Record<Locale, readonly Pair[]>> = {
  hr: pairs(`kuće kuća, kućama kuća, KUCA kućom, stanovi stan, stan stanovima, stana stan, terase terasom, vile vila, centar centru, centra centar,
    dvosoban dvosobnog, dvosobni dvosoban, otok otoci, otocima otoku, dvorac dvorca, zemljište zemljišta, novogradnja novogradnji, bazenom bazen,
    mora moru, apartmani apartman, garaža garaže, namješten namještenog, gotova gotov, đardin djardina`),
  de: pairs(`Häuser Haus, Haus Häusern, haeuser Haus, Wohnungen Wohnung, Zimmer Zimmern, Gärten Garten, Küchen Küche, Grundstücke Grundstück,
    Terrasse Terrassen, Balkone Balkon, Villen Villa, neue neuer, neu neues, Bäder Bad, Stellplatz Stellplätze, Immobilie Immobilien, grosse große,
    Haus Einfamilienhaus, Wohnung Ferienwohnungen, Blick Meerblick`),
  en: pairs(`houses house, house houses, apartments apartment, balcony balconies, properties property, beaches beach, villas villa, terraces terrace,
    duplexes duplex, gardens garden, views view, bedroom bedrooms, flat flats, kitchens kitchen, studios studio, pools pool`),
  it: pairs(`appartamenti appartamento, case casa, ville villa, giardini giardino, camera camere, bagni bagno, terrazze terrazza, spiaggia spiagge,
    laghi lago, parchi parco, uffici ufficio, nuova nuovi, luminoso luminosa, balconi balcone, appartamento dell'appartamento, energie energia`),
  fr: pairs(`appartements appartement, maison maisons, terrasses terrasse, meublé meublée, meublés meublé, bureaux bureau, locaux local, jardins jardin,
    lumineuse lumineux, ancienne ancien, nouvelle nouveau, nouveaux nouvelle, neuve neuf, grande grands, chambre chambres, appartement l’appartement`),
  es: pairs(`casas casa, pisos piso, habitaciones habitación, habitacion habitaciones, jardines jardín, luz luces, nuevos nueva, apartamentos apartamento,
    terraza terrazas, garajes garaje, áticos ático, amueblada amueblado, bloques bloque, chalets chalet, baños baño, mares mar`),
  ru: pairs(`квартиры квартира, квартир квартиру, дома дом, домов доме, море моря, вилла виллы, новая новый, новые нового, участок участка, балконом балкон,
    острова остров, островов острове, сады сад, этаж этаже, бассейн бассейном, видом вид, ёлка елки`),
  pt: pairs(`casas casa, apartamentos apartamento, habitações habitação, imóvel imóveis, locais local, jardins jardim, garagem garagens, andares andar,
    moradia moradias, nova novos, varandas varanda, quartos quarto, hotéis hotel, quintal quintais, elevadores elevador, prédios prédio`),
  el: pairs(`διαμερίσματα διαμέρισμα, διαμερίσματος διαμέρισμα, ΔΙΑΜΕΡΙΣΜΑ διαμερισμάτων, σπίτια σπίτι, σπιτιού σπίτι, κατοικίες κατοικία, βίλες βίλα,
    κήπος κήπου, οικόπεδα οικόπεδο, δωμάτια δωμάτιο, κουζίνα κουζίνες, μπαλκόνια μπαλκόνι, όροφο όροφος, παραλίες παραλία, ακίνητα ακίνητο, νησιά νησί`),
};

/** Different words, however alike: who types the first must not find the second. */
export const DIFFERENT: Readonly<Record<Locale, readonly Pair[]>> = {
  hr: pairs(`kuća kut, kuhinja kuća, stan stanica, vila vilica, more morana, vrt vrata, pogled pogodba, grad gradnja, otok okotok, sobe soboslikar,
    terasa teren, plaža plaćanje, centar cent, garaža garancija`),
  de: pairs(`Haus Hausmeister, Garten Garage, Wohnung Wohnzimmer, Bad Badezimmer, Meer mehr, Keller Kelch, Lage Laden, Stadt Staat, Küche Kirche,
    Platz Palast, Blick Block, Villa Vielzahl`),
  en: pairs(`house housing, flat flatter, garden guard, view review, furnished unfurnished, sea seat, pool poll, land landing, room roof, glass glasgow,
    beach bench, story storage`),
  it: pairs(`casa cassa, villa villaggio, mare marmo, camera cantina, bagno bagnato, vista visita, piano pianura, parco parcheggio, lago lato, giardino giardiniere,
    terra terrazza`),
  fr: pairs(`maison maire, mer merci, jardin jardinier, vue voie, chambre champ, cuisine cuir, terrasse terrain, balcon ballon, neuf nerf, grand grange,
    local locataire`),
  es: pairs(`casa caza, piso pista, mar marca, baño barrio, playa plaza, jardín jarra, cocina cochera, terraza terreno, luz lujo, ático tico,
    nuevo nube`),
  ru: pairs(`дом дорога, море мороз, сад садик, вид видео, квартира квартал, комната компания, балкон баллон, участок участник, этаж эстакада,
    новый новости, остров осторожно, вилла вилка`),
  pt: pairs(`casa causa, quarto quatro, mar marca, praia praça, jardim jardineiro, cozinha cozido, andar andorinha, varanda variado, local locador,
    garagem garantia, terreno terra`),
  el: pairs(`σπίτι σπίρτο, κήπος κόπος, θάλασσα θάλαμος, δωμάτιο δώμα, βίλα βιβλίο, οικόπεδο οικοδομή, παραλία παράλληλα, νησί νήμα, κουζίνα κουτί,
    όροφος οροσειρά, μπαλκόνι μπάλα`),
};
