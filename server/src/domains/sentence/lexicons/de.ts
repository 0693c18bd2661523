import type { Lexicon } from '../reader/lexicon';

export const de: Lexicon = {
  declines: false,
  roomCodes: {},
  terms: {
    sale: 'kauf; kaufen; kaufe; zu kaufen; verkauf; zum kauf; zu verkaufen; zum verkauf; kaufpreis; erwerben; erwerb; käuflich; verkauft',
    rent: 'miete; mieten; miet; zur miete; zu mieten; zu vermieten; vermietung; pacht; pachten; zur pacht; zu pachten; kaltmiete; warmmiete; langzeitmiete; mietobjekt; monatsmiete; anmieten; monatlich',
    auction:
      'versteigerung; versteigerungen; zwangsversteigerung; zwangsversteigerungen; auktion; auktionen; ersteigern',
    'no-auctions':
      'keine versteigerung; keine versteigerungen; keine auktion; keine auktionen; ohne versteigerungen; ohne zwangsversteigerungen; keine zwangsversteigerung; keine zwangsversteigerungen',

    apartment:
      'wohnung; wohnungen; whg; whgn; apartment; apartments; appartement; appartements; ferienwohnung; ferienwohnungen; fewo; altbauwohnung; altbauwohnungen; neubauwohnung; terrassenwohnung; stadtwohnung; erdgeschosswohnung',
    'rented-apartment': 'mietwohnung; mietwohnungen',
    'owned-apartment': 'eigentumswohnung; eigentumswohnungen; etw',
    'flat-1':
      'studio; studios; einzimmerwohnung; einzimmerwohnungen; einzimmerapartment; 1 zimmerwohnung; garconniere; garçonnière; einraumwohnung',
    'flat-2': 'zweizimmerwohnung; zweizimmerwohnungen; zweiraumwohnung',
    'flat-3': 'dreizimmerwohnung; dreizimmerwohnungen; dreiraumwohnung',
    'flat-4': 'vierzimmerwohnung; vierzimmerwohnungen; vierraumwohnung',
    'flat-5': 'fünfzimmerwohnung; fünfzimmerwohnungen; fünfraumwohnung',
    'rooms-1': 'einzimmrig*; einräumig*',
    'rooms-2': 'zweizimmrig*',
    'rooms-3': 'dreizimmrig*',
    'rooms-4': 'vierzimmrig*',
    'rooms-5': 'fünfzimmrig*',
    attic:
      'dachgeschosswohnung; dachgeschosswohnungen; dachwohnung; dachgeschoss; dachgeschoß; dg; penthouse; penthouses; penthousewohnung; mansarde; mansardenwohnung; dachboden',
    loft: 'loft; lofts; loftwohnung',
    house:
      'haus; häuser; hauses; häuschen; ferienhaus; ferienhäuser; ferienhauses; bungalow; bungalows; steinhaus; steinhäuser; natursteinhaus; stadthaus; wohnhaus; wochenendhaus; strandhaus; eigenheim; zweifamilienhaus; landhäuschen; fischerhaus; häusle',
    'detached-house':
      'einfamilienhaus; einfamilienhäuser; efh; freistehendes haus; freistehende häuser; freistehendes; freistehend; freistehende',
    farmhouse:
      'bauernhaus; bauernhäuser; landhaus; landhäuser; bauernhof; bauernhöfe; gehöft; landgut; finca; hof; resthof',
    villa: 'villa; villen; villas',
    'terraced-house':
      'reihenhaus; reihenhäuser; doppelhaushälfte; doppelhaushälften; dhh; doppelhaus; reihenendhaus; reihenmittelhaus; rh',

    'new-build': 'neubau; neubauten; neubauprojekt; neubauprojekte; neubauwohnungen; bauträger; neubaus',
    commercial:
      'gewerbefläche; gewerbeflächen; gewerbeimmobilie; gewerbeimmobilien; gewerbeobjekt; gewerberaum; gewerberäume; geschäftsraum; geschäftsräume; geschäftslokal; praxis; praxisräume; restaurant; gastronomie',
    business: 'laufender betrieb; betrieb zur übernahme; geschäftsübernahme',
    tourist: 'ferienimmobilie; ferienimmobilien; hotel; hotels; pension; campingplatz; hostel',
    room: 'wg zimmer; wg; untermiete; zur untermiete; möbliertes zimmer; zimmer zur miete; zimmer zu vermieten; zimmer in wg; einzelzimmer; doppelzimmer',
    'student-room':
      'studentenzimmer; studentenzimmers; studierendenzimmer; zimmer für studenten; zimmer für studentin; zimmer für student; zimmer für einen studenten; zimmer für eine studentin; studentenbude; wg zimmer für studenten; wg zimmer für student; wg zimmer für studentin',
    'bed-place': 'schlafplatz; bettplatz',
    abroad: 'ausland; im ausland; auslandsimmobilie; auslandsimmobilien',
    building:
      'mehrfamilienhaus; mehrfamilienhäuser; mfh; ganzes gebäude; wohngebäude; zinshaus; zinshäuser; geschäftshaus',
    warehouse: 'lager; lagerhalle; lagerhallen; lagerraum; lagerräume; lagerfläche; lagerflächen; depot',
    office: 'büro; büros; bürofläche; büroflächen; büroraum; büroräume; coworking; büroetage',
    land: 'grundstück; grundstücke; grundstücks; grund; land; parzelle; grundstueck',
    'building-land': 'baugrundstück; baugrundstücke; bauland; baugrund; bauplatz; bauplätze; bauparzelle',
    farmland:
      'ackerland; acker; agrarland; olivenhain; olivenhaine; weinberg; weinberge; weingarten; wald; waldgrundstück; wiese; landwirtschaftliche fläche; landwirtschaftliche flächen; landwirtschaftliches grundstück; obstgarten; olivengarten',
    shed: 'halle; hallen; produktionshalle; gewerbehalle; werkstatt; werkhalle; industriehalle; fabrik',
    shop: 'laden; läden; ladenlokal; ladenlokale; geschäft; geschäfte; ladengeschäft; ladenfläche; verkaufsfläche; kiosk',

    new: 'neu; neue; neues; neuer; neuen; erstbezug; nagelneu; brandneu; im bau; neuwertig; neuwertige',
    good: 'bezugsfertig; bezugsfertige; gepflegt; gepflegte; gepflegtes; guter zustand; gutem zustand; gut erhalten; gut erhaltene; gut erhaltenes; einzugsbereit',
    renovated:
      'renoviert; renovierte; renoviertes; renovierter; renovierten; saniert; sanierte; saniertes; kernsaniert; kernsanierte; modernisiert; modernisierte; frisch renoviert; frisch saniert',
    'to-renovate':
      'renovierungsbedürftig; renovierungsbedürftige; renovierungsbedürftiges; sanierungsbedürftig; sanierungsbedürftige; sanierungsbedürftiges; zum renovieren; zum sanieren; zum herrichten; zur sanierung; zur renovierung; ruine; rohbau; ausbauhaus; zum ausbauen; sanierungsobjekt; handwerkerhaus; zum selbst renovieren',
    ground: 'erdgeschoss; erdgeschoß; im erdgeschoss; eg; parterre; hochparterre; ebenerdig; souterrain',
    intermediate: 'mittleres geschoss; mittlere etage; mittelgeschoss; zwischengeschoss',
    top: 'oberste etage; oberster stock; obersten stock; oberstes geschoss; obersten geschoss; obersten etage; oberstem stock; letzter stock; letzten stock; letzte etage; ganz oben; oben unterm dach; unterm dach; unter dem dach; unter dem dachboden',
    'not-ground': 'kein eg; obergeschoss; höhere etage; höherer stock; höheren stock',
    parking:
      'stellplatz; stellplätze; stellplatzes; parkplatz; parkplätze; parkplatzes; autostellplatz; parkmöglichkeit; carport; parken; parking',
    garage:
      'garage; garagen; tiefgarage; tiefgaragenplatz; tiefgaragenstellplatz; einzelgarage; garagenplatz; garagenstellplatz',
    'double-garage': 'doppelgarage; doppelgaragen; garage für zwei autos; garage für 2 autos; zwei garagen',
    autonomous: 'etagenheizung; gasetagenheizung; eigene heizung; gasheizung',
    centralized: 'zentralheizung; zentral beheizt; fernwärme; fernheizung',
    'air-conditioning':
      'klimaanlage; klimaanlagen; klima; klimatisiert; klimatisierte; klimagerät; klimaanlag*; splitklimaanlage; split klimaanlage; splitklima; split klima; splitklimagerät; split klimagerät; splitgerät; split gerät; split anlage; klima split',
    garden:
      'garten; gärten; gartens; gärtchen; eigener garten; eigenem garten; privatgarten; hof mit garten; gartenanteil; gartenbenutzung',
    'shared-garden':
      'gemeinschaftsgarten; gemeinsamer garten; gemeinsamem garten; mitbenutzung garten; gartenmitbenutzung',
    'low-energy':
      'energieeffizient; energieeffiziente; energieeffizientes; niedrigenergiehaus; passivhaus; energiesparend; niedriger energieverbrauch',
    'sea-view':
      'meerblick; meeresblick; blick aufs meer; blick auf das meer; sicht aufs meer; meersicht; seesicht; ausblick aufs meer; meerblicks',
    'lake-view': 'seeblick; blick auf den see',
    'mountain-view': 'bergblick; blick auf die berge; bergsicht',
    'panoramic-view':
      'panoramablick; panorama; fernblick; weitblick; schöne aussicht; aussicht; panoramaaussicht; toller ausblick; ausblick; mit aussicht',
    'river-view': 'flussblick; blick auf den fluss',
    'park-view': 'parkblick; blick auf den park; blick ins grüne',
    'clear-title':
      'geklärte eigentumsverhältnisse; saubere papiere; ordentliche papiere; sauberer eigentumsnachweis; lastenfrei; eigentum 1 / 1; 1 / 1; papiere in ordnung; klare eigentumsverhältnisse; saubere eigentumsverhältnisse; unbelastet',
    'use-permit':
      'nutzungsbewilligung; benutzungsbewilligung; nutzungsgenehmigung; benützungsbewilligung; benutzungsgenehmigung',
    legalized: 'legalisiert; legalisierte; legalisiertes; legalisierung; legal gebaut',
    'near-sea':
      'nähe meer; meeresnähe; meernähe; in meeresnähe; nahe am meer; nah am meer; nahe dem meer; nahe meer; nähe zum meer; in der nähe vom meer; in der nähe des meeres; strandnähe; strandnah; strandnahe; strandnahes; meernah; nähe strand; nahe am strand; unweit vom meer; unweit des meeres; an der küste; küstennähe; nicht weit vom meer; in strandnähe; meeresnah; meernahe; in küstennähe; fußläufig zum meer; fussläufig zum strand',
    'first-row':
      'am meer; direkt am meer; erste reihe zum meer; erste reihe am meer; erste meereslinie; erster meereslinie; erste linie; erste reihe; erster reihe; erste meeresreihe; direkt am strand; am strand; direkt am wasser; am wasser; strandhaus direkt; 1 reihe; meerlage; direkte meerlage; unmittelbar am meer',

    balcony: 'balkon; balkone; balkons; terrasse; terrassen; dachterrasse; loggia; loggien; sonnenterrasse; freisitz',
    elevator: 'aufzug; aufzüge; lift; fahrstuhl; personenaufzug; aufzugs',
    furnished:
      'möbliert; möblierte; möbliertes; möblierter; möblierten; voll möbliert; teilmöbliert; eingerichtet; komplett eingerichtet; möbel; mit möbeln; moebliert; moeblierte',
    basement: 'keller; kellerraum; kellerabteil; abstellraum; abstellkammer; kellers; unterkellert',
    pool: 'pool; pools; schwimmbad; swimmingpool; swimming pool; schwimmbecken; infinitypool',
    alarm: 'alarm; alarmanlage; videoüberwachung; überwachung; sicherheitsdienst',
    pets: 'haustiere; haustier; haustiere erlaubt; haustiere willkommen; hunde erlaubt; hund erlaubt; hund; hunde; katze; katzen; mit hund; mit katze; tiere erlaubt; haustierfreundlich; tierfreundlich; tierhaltung; haustieren',
    smokers: 'raucher; raucher willkommen; rauchen erlaubt',
    'virtual-tour':
      'virtueller rundgang; virtuelle besichtigung; virtuellem rundgang; virtueller besichtigung; 360 grad tour; 360 grad rundgang; 3d tour; 3d rundgang',
    income:
      'kapitalanlage; anlageobjekt; anlageimmobilie; vermietete wohnung; vermietet; vermietete; vermietetes; als investition; investment; investition; renditeobjekt; mit mieter; mieteinnahmen; als anlage; geldanlage',
    students:
      'student; studenten; studentin; studentinnen; studierende; studierenden; für studenten; für studentin; für student; studentenwohnung; studentenapartment',
    'no-commission':
      'provisionsfrei; provisionsfreie; provisionsfreies; ohne provision; keine provision; ohne maklerprovision; ohne courtage; courtagefrei; keine maklerprovision; keine käuferprovision; keine courtage; 0 % provision; maklerprovisionsfrei',
    'price-reduced':
      'preis gesenkt; preissenkung; reduziert; preis reduziert; reduzierter preis; preisreduziert; preisreduzierung; reduzierte; herabgesetzt; preisnachlass; im preis gesenkt; gesenkter preis',
    available:
      'ab sofort; sofort frei; sofort verfügbar; sofort beziehbar; sofort bezugsfertig; frei ab sofort; verfügbar; sofort; bald frei; leerstehend; sofortbezug; bezugsfrei; frei',

    'with-photos': 'mit Fotos; mit Bildern; mit Foto; mit Bild; Fotos vorhanden; Bilder vorhanden',
    'with-plan': 'mit Grundriss; Grundriss; Grundriss vorhanden',
    'last-week':
      'letzte Woche; in der letzten Woche; letzte 7 Tage; in den letzten 7 Tagen; diese Woche; seit einer Woche',

    cheapest:
      'günstigste; günstigsten; billigste; billigsten; am günstigsten; am billigsten; preis aufsteigend; günstigste zuerst; billigste zuerst; günstigster; billigster; preiswerteste; günstigstes; nach preis',
    dearest: 'teuerste; teuersten; teuerste zuerst; preis absteigend; am teuersten; teuerstes',
    largest: 'größte; größten; größte zuerst; grösste; grössten; am größten; größtes',
    newest:
      'neueste; neuesten; neueste zuerst; neueste anzeigen; neuste; neusten; aktuellste; aktuellsten; frisch inseriert; neu inseriert; neuester; neue anzeigen; neueste angebote',
    private:
      'vom eigentümer; direkt vom eigentümer; von privat; privat; privatverkauf; keine makler; kein makler; ohne makler; keine agentur; keine agenturen; ohne agentur; privatperson; privatanbieter; von privatperson; eigentümer; nur privat; maklerfrei; direkt von privat; ohne maklerbüro; vom besitzer; direkt vom besitzer; von eigentümern',
    'cheapest-per-metre':
      'günstigster quadratmeterpreis; niedrigster quadratmeterpreis; günstigster qm preis; billigster quadratmeter; niedrigster preis pro quadratmeter; günstigste quadratmeterpreise',
  },
  signs: {
    stop: 'ich; wir; suche; suchen; sucht; gesucht; hätte; hätten; gern; gerne; möchte; möchten; will; wollen; würde; brauche; brauchen; bitte; danke; hallo; guten tag; ein; eine; einen; einem; einer; eines; der; die; das; den; dem; des; und; oder; aber; mit; für; fuer; von; vom; zu; zum; zur; im; am; an; aus; beim; wo; was; etwas; irgendwas; wenn; es; ist; sind; sein; soll; sollte; sollten; muss; müssen; darf; kann; können; hat; haben; gibt; habe; man; mich; mir; uns; unser; unsere; mein; meine; nur; auch; noch; schon; sehr; so; als; wie; dass; nähe; immobilie; immobilien; objekt; objekte; angebot; angebote; anzeige; anzeigen; preis; preise; budget; kosten; kostet; gegend; region; stadt; ort; lage; gelegen; zuerst; groß; große; großes; gross; grosse; wohnfläche; fläche; flächen; nach preis; raum; alle; jede; jeder; kleine; kleines; kleiner; schön; schöne; schönes; schöner; hause; zeige; zeig; finde; finden; dann; aller; jetzt; bereits; grad; grundfläche; antworte; vergiss; küste; gesamt; höchstpreis; dort; hier; bzw; inkl; inklusive; sowie; viertel; stadtteil; warme; gebäude; weniger; mehr; als kapital; entfernt; erreichbar; weit; erforderlich; nötig; ja; pflicht; +; überall; irgendwo; zeigen; anbieten',
    not: 'kein; keine; keinen; keinem; keiner; nicht; ohne; außer; ausser; nie; weder; nichts; keinesfalls; auf keinen fall; ausgenommen; nur nicht; aber nicht; bloß nicht; nein; keinerlei; nix; bitte nicht; bitte keine',
    max: 'bis; max; maximal; maximum; höchstens; unter; bis zu; bis maximal; weniger als; nicht mehr als; nicht teurer als; nicht über; billiger als; günstiger als; bis max; kleiner als; innerhalb; budget bis; budget; budget von; innerhalb von; nicht weiter als; drunter als; kleiner; unterhalb von; weniger',
    min: 'ab; mind; mindestens; minimum; min; wenigstens; über; mehr als; größer als; grösser als; nicht unter; nicht weniger als; nicht kleiner als; ueber; zumindest; mehr; größer; teurer als; oberhalb von',
    'or-more': 'oder mehr; und mehr; aufwärts; oder größer; und größer; plus',
    about: 'ca; circa; etwa; ungefähr; um die; rund; zirka; so um die; so um; um; knapp; ungefaehr; in etwa',
    between: 'zwischen',
    of: 'von',
    and: 'und; bis',
    to: 'bis; auf',
    after: 'nach; seit; neuer als; jünger als',
    built: 'baujahr; baujahre; bj; gebaut; erbaut; errichtet; fertigstellung; bau',
    half: 'halb; halbe; halben; einhalb; halber',
    thousand: 'tausend; tsd; k; tds; t; tausender',
    million: 'mio; million; millionen; mill; mille; m',
    'half-million': 'halbe million; eine halbe million; halben million',
    euro: '€; euro; euros; eur; teuro; e',
    kuna: 'kuna; kn; hrk',
    'per-metre': 'pro qm; pro quadratmeter; / qm; / m2; pro m2; je qm; je quadratmeter; je m2; der quadratmeter',
    'square-metre':
      'm2; qm; quadratmeter; quadratmetern; qm wohnfläche; m² wohnfläche; quadrat; quadratmeters; m quadrat',
    metre: 'm; meter; metern; metre',
    kilometre: 'km; kilometer; kilometern',
    minute: 'min; minute; minuten; minütig*',
    'room-noun': 'zimmer; zimmern; zi; zim; räume; räumen; raum; zimmers; zkb',
    'bedroom-noun': 'schlafzimmer; schlafzimmern; schlafräume; schlafz; sz',
    'bathroom-noun': 'bad; bäder; bädern; badezimmer; badezimmern; baeder; duschbäder',
    'floor-noun': 'stock; etage; og; stockwerk; stockwerke; etagen; geschosse; obergeschoss',
    sea: 'meer; meeres; meere; strand; strandes; küste; wasser; adria; ufer',
    energy:
      'energieklasse; energieeffizienzklasse; energieausweis; effizienzklasse; energielabel; energiezertifikat; klasse; energieeffizienz',
    near: 'nahe; nähe; in der nähe von; nähe von; in der nähe; bei; umgebung von; umgebung; im umkreis von; umkreis; umkreis von; unweit; unweit von; um; rund um; hinterland von; im hinterland von; hinterland; um herum; außerhalb von; im raum; raum; großraum; nicht weit von; nahe bei; im umland von; umland',
    in: 'in; im; bei; aus',
    on: 'auf; auf der; auf die',
    island: 'insel; inseln',
    centre:
      'zentrum; stadtzentrum; innenstadt; stadtmitte; zentral; zentrale; zentraler; zentrums; zentrumsnah; mitten',
    'old-town': 'altstadt; alter stadtkern; altstadtkern; historisches zentrum; historischem zentrum',
    country: 'kroatien; kroatiens; kroatische; kroatischen; kroatischer; ganz kroatien',
    car: 'auto; mit dem auto; autominuten; autofahrt; fahrt; fahrzeit; fahrtzeit; per auto; mit auto; fahren; fahrminuten; pkw',
    bike: 'fahrrad; rad; mit dem fahrrad; mit dem rad; radminuten',
    walk: 'zu fuß; zu fuss; gehminuten; fußweg; fussweg; laufen; gehen; fußläufig; spaziergang; gehweg; laufweg',
    transit:
      'öffentlichen; mit den öffentlichen; öffis; mit öffis; bus; bahn; zug; mit dem bus; mit dem zug; straßenbahn; tram; öffentlichen verkehrsmitteln; mit öffentlichen verkehrsmitteln',
    or: 'oder; bzw; beziehungsweise; noch; /',
    with: 'mit; inkl; inklusive; samt; +',
    month:
      'monatlich; im monat; pro monat; / monat; / mon; / mtl; mtl; monat; monate; monaten; jeden monat; je monat; den monat; warm; kalt; warmmiete; kaltmiete; warm miete; kalt miete; brutto warm; netto kalt; nebenkosten; nk; plus nebenkosten; + nebenkosten; + nk; plus nk; zzgl nk; zzgl nebenkosten; zuzüglich nebenkosten; inkl nebenkosten; inkl nk; mit nebenkosten; inklusive nebenkosten',
    'short-stay':
      'pro nacht; die nacht; / nacht; nacht; nächte; je nacht; pro tag; / tag; am tag; täglich; pro woche; die woche; / woche; wöchentlich; woche; wochen; je woche; in der woche; pro jahr; im jahr; / jahr; jährlich; jahresmiete',
    needless:
      'nicht nötig; nicht notwendig; nicht erforderlich; nicht wichtig; muss nicht sein; muss nicht; müssen nicht sein; nicht benötigt; wird nicht benötigt; brauche ich nicht; brauche nicht; brauchen wir nicht; brauchen nicht; nicht zwingend; nicht zwingend nötig; kein muss; unwichtig; egal; nicht unbedingt; nicht unbedingt nötig; ist nicht nötig; ist nicht wichtig; ist nicht erforderlich; ist nicht notwendig; unnötig; nicht gebraucht; verzichtbar; entbehrlich; überflüssig; nicht relevant; verzichten; kann ich verzichten; kann verzichten; verzichte',
    refused:
      'kommt nicht in frage; kommt nicht infrage; kommen nicht in frage; kommt für uns nicht in frage; kommt für mich nicht in frage; scheidet aus; scheiden aus; ausgeschlossen; ist ausgeschlossen; zu klein; ist zu klein; ist mir zu klein; ist uns zu klein; zu wenig; ist zu wenig; zu teuer; ist zu teuer; zu viel; ist zu viel; geht nicht; geht gar nicht; nein danke; interessiert mich nicht; interessiert uns nicht; nicht akzeptabel; ist nicht akzeptabel; passt nicht; will ich nicht; wollen wir nicht; möchte ich nicht; lieber nicht; nicht gewünscht; unerwünscht',
    'room-part':
      'wohnzimmer; wohnküche; wohnküchen; küche; küchen; esszimmer; arbeitszimmer; flur; wohnbereich; essbereich; wohn esszimmer; wohn und esszimmer; einbauküche',
    other: 'split level; splitlevel',
    hectare: 'ha; hektar; hektare; hektaren',
    acre: 'acre; acres',
    jutro: 'joch; katastraljoch; jutro; jutra',
    are: 'ar; are; ares',
    dunum: 'dunum; dunam; stremma',
    'square-foot': 'quadratfuß; quadratfuss; sq ft; sqft; ft2',
    fathom: 'klafter; quadratklafter; čhv',
    'quarter-million': 'viertelmillion; viertel million; viertelmillionen',
    genitive: 'von',
    surroundings:
      'umgebung; umland; der umgebung; in der umgebung; nähere umgebung; nahe umgebung; drumherum; umkreis; vororte; vororten',
    without: 'ohne',
    one: 'ein; eine; eins; einem; einen',
    two: 'zwei; zwo; 2er',
    three: 'drei; dreien',
    four: 'vier',
    five: 'fünf; fuenf',
    six: 'sechs',
    seven: 'sieben',
    eight: 'acht',
    nine: 'neun',
    ten: 'zehn',
  },
};
