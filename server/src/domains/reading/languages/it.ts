import type { LanguageWords } from '../language-words';

export const it: LanguageWords = {
  headLast: false,
  kinds: {
    apartment:
      'Appartamento; appartamenti; monolocale; bilocale; trilocale; quadrilocale; pentalocale; plurilocale; duplex; alloggio; miniappartamento; bivani; trivani; casa vacanza appartamento; monovano; bicamere; tricamere',
    attic: 'Attico; attico mansarda; mansarda; superattico; attici; appartamento mansardato; sottotetto',
    loft: 'Loft; open space; loft open space',
    house:
      'Casa; case; casa indipendente; casa singola; casa vacanze; casa vacanza; casa unifamiliare; unifamiliare; villino; chalet; baita; bungalow; casetta; soluzione indipendente; casa semindipendente; terratetto; rudere; casa di pietra; casa bifamiliare indipendente; trullo; dammuso',
    'country-house':
      'Casale; rustico; cascina; masseria; casa colonica; casa di campagna; casa rurale; fattoria; tenuta; agriturismo; casolare; podere; rustico casale; azienda agricola; maso; borgo',
    villa:
      'Villa; ville; villa singola; villa unifamiliare; castello; palazzo signorile; dimora storica; villa indipendente; villone; villa padronale; villetta; villetta singola',
    'terraced-house':
      'Villetta a schiera; casa a schiera; villa a schiera; schiera; bifamiliare; villa bifamiliare; villetta bifamiliare; casa bifamiliare; trifamiliare; porzione di casa; porzione di bifamiliare; a schiera; villa trifamiliare; porzione di villa',
    'mobile-home': 'Casa mobile; case mobili; roulotte; casa galleggiante; caravan',
    room: 'Camera; camere; stanza; stanze; stanza intera; camera singola; camera doppia; stanza singola; stanza doppia',
    bed: 'Posto letto; posti letto; letto; letti',
    garage:
      'Garage; box; box auto; autorimessa; box garage; garage box; box singolo; box doppio; garage e posti auto; rimessa; garages',
    parking:
      'Posto auto; posti auto; parcheggio; parcheggi; posto macchina; posto auto coperto; posto auto scoperto; parcheggi e garage',
    land: 'Terreno; terreni; lotto; lotto di terreno; appezzamento; suolo',
    farmland:
      'Terreno agricolo; terreni agricoli; uliveto; oliveto; vigneto; frutteto; bosco; terreno boschivo; prato; pascolo; agricolo; terreno rustico; fondo agricolo; seminativo; terra agricola',
    'building-land':
      'Terreno edificabile; terreni edificabili; lotto edificabile; terreno residenziale; area edificabile; suolo edificabile; edificabile; terreno edificatorio; area fabbricabile; terreno industriale',
    hotel:
      'Hotel; albergo; alberghi; aparthotel; ostello; pensione; motel; affittacamere; bed and breakfast; apart hotel; condhotel; locanda',
    tourist:
      'Immobile turistico; immobili turistici; campeggio; villaggio turistico; residence turistico; struttura ricettiva; casa vacanze residence',
    office:
      'Ufficio; uffici; studio professionale; studio medico; coworking; ambulatorio; uffici e coworking; spazio ufficio',
    shop: 'Negozio; negozi; bottega; vetrina; esercizio commerciale; supermercato; farmacia; edicola; boutique; showroom; fondo commerciale negozio; punto vendita',
    warehouse:
      'Magazzino; magazzini; deposito; cantina deposito; depositi; stoccaggio; logistica; cella frigorifera; cantina',
    hall: 'Capannone; capannoni; capannone industriale; hangar; stabilimento; fabbrica; immobile industriale; opificio; industriale; tettoia',
    workshop: 'Laboratorio; laboratori; officina; atelier; bottega artigiana; laboratorio artigianale',
    restaurant:
      'Ristorante e bar; ristorante; bar; caffe; caffetteria; pub; discoteca; night club; nightclub; locale notturno; pizzeria; trattoria; osteria; bistrot; gelateria; pasticceria; tavola calda; stabilimento balneare; enoteca; panificio; bar ristorante',
    business:
      'Attività commerciale; attivita; attivita avviata; azienda; licenza; cessione attivita; impresa; attivita in vendita; distributore di benzina',
    premises:
      'Locale commerciale; locali commerciali; locale; fondo commerciale; immobile commerciale; immobili commerciali; spazio commerciale; commerciale; fondo; locali',
    building:
      'Edificio; edifici; palazzo; palazzina; stabile; stabili; stabile palazzo; edificio residenziale; edificio commerciale; condominio; intero stabile; nuovi edifici; cielo terra; fabbricato; complesso immobiliare; immobile intero',
  },
  roomCounts: [
    'monolocale; monolocali; monovano; monovani',
    'bilocale; bilocali; bivani',
    'trilocale; trilocali; trivani',
    'quadrilocale; quadrilocali; quadrivani',
    'pentalocale; pentalocali',
    '',
  ],
  features: {
    furnished:
      'arredato; arredata; arredati; arredate; ammobiliat*; parzialmente arredat*; arredamento; mobili; con mobili; completamente arredat*; semi arredat*; arredi',
    basement:
      'cantina; cantine; cantina o ripostiglio; seminterrato; taverna; ripostiglio; scantinato; interrato; cantinetta; deposito',
    pool: 'piscina; piscine',
    elevator: 'ascensore; ascensori; montacarichi',
    alarm:
      'allarme; antifurto; impianto di allarme; videosorveglianza; allarme o vigilanza; sistema di allarme; impianto d allarme; vigilanza; impianto allarme',
    smokers: 'fumatori; fumo; fumatori ammessi; fumatori benvenuti; si puo fumare; fumare',
    pets: 'animali; animali ammessi; animali domestici; animali domestici ammessi; animali benvenuti; animali domestici benvenuti',
    'balcony-terrace':
      'balcone; balconi; terrazzo; terrazza; terrazzi; terrazze; loggia; balcone o terrazzo; terrazzino; veranda; lastrico solare; balcone o terrazza; portico; loggiato; terrazza sul tetto; solarium',
    'private-garden':
      'giardino; giardini; giardino privato; giardino di proprieta; cortile; giardino esclusivo; orto; corte esclusiva; giardinetto; corte',
    'shared-garden':
      'giardino condominiale; giardino comune; giardino in comune; giardino condiviso; cortile comune; cortile condominiale',
    'single-garage':
      'garage; box; box auto; box singolo; autorimessa; garage per un auto; garage singolo; box garage; garage per 1 auto; garage per un automobile',
    'double-garage':
      'garage doppio; box doppio; garage per due auto; garage per 2 auto; doppio garage; due garage; 2 garage; doppio box; 2 box; due box',
    'parking-space':
      'posto auto; posti auto; parcheggio; posto macchina; posto auto coperto; posto auto scoperto; parcheggi; posteggio; parcheggio privato; parcheggio riservato; posto auto riservato',
    'sea-view':
      'vista mare; vista sul mare; viste mare; vista al mare; vista mare e monti; vista monti e mare; vista del mare; affaccio sul mare; panorama sul mare; vista fronte mare; viste sul mare',
    'lake-view': 'vista lago; vista sul lago',
    'mountain-view':
      'vista monti; vista montagna; vista sui monti; vista sulle montagne; vista mare e monti; vista monti e mare; vista sulla montagna',
    'panoramic-view': 'vista panoramica; panoramico; panoramica; vista aperta; viste panoramiche; panorama',
    'river-view': 'vista fiume; vista sul fiume',
    'park-view': 'vista parco; vista sul parco',
    'virtual-tour': 'tour virtuale; visita virtuale; virtual tour; tour 3d; visita 3d; tour 360',
    'income-producing':
      'a reddito; reddito; affittato; gia affittato; locato; con inquilino; genera reddito; messo a reddito; immobile a reddito',
    students: 'studenti; per studenti; universitari; adatto a studenti; ideale per studenti',
  },
  signs: {
    no: 'no; non; senza; privo di; priva di; assente; nessun; nessuna; nessuno; mancante; manca; esclus*; ne; privo; non presente; non disponibile; vietat*; proibit*; assenti; mancano',
    yes: 'si; presente; incluso; inclusa; ammessi; disponibile; compreso; compresa; esistente',
    shared: 'comune; comuni; condominial*; condivis*; in comune; comunitari*; collettiv*',
    private: 'privat*; propri*; esclusiv*; di proprieta; indipendente; individuale',
    public: 'strada; in strada; su strada; stradale; pubblic*; comunale; libero in strada; via; sulla strada; zona',
    maybe:
      'possibile; possibilita; possibilita di; predisposizione; predisposto; opzionale; progetto; previsto; prevista; eventuale; spazio per; a richiesta; con supplemento; permesso per; predisposta; da realizzare; in progetto; possibilmente; futur*; realizzabile; acquistabile; in costruzione; in corso',
    view: 'vista; viste; affaccio; panorama',
    near: 'vicino; vicina; vicinanza; vicinanze; nelle vicinanze; nei pressi; accanto; adiacente; minuti; a pochi; prossimita; presso; di fronte; metri; distanza; vicini',
    unfurnished:
      'non arredat*; vuoto; senza mobili; libero da mobili; non ammobiliat*; da arredare; senza arredamento; non arredato',
    with: 'con; e; piu; incl; compreso; comprensivo',
    but: 'ma; tranne; eccetto; pero',
    of: 'di; del; della; dei; a; al; in; su; sul; per; da; e; nel; nella; ed; dal; delle; presso; degli; d; con',
    or: 'oppure; o',
    from: 'da; a partire da; a partire; minimo; min; prezzi da; almeno; partire da',
    'up-to': 'fino a; max; massimo; al massimo',
    about: 'circa; ca; intorno a; all incirca; indicativo; indicativamente; c a',
    tax: 'iva; piu iva; iva esclusa; netto; iva inclusa; iva compresa; tasse',
    'per-metre': 'al m2; al mq; m2; mq; per mq; al metro quadro; al metro quadrato',
    negotiable:
      'trattabile; trattabili; non trattabile; prezzo; fisso; prezzo richiesto; canone; richiesta; totale; tratt; prezzo di vendita',
    'on-request':
      'su richiesta; prezzo su richiesta; trattativa riservata; riservata; t r; a richiesta; da concordare; da definire; tratt ris; trattativa privata; contattare; info in agenzia; prezzo riservato; informazioni in agenzia; tr; chiamare',
    thousand: 'mila; mille; k; migliaia',
    million: 'milione; milioni; mln; mil; mio; m',
    euro: 'eur; euro; euri',
    kuna: 'kn; kuna; kune; hrk; kune croate',
    sale: 'vendita; in vendita; vendesi; compravendita; acquisto; usato; vendo; rivendita; esistente; comprare; seconda mano',
    rent: 'affitto; in affitto; affittasi; locazione; in locazione; noleggio; affitti; affitto breve; affitto turistico; affitto lungo termine; affittare; affitto vacanze',
    new: 'nuova costruzione; nuovo; nuove costruzioni; di nuova costruzione; in costruzione; nuova; nuovo progetto',
    'per-month': 'mese; mensile; al mese; mensili; mensilmente; per mese; mesi',
    'per-week': 'settimana; settimanale; a settimana; alla settimana; settimane; settimanalmente; per settimana',
    'per-day': 'giorno; al giorno; giornaliero; notte; a notte; giornaliera; per notte; per giorno',
    'per-year': 'anno; annuale; all anno; annuo; annui; per anno; anni; annualmente',
    share:
      'quota; quote; quota di proprieta; comproprieta; quota indivisa; multiproprieta; quota parte; in comproprieta; quota ideale; quota di comproprieta',
    lease:
      'diritto di superficie; enfiteusi; leasing; nuda proprieta; usufrutto; concessione; in concessione; affitto di azienda; diritto superficiario',
    'room-noun': 'locali; vani; stanze; stanza; vano; locale',
    'bedroom-noun': 'camere; camera; camere da letto; camera da letto',
    'ground-floor': 'piano terra; al piano terra; pianterreno; piano terreno',
  },
  numbers: ['uno; una; un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  tenure: { share: 'quota di comproprietà', lease: 'diritto di superficie' },
};
