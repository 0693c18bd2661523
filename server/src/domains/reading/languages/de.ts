import type { LanguageWords } from '../language-words';

export const de: LanguageWords = {
  headLast: true,
  kinds: {
    apartment:
      'Wohnung; wohnungen; *wohnung; *wohnungen; apartment; appartement; appartment; studio; maisonette; maisonettewohnung; duplex; souterrain; einliegerwohnung; etw',
    attic:
      'Dachgeschosswohnung; dachgeschoss; dachgeschoß; dachwohnung; penthouse; penthousewohnung; mansarde; mansardenwohnung; penthouse wohnung; dach wohnung',
    loft: 'Loft; loftwohnung; lofts',
    house:
      'Haus; hauser; *haus; freistehendes haus; einfamilienhaus; einfamilien haus; ferienhaus; wochenendhaus; bungalow; chalet; blockhaus; efh; ein familien haus; zweifamilienhaus; zweifamilien haus; wohnhaus; ruine; eigenheim; holzhaus',
    'country-house':
      'Landhaus; bauernhaus; bauernhof; gutshof; gutshaus; finca; hof; aussiedlerhof; resthof; landgut; landsitz; gehoft; weingut; farm; reiterhof',
    villa: 'Villa; villen; stadtvilla; *villa; schloss; burg; herrenhaus; anwesen; palast; luxusvilla',
    'terraced-house':
      'Reihenhaus; reihenhauser; reihenmittelhaus; reiheneckhaus; reihenendhaus; doppelhaus; doppelhaushalfte; doppelhaus halfte; haushalfte; hausteil; dhh; rh; stadthaus; townhouse; kettenhaus; reihen haus',
    'mobile-home': 'Mobilheim; mobilheime; wohnwagen; hausboot',
    room: 'Zimmer; ganzes zimmer; einzelzimmer; doppelzimmer; wg zimmer; studentenzimmer; *zimmer',
    bed: 'Bett; betten; schlafplatz; schlafstelle',
    garage:
      'Garage; garagen; *garage; tiefgarage; tiefgaragenstellplatz; tg stellplatz; doppelgarage; garagenplatz; einzelgarage; carport; garagenstellplatz; garagen und stellplatze',
    parking:
      'Stellplatz; stellplatze; parkplatz; parkplatze; *stellplatz; *parkplatz; aussenstellplatz; parkflache; autoabstellplatz; stellplatze und garagen; parkhaus; parken',
    land: 'Grundstück; grundstucke; grundstuck; *grundstuck; parzelle; land; grund; grundstucksflache; *parzelle',
    farmland:
      'Landwirtschaftliches Grundstück; landwirtschaftliche flache; landwirtschaftlich*; ackerland; acker; wiese; wald; weinberg; olivenhain; weide; obstgarten; waldgrundstuck; ackerflache; landwirtschaft; weingarten; agrarland; forst',
    'building-land':
      'Baugrundstück; bauland; baugrund; bauplatz; baugrundstucke; wohnbaugrundstuck; bauparzelle; gewerbegrundstuck; bau grundstuck; baugebiet',
    hotel:
      'Hotel; hotels; aparthotel; apart hotel; hostel; pension; gasthaus; gastehaus; motel; herberge; jugendherberge; frühstückspension; fruhstuckspension; *hotel; hotelanlage',
    tourist:
      'Touristische Immobilie; tourismusimmobilie; touristische immobilien; campingplatz; ferienanlage; resort; ferienpark',
    office:
      'Büro; buros; burofläche; buroflache; buroraum; buroräume; buroraume; praxis; praxisflache; *buro; coworking; kanzlei; praxisraume; kanzleiraume; buroetage',
    shop: 'Ladenlokal; laden; geschaft; geschaftslokal; ladengeschaft; ladenflache; einzelhandel; verkaufsflache; *laden; *geschaft; geschafte; apotheke; kiosk; supermarkt; ladenlokale; geschaftsraume; einzelhandelsflache; verkaufsraum; ausstellungsraum; boutique',
    warehouse:
      'Lager; lagerhalle; lagerraum; lagerflache; lagerhaus; *lager; *lagerraum; kuhlhaus; lagerraume; logistikhalle; lager und logistik',
    hall: 'Halle; hallen; *halle; produktionshalle; industriehalle; fabrik; fabrikhalle; hangar; industrie; industrieobjekt; industrieimmobilie; schuppen; scheune; produktion; gewerbehalle; industrieflache; fertigungshalle',
    workshop: 'Werkstatt; labor; atelier; *werkstatt; *labor; werkstatte; autowerkstatt',
    restaurant:
      'Gastronomiebetrieb; restaurant; gaststatte; gastronomie; cafe; bar; nachtclub; nachtklub; diskothek; disco; kneipe; bistro; imbiss; pizzeria; backerei; wirtshaus; *restaurant; gastwirtschaft; gastronomieflache; strandbar; weinbar; gaststattenbetrieb; eisdiele',
    business:
      'Betrieb; laufender betrieb; gewerbebetrieb; geschaftsubernahme; unternehmen; firma; *betrieb; tankstelle; marina',
    premises:
      'Gewerbefläche; gewerbe; gewerbeobjekt; gewerbeimmobilie; gewerbeimmobilien; gewerberaum; gewerbeeinheit; geschaftsflache; geschaftsraum; *flache; gewerblich*; nutzflache; praxis und buroflache; gewerberaume',
    building:
      'Gebäude; mehrfamilienhaus; mehrfamilienhauser; zinshaus; wohnblock; burogebaude; *gebaude; wohn und geschaftshaus; geschaftshaus; apartmenthaus; renditeobjekt; mfh; mehr familien haus; wohnanlage; appartementhaus; wohn geschaftshaus; mietshaus; neue gebaude; burohaus; anlageobjekt; ferienwohnanlage; stadthauskomplex',
  },
  roomCounts: [
    'einzimmer*; 1 zimmer wohnung',
    'zweizimmer*',
    'dreizimmer*',
    'vierzimmer*',
    'funfzimmer*',
    'sechszimmer*',
  ],
  features: {
    furnished:
      'mobliert*; voll mobliert; teilmobliert; eingerichtet; moblierung; mobel; mit mobeln; vollmobliert; teil mobliert; ausgestattet',
    basement:
      'keller; kellerraum; kellerabteil; weinkeller; abstellraum; keller oder abstellraum; lagerraum; *keller; abstellkammer; unterkellert',
    pool: 'pool; schwimmbad; swimmingpool; schwimmbecken; *pool; pools; hallenbad; swimming pool; *schwimmbad',
    elevator: 'aufzug; lift; fahrstuhl; personenaufzug; aufzuge; aufzugs; *aufzug; fahrstuhle',
    alarm:
      'alarmanlage; alarm; alarm oder uberwachung; videouberwachung; alarmsystem; sicherheitsanlage; einbruchmeldeanlage',
    smokers: 'raucher; rauchen; raucher willkommen; rauchen erlaubt; rauchen gestattet; raucherwohnung',
    pets: 'haustiere; haustiere willkommen; haustiere erlaubt; haustier; haustiere gestattet; tiere erlaubt; hunde erlaubt; haustierfreundlich',
    'balcony-terrace':
      'balkon; balkone; terrasse; terrassen; dachterrasse; loggia; *balkon; *terrasse; *terrassen; balkon oder terrasse; veranda; wintergarten terrasse; *loggia; balkon terrasse; *balkone',
    'private-garden':
      'garten; eigener garten; privatgarten; eigenem garten; gartenanteil; hof; gartenflache; innenhof; gartens; gartennutzung; *garten; garten eigener',
    'shared-garden':
      'gemeinschaftsgarten; gemeinsamer garten; gartenmitbenutzung; gemeinschaftlicher garten; garten zur mitbenutzung; mitbenutzung des gartens; garten gemeinschaftlich',
    'single-garage':
      'garage; einzelgarage; garage fur ein auto; tiefgarage; tiefgaragenstellplatz; garagenstellplatz; carport; garagenplatz; garage fur einen wagen; tiefgaragenplatz; *garage',
    'double-garage':
      'doppelgarage; garage fur zwei autos; garage fur 2 autos; zwei garagen; 2 garagen; zweiergarage; doppel garage',
    'parking-space':
      'stellplatz; stellplatze; parkplatz; parkplatze; pkw stellplatz; aussenstellplatz; parken; parkmoglichkeit; *stellplatz; *parkplatz; parkplatzes; parkgelegenheit; autoabstellplatz; *stellplatze; parkmoglichkeiten; *parkplatze',
    'sea-view':
      'meerblick; blick aufs meer; blick auf das meer; meeresblick; seeblick meer; aussicht aufs meer; *meerblick; meersicht; blick auf meer; meer und bergblick; berg und meerblick; aussicht auf das meer',
    'lake-view': 'seeblick; blick auf den see; seesicht; seesblick',
    'mountain-view':
      'bergblick; blick auf die berge; gebirgsblick; meer und bergblick; berg und meerblick; bergsicht; aussicht auf die berge',
    'panoramic-view': 'panoramablick; panorama; panoramaaussicht; rundumblick; fernblick; weitblick; panoramasicht',
    'river-view': 'flussblick; blick auf den fluss',
    'park-view': 'parkblick; blick auf den park; blick in den park; blick ins grune park',
    'virtual-tour':
      'virtueller rundgang; 3d rundgang; 360 rundgang; virtuelle besichtigung; virtuelle tour; 360 grad rundgang',
    'income-producing':
      'vermietet; mieteinnahmen; als kapitalanlage vermietet; bringt einnahmen; mieteinnahme; mit mieter; ertrag',
    students: 'studenten; fur studenten; studierende; fur studierende; studentenwohnung',
  },
  signs: {
    no: 'kein; keine; keinen; keiner; keinem; keines; ohne; nicht; nein; fehlt; fehlend; nie; ausgeschlossen; entfallt; weder; noch; nicht vorhanden; keinerlei; exkl; exklusive; verboten; untersagt; fehlen',
    yes: 'ja; vorhanden; inklusive; erlaubt; gestattet; verfugbar; inkl; enthalten; wahr',
    shared:
      'gemeinschaft*; gemeinsam*; gemeinschaftlich*; geteilt*; mitbenutzung; mitnutzung; allgemein*; zur mitbenutzung',
    private: 'privat*; eigen; eigene; eigener; eigenes; eigenem; eigenen; separat*; allein*',
    public:
      'offentlich*; strasse; strassen*; an der strasse; auf der strasse; anwohnerparken; anwohner*; stadtisch*; parkzone; anwohnerparkplatz; bewohnerparken',
    maybe:
      'moglich; moglichkeit; optional; option; geplant; vorbereitet; vorgesehen; platz fur; genehmigung fur; potenzial; auf wunsch; gegen aufpreis; anschluss fur; vorbereitung; evtl; eventuell; vielleicht; anmietbar; zu mieten; planung; baugenehmigung fur; projekt; im bau; in bau; in planung',
    view: 'blick; ausblick; aussicht; sicht; *blick; *sicht',
    near: 'nahe; nah; in der nahe; in der nahe von; neben; minuten; gegenuber; unweit; umgebung; fussweg; gehminuten; fusslaufig; bei; *nahe; entfernt; meter',
    unfurnished: 'unmobliert*; leerstehend; unmobeliert; unmoebliert',
    with: 'mit; inkl; inklusive; plus; samt; nebst; und',
    but: 'aber; ausser; sondern; jedoch; dafur',
    of: 'von; fur; in; im; am; an; auf; zu; zum; zur; und; bei; der; die; das; des; den; dem; aus; nahe; unter; vom; als',
    or: 'oder',
    from: 'ab; von; preise ab; mindestens; min; ab preis',
    'up-to': 'bis; bis zu; max; maximal; hochstens',
    about: 'ca; circa; etwa; rund; ungefahr; zirka; zzt; cirka; knapp',
    tax: 'mwst; ust; zzgl mwst; steuer; netto; inkl mwst; zzgl; mehrwertsteuer; brutto',
    'per-metre': 'pro m2; je m2; m2; pro qm; qm; pro quadratmeter; je quadratmeter; quadratmeter; qmeter',
    negotiable:
      'vb; vhb; verhandlungsbasis; verhandelbar; festpreis; fest; preis; kaufpreis; kaltmiete; warmmiete; miete; fp; gesamt; mietpreis; verkaufspreis; nettokaltmiete; kalt; warm',
    'on-request':
      'auf anfrage; preis auf anfrage; a anfrage; nach vereinbarung; vb auf anfrage; anfrage; nach absprache; auf nachfrage; p a a; preis nach vereinbarung; bitte anfragen; auf wunsch; vereinbarung',
    thousand: 'tausend; tsd; t; tsd eur',
    million: 'million; millionen; mio; mill; mil',
    euro: 'eur; euro; euros; teuro',
    kuna: 'kn; kuna; hrk; kunas',
    sale: 'verkauf; zu verkaufen; kauf; zum kauf; kaufen; bestand; gebraucht; zum verkauf; wiederverkauf; bestandsimmobilie; kaufobjekt; altbau',
    rent: 'miete; vermietung; zu vermieten; mieten; zur miete; dauermiete; langzeitmiete; kaltmiete; verpachtung; pacht; ferienvermietung; langzeitvermietung; kurzzeitmiete; mietobjekt',
    new: 'neubau; erstbezug; neubauprojekt; neu; bautragerobjekt; in bau; im bau; neubauten',
    'per-month': 'monat; monatlich; pro monat; im monat; je monat; mtl; monate; monatsmiete; monatliche',
    'per-week': 'woche; wochentlich; pro woche; je woche; wochen; die woche',
    'per-day': 'tag; taglich; pro tag; nacht; pro nacht; tage; ubernachtung; je nacht; je tag',
    'per-year': 'jahr; jahrlich; pro jahr; p a; im jahr; je jahr; jahre; jahresmiete',
    share:
      'miteigentum; miteigentumsanteil; anteil; teileigentum anteil; bruchteil; bruchteilseigentum; miteigentums anteil; eigentumsanteil; ideeller anteil; *anteil; hauseigentumsanteil',
    lease:
      'erbpacht*; erbbau*; pacht; baurecht; niessbrauch; wohnrecht; pachtgrund; erbbaugrundstuck; pachtgrundstuck; ablose; pachtvertrag; auf pachtgrund',
    'room-noun': 'zimmer; zi; raum; raume; zimmern; raumen',
    'bedroom-noun': 'schlafzimmer; sz; schlafzimmern',
    'ground-floor': 'erdgeschoss; im erdgeschoss; eg; parterre; erdgeschosswohnung',
  },
  numbers: ['ein; eine; eins; einer', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  tenure: { share: 'Miteigentumsanteil', lease: 'Erbpacht' },
};
