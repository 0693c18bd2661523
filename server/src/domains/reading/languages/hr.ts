import type { LanguageWords } from '../language-words';

export const hr: LanguageWords = {
  headLast: false,
  kinds: {
    apartment:
      'Stan; stana; stanu; stanovi; stanova; stancic; apartman; apartmana; apartmani; garsonijer*; garsonjer*; studio apartman; studio stan; dupleks; duplex; etazni stan; dvoetazni stan; dvosobnjak; trosobnjak; stan u kuci',
    attic: 'Stan u potkrovlju; potkrovlje; potkrovni stan; penthouse; penthaus; mansarda; krovni stan',
    loft: 'Loft',
    house:
      'Kuća; kuce; kucu; kucica; samostojeca kuca; samostojeca; obiteljska kuca; kuca za odmor; vikendica; vikendice; bungalov; prizemnica; katnica; katnica kuca; kuca visokoprizemnica; brvnara; koliba; kamena kuca; etaza kuce; kat kuce; dio kuce; ruševina; rusevina; starina',
    'country-house':
      'Seoska kuća; seosko imanje; imanje; seosko domacinstvo; salas; stancija; ruralna kuca; farma; majur',
    villa: 'Vila; villa; vile; luksuzna vila; dvorac; kastel; kaštel; dvorci; ljetnikovac',
    'terraced-house':
      'Kuća u nizu; u nizu; dvojna kuca; dvojni objekt; duplex kuca; dupleks kuca; dvojna; kuca dvojna; kuca - dvojna; kuca - u nizu; urbana vila u nizu; polovica kuce',
    'mobile-home': 'Mobilna kućica; mobilna kuca; mobilne kucice; kamp kucica',
    room: 'Soba; sobe; cijela soba',
    bed: 'Ležaj; lezaj u sobi; krevet',
    garage: 'Garaža; garaze; garazu; garazno mjesto; garazno parkirno mjesto; gpm; garazni boks; garazni box',
    parking:
      'Parkirno mjesto; parking; parkirna mjesta; parkiraliste; parkirališno mjesto; parkiralisno mjesto; vpm; vanjsko parkirno mjesto; garaze i parkirna mjesta',
    land: 'Zemljište; zemljista; zemlja; zemljiste ostalo; teren; parcela; cestica; plac; okucnica',
    farmland:
      'Poljoprivredno zemljište; poljoprivredn*; maslinik; vinograd; vocnjak; oranica; livada; suma; njiva; pasnjak; sumsko zemljiste',
    'building-land':
      'Građevinsko zemljište; gradevinsk* zemljist*; gradevinsk* parcel*; gradevinsk* teren; gradiliste; gradevinsko; gradevinska cestica',
    hotel: 'Hotel; hotela; aparthotel; apart hotel; apartmanski hotel; hostel; pansion; motel; prenociste',
    tourist:
      'Turistički objekt; turisticka nekretnina; turisticke nekretnine; apartmanska kuca; turisticko naselje; kamp; turisticki kompleks',
    office: 'Ured; uredi; uredski prostor; uredski; kancelarija; poslovni ured; biro; coworking; ordinacija',
    shop: 'Lokal; trgovina; ducan; poslovni lokal; poslovni lokali; ulicni lokal; prodavaonica; prodajni prostor; salon; ljekarna; kiosk',
    warehouse: 'Skladište; skladista; skladisni prostor; magazin; hladnjaca; spremiste',
    hall: 'Hala; hale; proizvodna hala; industrijska hala; proizvodni pogon; tvornica; hangar; industrijski objekt',
    workshop: 'Radionica; laboratorij; radiona; atelje',
    restaurant:
      'Ugostiteljski objekt; restoran; kafic; kavana; kafe bar; caffe bar; caffe; cafe bar; bar; gostionica; konoba; nocni klub; diskoteka; disco; pizzeria; picerija; slasticarna; bistro; ugostiteljski prostor; pekara',
    business: 'Uhodan posao; posao s prostorom; posao; razraden posao; uhodani posao; tvrtka',
    premises: 'Poslovni prostor; poslovni; poslovni objekt; poslovne nekretnine; poslovna nekretnina',
    building:
      'Zgrada; zgrade; stambena zgrada; poslovna zgrada; stambeno poslovna zgrada; nove zgrade; uredska zgrada; zgrada s uredima; najamna kuca; objekt',
  },
  roomCounts: [
    'jednosob*; garsonijer*; garsonjer*; jednoiposob*',
    'dvosob*; dvoiposob*',
    'trosob*; troiposob*',
    'cetverosob*; cetvorosob*',
    'peterosob*; petosob*',
    'sesterosob*; sestosob*',
  ],
  features: {
    furnished:
      'namjesten*; opremljen*; s namjestajem; namjestaj; potpuno namjesten*; djelomicno namjesten*; djelomicno opremljen*; potpuno opremljen*',
    basement: 'podrum*; spremist*; konob*; ostav*; drvarnic*',
    pool: 'bazen*',
    elevator: 'lift; lifta; liftom; dizalo; dizala; dizalom',
    alarm: 'alarm*; alarmni sustav; alarmni uredaj; protuprovalni alarm; videonadzor*; video nadzor',
    smokers: 'pusaci; pusaci dobrodosli; dozvoljeno pusenje; pusenje; pusenje dozvoljeno; pusenja; pusaca',
    pets: 'kucni ljubimci; kucni ljubimci dobrodosli; ljubimci; ljubimaca; kucnih ljubimaca; ljubimci dozvoljeni; dozvoljeni ljubimci; dozvoljeni kucni ljubimci',
    'balcony-terrace': 'balkon*; teras*; loda; lode; lodu; lodom; loggia; loggie; krovna terasa; natkrivena terasa',
    'private-garden':
      'vrt; vrta; vrtom; vrtovi; okucnica; okucnice; okucnicom; dvoriste; dvorista; dvoristem; privatni vrt; vlastiti vrt',
    'shared-garden': 'zajednicki vrt; zajednickog vrta; zajednicko dvoriste; zajednicka okucnica',
    'single-garage': 'garaz*; garazno mjesto; gpm; garaza za jedan automobil; garaza za 1 auto; jednostruka garaza',
    'double-garage':
      'dvostruka garaza; dupla garaza; garaza za dva auta; garaza za dva automobila; garaza za 2 auta; garaza za 2 automobila; dvije garaze; 2 garaze',
    'parking-space':
      'parkirn* mjest*; parking*; parkirališ*; parkiralist*; parkiralisno mjesto; vpm; pm; mjesto za parkiranje; parkiranje',
    'sea-view':
      'pogled* na more; pogled* more; pogled na more i planine; pogled na planine i more; otvoren pogled na more; pogled prema moru',
    'lake-view': 'pogled* na jezero',
    'mountain-view': 'pogled* na planin*; pogled* na brda; pogled na more i planine; pogled na planine i more',
    'panoramic-view': 'panoramsk* pogled*; panorama; otvoren pogled',
    'river-view': 'pogled* na rijeku',
    'park-view': 'pogled* na park',
    'virtual-tour': 'virtualn* obilazak; virtualn* setnja; virtualn* razgled; 3d obilazak; virtualna tura',
    'income-producing': 'donosi prihod; prihod od najma; s najmoprimcem; iznajmljen*',
    students: 'za studente; studenti; studentima',
  },
  signs: {
    no: 'bez; nema; ne; nije; nisu; nemoj; nedostaje; iskljucen*; nikakav; nepostojeci; ni; niti; zabranjen*; zabrana; zabranjeno; fali; nedostaju',
    yes: 'da; ima; postoji; ukljucen*; dozvoljen*; dostupn*; moguce koristiti',
    shared: 'zajednick*; zajednicki; u zajednickom; dijeljen*',
    private: 'privatn*; vlastit*; osobn*; zaseban; zasebni; zasebna; zasebno; samo za stan',
    public: 'javn*; ulicn*; na ulici; ulica; ulici; gradsk*; u zoni; zona',
    maybe:
      'mogucnost; mogucnosti; moguc; moguca; moguce; mozda; planiran*; u planu; predviden*; za bazen; projekt bazena; opcija; opcionalno; po dogovoru; uz doplatu; dozvola za; mjesto za bazen; prostor za; priprema za; najam; u izgradnji; u izradi; gradi se',
    view: 'pogled*',
    near: 'blizu; u blizini; blizina; blizini; pored; kraj; do; nedaleko; udaljen*; preko puta; metara; minuta',
    unfurnished: 'nenamjesten*; neopremljen*; prazan; prazna; bez namjestaja',
    with: 's; sa; uz; ukljucujuci; plus',
    but: 'ali; osim; nego',
    of: 'od; za; u; na; i; iz; po; pri; te; kod; prema',
    or: 'ili',
    from: 'od; vec od; pocevsi od; cijena od; min; minimalno; cijene od',
    'up-to': 'do; max; maks; maksimalno; najvise',
    about: 'oko; cca; cirka; otprilike; ca; priblizno; okvirno',
    tax: 'pdv; pdva; porez; bez pdv; pdvom; pdv a; neto',
    'per-metre': 'po m2; m2; po kvadratu; po kvadratnom metru; kvadrat',
    negotiable:
      'po dogovoru moguc; nije fiksno; fiksno; fiksna; dogovor; moguc dogovor; cijena; ukupno; iznos; moguca korekcija',
    'on-request':
      'na upit; cijena na upit; po dogovoru; dogovor; na zahtjev; po upitu; upit; nazvati; cijena po dogovoru; cijena na zahtjev; kontaktirajte nas',
    thousand: 'tisuc*; tis; hiljad*; k',
    million: 'milijun*; mil; mio; milion*; m',
    euro: 'eur; euro; eura; euri; euru; evra',
    kuna: 'kn; kuna; kune; hrk; kunama',
    sale: 'prodaja; prodaji; na prodaju; prodaje se; prodajem; za prodaju; prodaja nekretnina; staro; starogradnja; rabljeno; preprodaja',
    rent: 'najam; najma; u najam; za najam; iznajmljivanje; iznajmljuje se; zakup; dugorocni najam; kratkorocni najam; najamnina; izdavanje',
    new: 'novogradnja; novo; novogradnje; nova gradnja; u izgradnji',
    'per-month': 'mjesec; mjesecno; mjesecni; mjesecna; na mjesec; mj; po mjesecu',
    'per-week': 'tjedan; tjedno; tjedni; na tjedan',
    'per-day': 'dan; dnevno; dnevni; noc; noćenje; nocenje; na dan; po danu; po noci',
    'per-year': 'godina; godisnje; godisnji; na godinu; godisnja',
    share:
      'suvlasnick* udio; suvlasnick* dio; suvlasnistvo; udio; idealni dio; suvlasnick* udjel*; dio nekretnine; udjel*',
    lease:
      'pravo gradenja; pravo zakupa; dugorocni zakup; zakup zemljista; zakup; u zakupu; koncesija; plodouzivanje; pravo najma',
    'room-noun': 'soba; sobe; sobni; sobna; sobno; soban; prostorija; prostorije',
    'bedroom-noun': 'spavace sobe; spavaca soba; spavacih soba',
    'ground-floor': 'u prizemlju; prizemlje; prizemni; pr; vpr; visoko prizemlje',
  },
  numbers: [
    'jedan; jedna; jedno; jednu',
    'dva; dvije; dvoje',
    'tri; troje',
    'cetiri',
    'pet',
    'sest',
    'sedam',
    'osam',
    'devet',
    'deset',
  ],
  tenure: { share: 'suvlasnički udio', lease: 'zakup' },
};
