import type { Lexicon } from '../reader/lexicon';

export const it: Lexicon = {
  declines: false,
  roomCodes: {},
  terms: {
    sale: 'vendita; in vendita; vendesi; vendo; acquisto; acquistare; comprare; compro; comprerei; da acquistare; in acquisto; da comprare; compra; compravendita; compriamo; acquistiamo; vendita da',
    rent: 'affitto; in affitto; affittasi; affittare; da affittare; locazione; in locazione; affitti; mensili; mensile; affitto mensile; in affitto a lungo termine; prendere in affitto; fittasi; canone',
    auction: 'asta; aste; all asta; asta giudiziaria; aste giudiziarie',
    'no-auctions': 'no aste; niente aste; senza aste; escluse aste; no asta; escluse le aste',

    apartment:
      'appartamento; appartamenti; appartamentino; alloggio; alloggi; apt; bilocali o trilocali; casa vacanza in condominio; app; abitazione in condominio',
    'rented-apartment': 'appartamento in affitto',
    'owned-apartment': 'appartamento di proprieta',
    'flat-1': 'monolocale; monolocali; studio appartamento; monovano; garconniere',
    'flat-2': 'bilocale; bilocali; bivano; bivani',
    'flat-3': 'trilocale; trilocali; trivano; trivani',
    'flat-4': 'quadrilocale; quadrilocali; quadrivano',
    'flat-5': 'pentalocale; plurilocale; cinque locali',
    'rooms-1': 'un locale; un vano',
    'rooms-2': 'due locali; due vani',
    'rooms-3': 'tre locali; tre vani',
    'rooms-4': 'quattro locali; quattro vani',
    'rooms-5': 'cinque vani',
    attic: 'attico; attici; mansarda; mansarde; sottotetto; superattico; attico e superattico; penthouse',
    loft: 'loft; open space loft',
    house:
      'casa; case; casetta; casette; casa vacanze; case vacanze; casa vacanza; case vacanza; bungalow; casa di famiglia; casa al mare; casa in campagna; casa di villeggiatura',
    'detached-house':
      'casa indipendente; case indipendenti; villetta indipendente; casa singola; villa singola; villetta singola; casa unifamiliare; unifamiliare; casa autonoma; villino; villetta; villette',
    farmhouse:
      'casa colonica; case coloniche; rustico; rustici; casale; casali; cascina; cascine; fattoria; agriturismo; podere; casolare; casolari; masseria',
    villa: 'villa; ville; villona',
    'terraced-house':
      'villetta a schiera; villette a schiera; casa a schiera; case a schiera; schiera; bifamiliare; villa a schiera; villa bifamiliare; casa bifamiliare; terratetto; casa terratetto',

    'new-build':
      'nuova costruzione; nuove costruzioni; nuova edificazione; cantiere; nuovo cantiere; nuovi cantieri; di nuova costruzione; nuova realizzazione; su carta; nuovo complesso',
    commercial:
      'locale commerciale; locali commerciali; immobile commerciale; immobili commerciali; spazio commerciale; fondo commerciale; ristorante; ambulatorio; commerciale',
    business: 'attivita avviata; attivita commerciale; licenza',
    tourist: 'immobile turistico; albergo; hotel; campeggio; residence; affittacamere; b&b; pensione; ostello',
    room: 'stanza; stanza singola; camera singola; camera doppia; camera in affitto; stanza in affitto; stanze; posto in stanza; camera ammobiliata; stanza doppia; camera in appartamento condiviso; stanza in appartamento; coinquilino; coinquilina',
    'student-room':
      'stanza per studenti; stanza per studente; stanza per studentessa; camera per studenti; camera per studente; camera per studentessa; stanza per uno studente; stanza universitaria',
    'bed-place': 'posto letto; posti letto',
    abroad: 'estero; all estero',
    building:
      'palazzo; palazzina; intero edificio; edificio; stabile; intero stabile; palazzi; palazzine; stabile intero; condominio intero',
    warehouse: 'magazzino; magazzini; deposito; depositi',
    office: 'ufficio; uffici; studio professionale; coworking; postazione',
    land: 'terreno; terreni; lotto; lotti; appezzamento; fondo; particella',
    'building-land':
      'terreno edificabile; terreni edificabili; lotto edificabile; lotti edificabili; area edificabile; terreno da costruire; terreno fabbricabile; terreno per costruire; terreno costruibile; edificabile',
    farmland:
      'terreno agricolo; terreni agricoli; uliveto; uliveti; oliveto; oliveti; vigneto; vigneti; vigna; bosco; frutteto; agricolo; campo; pascolo; ulivi',
    shed: 'capannone; capannoni; capannone industriale; laboratorio; officina; fabbrica; opificio',
    shop: 'negozio; negozi; bottega; vetrina su strada; boutique',

    new: 'nuovo; nuova; nuovi; nuove; mai abitato; primo ingresso; in costruzione; mai abitata; nuovissimo; appena costruito; appena costruita',
    good: 'buono stato; in buono stato; abitabile subito; buone condizioni; in buone condizioni; ben tenuto; ben tenuta; pronto da abitare; buono stato di conservazione; pronta da abitare; ben conservato; ben conservata; chiavi in mano',
    renovated:
      'ristrutturato; ristrutturata; ristrutturati; ristrutturate; rinnovato; rinnovata; ristrutturato di recente; appena ristrutturato; appena ristrutturata; restaurato; restaurata; completamente ristrutturato; completamente ristrutturata; rimodernato; ristrutturatissimo',
    'to-renovate':
      'da ristrutturare; da restaurare; da rinnovare; da sistemare; rudere; ruderi; al grezzo; da rimodernare; da finire; da ultimare; da risistemare; da riattare; da recuperare',
    ground: 'piano terra; pianterreno; pian terreno; piano rialzato; seminterrato; a piano terra; al piano terra',
    intermediate: 'piano intermedio; piani intermedi',
    top: 'ultimo piano; all ultimo piano; piano piu alto; ultimi piani; ultimo',
    'not-ground': 'piano alto; piani alti; piano superiore; no piano terra',
    parking:
      'posto auto; posti auto; parcheggio; parcheggi; parcheggio privato; posto macchina; posto auto coperto; posto auto scoperto; posto per auto',
    garage: 'garage; box; box auto; autorimessa; rimessa; boxauto',
    'double-garage':
      'garage doppio; doppio garage; box doppio; doppio box; box auto doppio; garage per due auto; garage per 2 auto; box per due auto; box per 2 auto; doppio box auto; due garage',
    autonomous: 'riscaldamento autonomo; termoautonomo; termoautonoma; autonomo; riscaldamento indipendente',
    centralized:
      'riscaldamento centralizzato; riscaldamento centrale; centralizzato; teleriscaldamento; riscaldamento condominiale',
    'air-conditioning':
      'aria condizionata; climatizzato; climatizzata; climatizzatore; condizionatore; climatizzazione; condizionatori; con clima; clima; climatizzatori; climatizzatore split; condizionatore split; aria condizionata split; climatizzatori split; mono split; dual split; trial split; split aria condizionata; climatizzazione split',
    garden:
      'giardino; giardini; giardino privato; giardinetto; cortile; giardino esclusivo; corte; orto; giardino di proprieta; cortile privato; parco privato',
    'shared-garden':
      'giardino condominiale; giardino comune; giardino condiviso; giardino in comune; cortile condominiale',
    'low-energy':
      'alta efficienza energetica; efficiente energeticamente; casa passiva; basso consumo; risparmio energetico; a basso consumo; efficienza energetica; ecologica; bassi consumi',
    'sea-view':
      'vista mare; vista sul mare; veduta mare; con vista mare; affaccio sul mare; fronte mare vista; panorama sul mare; che guarda il mare; affacciato sul mare; affacciata sul mare; vista al mare; vista del mare',
    'lake-view': 'vista lago; vista sul lago',
    'mountain-view': 'vista monti; vista montagna; vista sulle montagne; vista sui monti',
    'panoramic-view':
      'vista panoramica; panoramico; panoramica; bella vista; vista; panorama; vista aperta; con vista; vista citta; vista sulla citta; belvedere',
    'river-view': 'vista fiume; vista sul fiume',
    'park-view': 'vista parco; vista sul parco',
    'clear-title':
      'proprieta libera; proprieta pulita; documenti in regola; documentazione in regola; libero da ipoteche; senza ipoteche; 1 / 1; titolo di proprieta pulito; proprieta 1 / 1; carte in regola; titolo pulito; documenti in ordine; libera da ipoteche; libero da vincoli; tutto in regola; in regola',
    'use-permit':
      'agibilita; abitabilita; permesso d uso; certificato di agibilita; permesso di abitabilita; con agibilita; licenza d uso; certificato di abitabilita',
    legalized: 'legalizzato; legalizzata; sanato; sanata; condonato; condonata; legalizzati; legalizzazione',
    'near-sea':
      'vicino al mare; vicino mare; vicina al mare; vicinanze mare; a due passi dal mare; a pochi passi dal mare; nei pressi del mare; vicino alla spiaggia; vicina alla spiaggia; al mare; zona mare; vicino alla costa; vicinanza mare; a pochi minuti dal mare; a due passi dalla spiaggia; pressi mare; sulla costa; vicinissimo al mare; non lontano dal mare; lungomare; a pochi passi dalla spiaggia; comodo al mare; adiacente al mare; vicini al mare; vicine al mare',
    'first-row':
      'fronte mare; sul mare; prima fila; prima fila sul mare; prima linea; prima linea mare; direttamente sul mare; sulla spiaggia; fronte spiaggia; in riva al mare; riva al mare; prima fila mare; prima linea sul mare; in riva; fronte mare diretto; a ridosso del mare',

    balcony:
      'balcone; balconi; terrazza; terrazzo; terrazze; terrazzi; loggia; terrazzino; balconcino; terrazzato; veranda; lastrico solare; portico; patio',
    elevator: 'ascensore; ascensori',
    furnished:
      'arredato; arredata; arredati; arredate; ammobiliato; ammobiliata; con mobili; mobili; arredamento; mobiliato; arredatissimo',
    basement: 'cantina; cantine; ripostiglio; taverna; tavernetta; cantinola; soffitta',
    pool: 'piscina; piscine; piscina privata; piscina condominiale',
    alarm: 'allarme; antifurto; videosorveglianza; sistema di allarme; impianto di allarme; sorveglianza; vigilanza',
    pets: 'animali ammessi; animali; animale; cani ammessi; gatti ammessi; cane; cani; gatto; gatti; accetta animali; animali domestici; si accettano animali; con cane; con gatto; pet friendly; animali accettati; ammessi animali; animali domestici ammessi; accettano animali',
    smokers: 'fumatori; fumatori ammessi; ammessi fumatori; si puo fumare; fumatore',
    'virtual-tour': 'visita virtuale; tour virtuale; virtual tour; visite virtuali; tour 3d; tour 360; video tour',
    income:
      'investimento; a reddito; da reddito; gia affittato; gia affittata; messa a reddito; locato; locata; da investimento; con inquilino; affittato; affittata; uso investimento; per investimento; con inquilini; rendita; da mettere a reddito; investire',
    students:
      'studenti; studente; studentessa; studentesse; per studenti; universitari; universitario; universitaria; per studente; uso studenti; studenti universitari',
    'no-commission':
      'senza commissioni; senza provvigione; senza provvigioni; nessuna commissione; zero commissioni; no commissioni; senza commissione; no provvigioni; 0 commissioni; esente commissioni; zero provvigioni; nessuna provvigione; commissioni zero; senza spese di agenzia; senza spese d agenzia; no provvigione; provvigione zero',
    'price-reduced':
      'prezzo ribassato; ribassato; ribassata; prezzo ridotto; ribasso; prezzi ribassati; scontato; scontata; sconto; prezzo scontato; in sconto; ribassati; ribassate; prezzo in calo; scontati; scontate; in offerta; prezzi ridotti; riduzione di prezzo; prezzo abbassato; ribassi',
    available:
      'libero subito; libera subito; disponibile subito; subito libero; subito libera; disponibile; disponibili; subito disponibile; libero; libera; subito; immediatamente disponibile; libero immediatamente; pronta consegna; consegna immediata; da subito; vuoto; vuota; immediata disponibilita; liberi subito',

    'with-photos': 'con foto; con fotografie; con immagini; foto incluse',
    'with-plan': 'con planimetria; con la planimetria; planimetria; con pianta',
    'last-week': 'ultima settimana; nell’ultima settimana; ultimi 7 giorni; negli ultimi 7 giorni; questa settimana',

    cheapest:
      'piu economici; piu economico; piu economica; piu economiche; meno care; meno cari; meno caro; meno cara; prezzo piu basso; i piu economici; prima le meno care; prima i meno cari; prezzo crescente; prima i piu economici; prezzi piu bassi; le meno care; i meno cari; prima le piu economiche; dal piu economico; prezzo minore',
    dearest:
      'piu cari; piu costosi; piu care; piu costose; prezzo decrescente; prima i piu cari; piu costoso; piu caro; piu cara; prezzo piu alto',
    largest: 'piu grandi; piu grande; prima i piu grandi; prima le piu grandi; piu ampi; piu ampie',
    newest:
      'piu recenti; le piu recenti; i piu recenti; ultimi annunci; nuovi annunci; annunci nuovi; annunci recenti; recenti; ultimi inseriti; appena inseriti; annunci piu recenti; novita; prima i piu recenti; prima le piu recenti; piu recente; appena pubblicati',
    private:
      'da privato; da privati; privato; privati; no agenzie; niente agenzie; senza agenzie; senza agenzia; niente agenzia; dal proprietario; direttamente dal proprietario; no agenzia; senza intermediari; solo privati; proprietario; tra privati; niente intermediari; no intermediari; direttamente da proprietario; senza intermediazione; da proprietario; no agenti; senza intermediazioni; vendita tra privati; no perditempo',
    'cheapest-per-metre':
      'prezzo al metro piu basso; prezzo al mq piu basso; piu economico al mq; piu economici al mq; minor prezzo al metro quadro; prezzo al metro quadro piu basso; minor prezzo al mq; meno cari al mq',
  },
  signs: {
    stop: 'io; noi; cerco; cerchiamo; cercando; sto cercando; cercasi; cerca; vorrei; vorremmo; voglio; vogliamo; mi; ci; serve; servono; avere; ho; abbiamo; bisogno; per favore; grazie; salve; ciao; buongiorno; buonasera; un; uno; una; il; lo; la; i; gli; le; l; e; ed; o; oppure; ma; con; per; di; del; della; dello; dei; delle; degli; dell; da; dal; dalla; dall; dalle; dai; in; nel; nella; nell; nei; nelle; su; sul; sulla; sull; sui; a; ad; al; alla; allo; all; ai; alle; agli; d; c; che; chi; dove; come; se; non troppo; qualcosa; qualche; qualsiasi; anche; solo; solamente; molto; tanto; piu; meno; sia; siano; essere; possa; posso; possibile; possibilmente; preferibilmente; magari; immobile; immobili; proprieta; abitazione; abitazioni; annuncio; annunci; offerta; offerte; prezzo; prezzi; costo; costi; spesa; budget di; zona; zone; quartiere; citta; paese; regione; provincia; localita; situato; situata; grande; grandi; piccolo; piccola; piccoli; piccole; bello; bella; bel; belli; belle; carino; carina; buono; buona; abitare; vivere; superficie; dimensioni; prima; poi; mostra; mostrami; trova; trovami; dammi; ignora; precedenti; tutto; tutti; tutte; ogni; circa un; interno; privato e; posizione; dista; distante; distanza; si; no; ne; gia; quanto; piano; piani; mare e; spazio; sono; metri da; vicinanze; trovare; eventualmente; ampio; ampia; necessario; pagare; sì; +; parte; qualsiasi parte; ovunque',
    not: 'non; no; senza; niente; nessun; nessuna; escluso; esclusa; tranne; mai; eccetto; ne; né; nulla; non voglio; non vogliamo; salvo; a parte; ma non; fuorché; nessuno',
    max: 'massimo; max; fino a; sotto; sotto i; entro; meno di; al massimo; non oltre; non piu di; inferiore a; entro i; sotto ai; fino ai; budget; fino al; sotto gli; entro gli; massimo di; budget massimo; prezzo massimo; al di sotto di; budget di; non superiore a; minore di; spesa massima; prezzo max; tetto massimo; non oltre i; sui massimo; sotto le; entro le; fino a massimo; max di; non piu lontano di; più piccolo di; meno',
    min: 'minimo; almeno; min; oltre; piu di; sopra; a partire da; superiore a; non meno di; da almeno; al di sopra di; maggiore di; oltre i; sopra i; da minimo; sopra ai; partendo da; come minimo; non inferiore a; oltre gli; di almeno; più caro di; sopra gli; più grande di; non sotto i; non sotto',
    'or-more': 'o piu; in su; e oltre; o superiore; in poi; minimo; almeno; e piu; o migliore; o maggiore',
    about:
      'circa; intorno a; intorno ai; sui; attorno ai; indicativamente; all incirca; piu o meno; approssimativamente; attorno a; su per giu; sulle; sugli; verso i; circa sui; pressappoco; orientativamente',
    between: 'tra; fra; tra i; fra i; compreso tra; compresa tra; tra gli; fra gli; compreso fra; tra le',
    of: 'da; dai; dagli; dalle',
    and: 'e; ed; ai; a; i',
    to: 'a; ai; fino a; ad; fino ai; al; alle; e',
    after:
      'dopo; dopo il; dal; successivo al; successiva al; dopo l anno; piu recente del; posteriore al; in seguito al; piu nuovo del',
    built:
      'costruito; costruita; costruiti; anno di costruzione; anno; costruzione; edificato; edificata; realizzato; realizzata; costruite',
    half: 'mezzo; mezza',
    thousand: 'mila; k; mille; migliaia',
    million: 'milione; milioni; mln; mil; ml; mio; m',
    'half-million': 'mezzo milione; mezzo mln',
    euro: '€; euro; eur; e',
    kuna: 'kune; kuna; kn; hrk',
    'per-metre': 'al mq; al metro; al metro quadro; / mq; / m2; al metro quadrato; al m2; a metro quadro; per mq',
    'square-metre':
      'mq; m2; metri quadri; metri quadrati; metro quadro; metro quadrato; mt quadri; mtq; metriquadri; metri quadrati calpestabili; m quadri; mt quadrati; mq calpestabili; quadri; quadrati',
    metre: 'm; metri; metro; mt',
    kilometre: 'km; chilometri; chilometro',
    minute: 'minuti; minuto; min; minutini',
    'room-noun': 'locali; locale; vani; vano; stanze; ambienti; ambiente',
    'bedroom-noun':
      'camere; camera; camere da letto; camera da letto; camera matrimoniale; stanze da letto; camere matrimoniali; stanza da letto',
    'bathroom-noun': 'bagni; bagno; servizi; wc; doppi servizi; toilette',
    'floor-noun': 'piano; piani',
    sea: 'mare; spiaggia; spiagge; costa; riva; lido; litorale; acqua; adriatico',
    energy:
      'classe energetica; classe; certificato energetico; ape; certificazione energetica; efficienza energetica; classe di efficienza; prestazione energetica',
    near: 'vicino a; vicino ad; vicino; vicina a; nei pressi di; nei dintorni di; dintorni di; nelle vicinanze di; intorno a; zona intorno a; fuori; fuori da; raggio di; nel raggio di; presso; pressi; non lontano da; alle porte di; vicini a; vicine a; vicino alla; vicino al; a due passi da; nei dintorni; entroterra di; nell entroterra di; appena fuori; attorno a',
    in: 'a; ad; in; nel; nella; di; da; zona; quartiere; dalle parti di; presso; del; della',
    on: 'su; sul; sulla; sull; isola; sulle; all',
    island: 'isola; isole; isola di; isola d; isoletta',
    centre:
      'centro; in centro; centrale; centro citta; pieno centro; centralissimo; zona centrale; centralissima; semicentro',
    'old-town': 'centro storico; citta vecchia; borgo antico; borgo storico; centro antico; citta antica',
    country: 'croazia; in croazia; croato; croata; croati; croate; tutta la croazia',
    car: 'in macchina; macchina; in auto; auto; di macchina; di auto; guida; di guida; con la macchina; con l auto; automobile',
    bike: 'in bici; in bicicletta; bici; bicicletta; di bici; pedalata',
    walk: 'a piedi; piedi; passeggiata; camminata; di cammino; camminando; di passeggiata; di camminata',
    transit:
      'mezzi pubblici; con i mezzi; in autobus; autobus; treno; in treno; con i mezzi pubblici; coi mezzi; tram; bus; mezzi; in tram',
    or: 'o; oppure; né; /',
    with: 'con; +',
    month:
      'al mese; mensili; mensile; mensilmente; / mese; / mensili; mese; mesi; ogni mese; a mese; per mese; spese incluse; spese escluse; spese comprese; più spese; + spese; oltre spese; spese condominiali incluse; al mese spese incluse',
    'short-stay':
      'a notte; per notte; / notte; notte; notti; a settimana; alla settimana; la settimana; per settimana; / settimana; settimanali; settimanale; settimana; settimane; al giorno; / giorno; giornalieri; all anno; annui; annuo; annuali; / anno',
    needless:
      'non necessario; non necessaria; non necessari; non serve; non servono; non mi serve; non ci serve; non è necessario; non è necessaria; non importante; non importa; non è importante; non indispensabile; non è indispensabile; non obbligatorio; non è obbligatorio; non fondamentale; non è fondamentale; non ho bisogno di; non ho bisogno dell; non occorre; superfluo; superflua; non richiesto; non richiesta; facoltativo; indifferente',
    refused:
      'non mi interessa; non ci interessa; non mi interessano; non interessa; non interessano; da escludere; esclusi; escluse; non va bene; non vanno bene; è troppo piccolo; troppo piccolo; è troppo poco; troppo poco; troppo caro; è troppo caro; è troppo; neanche a parlarne; fuori discussione; è fuori discussione; non accetto; non se ne parla; no grazie; non fa per me',
    'room-part':
      'soggiorno; salotto; cucina; sala da pranzo; salone; sala; ingresso; corridoio; cucinotto; angolo cottura; zona giorno',
    other: 'split level; su livelli split',
    hectare: 'ha; ettaro; ettari',
    acre: 'acro; acri; acre; acres',
    jutro: 'jutro; jutra',
    are: 'ara; are',
    dunum: 'dunum; stremma',
    'square-foot': 'piedi quadrati; piedi quadri; sq ft; sqft; ft2',
    fathom: 'klafter; čhv',
    'quarter-million': 'quarto di milione; un quarto di milione',
    genitive: '',
    surroundings: 'dintorni; nei dintorni; vicinanze; nelle vicinanze; zone limitrofe; hinterland; periferia',
    without: 'senza',
    one: 'un; uno; una; unica; singolo',
    two: 'due; doppio; doppia; doppi; doppie',
    three: 'tre',
    four: 'quattro',
    five: 'cinque',
    six: 'sei',
    seven: 'sette',
    eight: 'otto',
    nine: 'nove',
    ten: 'dieci',
  },
};
