import { isLocale, type Locale } from '@kvadrat/contracts/locales';

/** A concept of the portal and its one word in each language. */
export interface KeyTerm {
  concept: string;
  words: ReadonlyMap<Locale, string>;
  /** Words that would be a second one, as the source of an expression over whole words. */
  second: ReadonlyMap<Locale, string>;
}

/** Languages in the order of the words below. */
const ORDER: readonly Locale[] = ['hr', 'de', 'en', 'it', 'fr', 'es', 'ru', 'pt', 'el'];

/**
 * A concept with its words in the order of the languages, below it what would be a second word. The page `docs/glossary/words.md`
 * is written from it (`npm run glossary`). Who needs a second word mends the texts, not this list.
 */
const TERMS = String.raw`
ad = oglas / Anzeige / ad / annuncio / annonce / anuncio / объявление / anúncio / αγγελία
  de: Inserat\w*|Listing\w* ;; en: listings?|adverts? ;; it: inserzion[ei]
property = nekretnina / Immobilie / property / immobile / bien / inmueble / объект / imóvel / ακίνητο
  el: ιδιοκτησίες
advertiser = oglašivač / Anbieter / advertiser / inserzionista / annonceur / anunciante / автор объявления / anunciante / αγγελιοδότης
  de: Inserent\w* ;; en: sellers? ;; it: venditor[ei] ;; fr: vendeurs? ;; es: vendedor(?:es)? ;; pt: vendedor(?:es)? ;; ru: продав(?:ец|ц\w+)|рекламодател\w+ ;; el: διαφημιζ[όο]μεν\w+|διαφημιζομέν\w+|πωλητ\w+
private advertiser = privatni oglašivač / privater Anbieter / private advertiser / privato / particulier / particular / частное лицо / particular / ιδιώτης
  de: Privatverkäufer\w* ;; ru: собственник(?:ов|и|ам)
agency = agencija / Agentur / agency / agenzia / agence / agencia / агентство / agência / μεσιτικό γραφείο
  de: Maklerbüro\w* ;; el: μεσίτες
save (an ad) = spremiti / merken / save / salvare / enregistrer / guardar / сохранить / guardar / αποθήκευση
  hr: favorit\w*|omiljen\w* ;; de: gespeicherten? Anzeigen? ;; en: favou?rites?|bookmark\w* ;; it: preferit[io] ;; fr: favoris? ;; es: favoritos? ;; pt: favoritos? ;; ru: избранн\w+ ;; el: αγαπημέν\w+
hide = sakriti / ausblenden / hide / nascondere / masquer / ocultar / скрыть / ocultar / απόκρυψη
  de: versteck\w+ ;; it: occult\w+ ;; fr: cach(?:er?|ez|ent|ées?) ;; es: escond\w+ ;; pt: escond\w+ ;; ru: спрят\w+ ;; el: αποκρυμμέν\w+
search (saved) = spremljena pretraga / gespeicherte Suche / saved search / ricerca salvata / recherche enregistrée / búsqueda guardada / сохранённый поиск / pesquisa guardada / αποθηκευμένη αναζήτηση
  de: Suchauftr\w+|Suchprofil\w* ;; en: search agents? ;; pt: (?<!motores de )buscas?
alert = obavijest / Benachrichtigung / alert / avviso / alerte / alerta / уведомление / alerta / ειδοποίηση
  en: notifications? ;; it: notific(?:a|he) ;; fr: notifications? ;; es: notificaci(?:ón|ones) ;; pt: notificaç(?:ão|ões) ;; ru: оповещени\w+
viewing = razgled / Besichtigung / viewing / visita / visite / visita / просмотр / visita / επίσκεψη
  hr: razgledavanj\w* ;; en: visit requests? ;; ru: осмотр\w*
price proposal = prijedlog cijene / Preisvorschlag / price proposal / proposta di prezzo / proposition de prix / propuesta de precio / предложение цены / proposta de preço / πρόταση τιμής
  de: Preisangebot\w*|Gegenangebot\w* ;; en: price offers?|counter-?offers? ;; it: offerta di prezzo ;; fr: offre de prix ;; es: oferta de precio ;; pt: oferta de preço
asking price = tražena cijena / Angebotspreis / asking price / prezzo richiesto / prix demandé / precio pedido / цена предложения / preço pedido / ζητούμενη τιμή
  fr: prix affichés? ;; es: precio solicitado
price on request = cijena na upit / Preis auf Anfrage / price on request / prezzo su richiesta / prix sur demande / precio a consultar / цена по запросу / preço sob consulta / τιμή κατόπιν αιτήματος
  en: POA ;; it: trattativa riservata
commission = provizija / Provision / commission / provvigione / commission / comisión / комиссия / comissão / προμήθεια
  de: Courtage ;; it: commission[ei] ;; el: μεσιτεία
auction = dražba / Versteigerung / auction / asta / vente aux enchères / subasta / торги / leilão / πλειστηριασμός
  de: Auktion\w*|Zwangsversteigerung\w* ;; ru: аукцион\w*
deposit (at an auction) = jamčevina / Sicherheitsleistung / deposit / cauzione / consignation / depósito / задаток / caução / εγγύηση
area (of a home) = površina / Fläche / area / superficie / surface / superficie / площадь / área / εμβαδόν
  hr: kvadratur\w+ ;; en: surfaces? ;; pt: (?<!direitos? de )superfícies? ;; ru: метраж\w* ;; el: επιφάνεια
net usable area = neto korisna površina / Nettonutzfläche / net usable area / superficie utile netta / surface utile nette / superficie útil / полезная площадь / área útil / ωφέλιμο εμβαδόν
  es: superficie neta ;; ru: чистая площадь ;; pt: área líquida ;; el: καθαρ[όή] (?:εμβαδόν|επιφάνεια)
gross area = bruto površina / Bruttofläche / gross area / superficie lorda / surface brute / superficie construida / общая площадь / área bruta / μικτό εμβαδόν
  es: superficie bruta ;; el: μικτή επιφάνεια
plot = zemljište / Grundstück / plot / terreno / terrain / terreno / участок / terreno / οικόπεδο
  de: Parzelle\w* ;; it: lott[oi] ;; fr: parcelles? ;; es: parcelas? ;; pt: lotes?
room = soba / Zimmer / room / locale / pièce / habitación / комната / divisão / δωμάτιο
  es: estancias? ;; pt: assoalhadas?
floor = kat / Etage / floor / piano / étage / planta / этаж / andar / όροφος
  de: Stockwerke?n? ;; en: store?ys? ;; el: πατώματα?
building permit = građevinska dozvola / Baugenehmigung / building permit / permesso di costruire / permis de construire / licencia de obra / разрешение на строительство / licença de construção / οικοδομική άδεια
  de: Baubewilligung ;; en: planning permission ;; it: concessione edilizia
use permit = uporabna dozvola / Nutzungsgenehmigung / use permit / agibilità / permis d’usage / licencia de uso / разрешение на эксплуатацию / licença de utilização / άδεια χρήσης
  de: Nutzungsbewilligung ;; en: occupancy permit ;; it: abitabilità ;; es: permiso de uso ;; ru: разрешение на использование
energy class = energetski razred / Energieklasse / energy class / classe energetica / classe énergétique / clase energética / класс энергоэффективности / classe energética / ενεργειακή κλάση
  de: Energieeffizienzklasse\w* ;; en: energy rating ;; es: calificación energética ;; ru: энергетический класс
energy certificate = energetski certifikat / Energieausweis / energy certificate / attestato energetico / certificat énergétique / certificado energético / энергетический сертификат / certificado energético / ενεργειακό πιστοποιητικό
  de: Energiezertifikat\w* ;; it: certificat[oi] energetic[oi] ;; fr: DPE
featured (label) = Istaknuto / Hervorgehoben / Featured / In evidenza / Mis en avant / Destacado / Выделено / Em destaque / Προβεβλημένη
  en: sponsored|promoted ;; fr: sponsorisée?s?
list = popis / Liste / list / elenco / liste / lista / список / lista / λίστα
  it: liste ;; es: listados? ;; pt: listagens?|listagem ;; ru: перечень
map = karta / Karte / map / mappa / carte / mapa / карта / mapa / χάρτης
  hr: zemljovid\w* ;; de: Landkarte\w* ;; it: cartin[ae]
filter = filtar / Filter / filter / filtro / filtre / filtro / фильтр / filtro / φίλτρο
  hr: filteri?
sign in = prijaviti se / anmelden / sign in / accedere / se connecter / iniciar sesión / войти / iniciar sessão / σύνδεση
  hr: logira\w+ ;; de: einlogg\w+|Login\w* ;; en: log ?in|log ?ins|logins|logged in ;; it: login|loggar\w+ ;; fr: s’identifier|login ;; es: login|loguear\w* ;; pt: login ;; ru: залогин\w+|логин\w*
sign up = registrirati se / registrieren / sign up / registrarsi / s’inscrire / registrarse / зарегистрироваться / registar-se / εγγραφή
  it: iscriver\w+ ;; es: inscribirse|apuntarse ;; pt: inscrev\w+|cadastrar\w*
account = račun / Konto / account / account / compte / cuenta / аккаунт / conta / λογαριασμός
  hr: korisnički račun ;; de: Benutzerkont\w+|Accounts? ;; ru: учётн\w+ запис\w+
password = lozinka / Passwort / password / password / mot de passe / contraseña / пароль / palavra-passe / κωδικός πρόσβασης
  hr: zapork\w+ ;; de: Kennw[oö]rt\w* ;; en: passcodes? ;; pt: senhas? ;; el: συνθηματικ\w+
folder = mapa / Mappe / folder / cartella / dossier / carpeta / папка / pasta / φάκελος
  de: (?<!Spam-)Ordner\w* ;; it: raccolt[ae]
compare = usporediti / vergleichen / compare / confrontare / comparer / comparar / сравнить / comparar / σύγκριση
  it: paragon\w+
report (an ad) = prijaviti / melden / report / segnalare / signaler / denunciar / пожаловаться / denunciar / αναφορά
  it: denunci\w+ ;; fr: dénonc\w+ ;; es: reportar\w* ;; pt: reportar\w*
complaint (about a decision) = prigovor / Beschwerde / complaint / reclamo / réclamation / reclamación / возражение / reclamação / ένσταση
  it: ricors[oi] ;; fr: plaintes? ;; es: quejas? ;; pt: queixas?
county = županija / Gespanschaft / county / regione (županija) / comitat / condado / жупания / condado / κομητεία
  de: Landkreis\w* ;; it: conte[ae] ;; fr: départements? ;; es: provincias? ;; pt: distritos? ;; el: νομ(?:ός|ού)
browser = preglednik / Browser / browser / browser / navigateur / navegador / браузер / navegador / περιηγητής
  hr: browser\w* ;; el: browser|πρόγραμμα(?:τος)? περιήγησης
privacy (page) = zaštita privatnosti / Datenschutz / privacy / privacy / confidentialité / privacidad / конфиденциальность / privacidade / απόρρητο
  it: tutela della privacy ;; fr: (?<!à la )protection des données(?! personnelles) ;; es: protección de datos(?! personales)(?!\.) ;; pt: (?<!da )proteção de dados(?! pessoais) ;; ru: защита данных ;; el: προστασία δεδομένων`;

/** @throws {Error} where a line has too few words, or names no language */
export const KEY_TERMS: readonly KeyTerm[] = TERMS.trim()
  .split(/\n(?! )/)
  .map((lines) => {
    const [line = '', seconds] = lines.split('\n');
    const [concept = '', list = ''] = line.split(' = ');
    const words = list.split(' / ');
    if (words.length !== ORDER.length) throw new Error(`${concept} has ${words.length} words`);
    const second = (seconds?.trim().split(' ;; ') ?? []).map((entry): [Locale, string] => {
      const [, locale, source = ''] = /^(\w+): (.+)$/.exec(entry) ?? [];
      if (!isLocale(locale)) throw new Error(`${concept}: ${entry}`);
      return [locale, source];
    });
    return { concept, words: new Map(ORDER.map((locale, at) => [locale, words[at] ?? ''])), second: new Map(second) };
  });
