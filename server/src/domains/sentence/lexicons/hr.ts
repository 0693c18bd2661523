import type { Lexicon } from '../reader/lexicon';

export const hr: Lexicon = {
  declines: true,
  roomCodes: {},
  terms: {
    sale: 'prodaja; prodaji; prodaje; na prodaju; prodaju; prodajem; kupujem; kupujemo; kupnja; kupnju; kupnji; kupovina; kupiti; kupio; kupila; kupio bih; kupila bih; za kupiti; kupim; kupovin*',
    rent: 'najam; najma; najmu; u najam; za najam; iznajmljivanje; iznajmljujem; iznajmim; iznajmiti; iznajmio; iznajmljuje; unajmim; unajmiti; unajmio; unajmila; unajmljujem; zakup; zakupa; zakupu; zakupim; zakupiti; za iznajmiti; izdaje; izdavanje; podstanar*; mjesecna najamnina; najamnin*; stanarin*; mjesecno; kirij*',
    auction: 'drazba; drazbi; drazbu; drazbe; na drazbi; ovrha; ovrhe; ovrsn*',
    'no-auctions': 'bez drazbi; bez drazbe; bez ovrha; ne drazba; ne drazbe',

    apartment:
      'stan; stana; stanu; stanom; stanovi; stanova; stanove; stanovima; stancic; stancica; apartman; apartmana; apartmanu; apartmani; apartmane; apartmancic',
    'rented-apartment': 'stan u najmu; stan za najam; stan u najam',
    'owned-apartment': 'stan u vlasnistvu',
    'flat-1':
      'garsonijera; garsonijere; garsonijeru; garsonijeri; garsonjera; garsonjeru; garsonjere; studio; studija; studio apartman; studio stan; gajba',
    'flat-2': 'dvosobnjak',
    'flat-3': 'trosobnjak',
    'flat-4': 'cetverosobnjak',
    'flat-5': 'peterosobnjak',
    'rooms-1': 'jednosob*; jednosoban; jednoiposob*',
    'rooms-2': 'dvosob*; dvosoban',
    'rooms-3': 'trosob*; trosoban',
    'rooms-4': 'cetverosob*; cetvorosob*; cetverosoban; cetvorosoban',
    'rooms-5': 'peterosob*; petosob*; peterosoban; petosoban',
    attic:
      'potkrovlje; potkrovlja; potkrovlju; potkrovni stan; u potkrovlju; penthouse; penthausa; penthaus; penthouse*; mansarda; mansarde; mansardi',
    loft: 'loft; loftu; lofta; lofovi; loftovi',
    house:
      'kuca; kuce; kucu; kuci; kucom; kucama; kucica; kucicu; kucice; vikendica; vikendice; vikendicu; vikendici; bungalov*; obiteljska kuca; obiteljsku kucu; obiteljske kuce',
    'detached-house':
      'samostojeca kuca; samostojecu kucu; samostojece kuce; samostojeca; samostojecu; slobodnostojeca kuca; slobodnostojecu kucu',
    farmhouse:
      'seoska kuca; seosku kucu; seoske kuce; seosko imanje; imanje; imanja; seosko domacinstvo; salas; stancija; stanciju',
    villa: 'vila; vile; vilu; vili; vilama; vilom; villa; ville',
    'terraced-house':
      'kuca u nizu; kucu u nizu; kuce u nizu; u nizu; dvojni objekt; dvojnu kucu; dvojna kuca; duplex kuca',

    'new-build':
      'novogradnja; novogradnje; novogradnju; novogradnji; novogradnjom; novogradnja*; novo gradnja; novoizgradeno; novoizgraden*',
    commercial:
      'poslovni prostor; poslovnog prostora; poslovnom prostoru; poslovni prostori; poslovne prostore; poslovnih prostora; poslovna nekretnina; poslovne nekretnine; ordinacij*; restoran*',
    business: 'uhodan posao; uhodani posao; razraden posao',
    tourist:
      'turisticka nekretnina; turisticke nekretnine; hotel*; kamp; kampa; apartmanska kuca; apartmansku kucu; hostel*; pansion*',
    room: 'soba u najam; sobu u najam; sobicu; sobica; cimer*; soba kod gazdarice; soba u stanu; sobu u stanu',
    'student-room':
      'studentska soba; studentsku sobu; studentske sobe; studentskoj sobi; soba za studenta; sobu za studenta; soba za studenticu; sobu za studenticu; soba za studente; sobu za studente',
    'bed-place': 'lezaj; lezaja; krevet u sobi',
    abroad: 'inozemstvo; inozemstvu; u inozemstvu; inozemn*',
    building:
      'cijela zgrada; cijelu zgradu; stambena zgrada; stambenu zgradu; poslovna zgrada; poslovnu zgradu; zgrada na prodaju',
    warehouse: 'skladiste; skladista; skladistu; skladisni prostor; skladisnog prostora; skladisn*; magazin',
    office:
      'ured; ureda; uredi; urede; uredu; uredski prostor; uredskog prostora; uredsk*; kancelarij*; coworking; biro',
    land: 'zemljiste; zemljista; zemljistu; zemlja; zemlju; zemlje; teren; terena; parcela; parcele; parcelu; parceli; cestica; cesticu; plac',
    'building-land':
      'gradevinsko zemljiste; gradevinskog zemljista; gradevinska zemljista; gradevinska parcela; gradevinsku parcelu; gradevinske parcele; gradevinski teren; gradiliste; gradevinsk* cestic*; gradevinsko',
    farmland:
      'poljoprivredno zemljiste; poljoprivrednog zemljista; poljoprivredn*; maslinik*; vinograd*; vocnjak*; oranic*; livada; livadu; suma; sumu; njiva; njivu',
    shed: 'hala; hale; halu; hali; proizvodna hala; proizvodni pogon; pogon; radionica; radionicu',
    shop: 'lokal; lokala; lokalu; lokali; poslovni lokal; trgovina; trgovinu; ducan; ducana; prodavaonica; prodavaonicu; ulicni lokal; prodajni prostor',

    new: 'nov; nova; novi; novu; novog; nove; potpuno nov*; novoizgradena; nekoristen*; kljuc u ruke; u izgradnji',
    good: 'useljiv; useljiva; useljivo; useljivu; useljivi; u dobrom stanju; dobro stanje; dobro odrzavan*; odrzavan*; ocuvan*',
    renovated:
      'renoviran*; preureden*; adaptiran*; obnovljen*; potpuno ureden*; ureden; uredena; uredeno; uredenu; novouredena; novoureden*; nakon adaptacije; sreden*',
    'to-renovate':
      'za renovaciju; za renoviranje; za adaptaciju; za obnovu; za preuredenje; za uredenje; potrebna obnova; potrebna adaptacija; potrebna renovacija; rusevin*; starinu za obnovu; za rusenje; roh bau; rohbau; nedovrsen*',
    ground:
      'prizemlje; prizemlju; prizemlja; u prizemlju; prizeman; prizemna; prizemnica; visoko prizemlje; prizemni stan; suteren*',
    intermediate: 'srednji kat; srednjem katu; medukat; na katu',
    top: 'zadnji kat; zadnjem katu; zadnjeg kata; posljednji kat; posljednjem katu; najvisi kat; najvisem katu; na vrhu zgrade; pod krovom; zadnja etaza',
    'not-ground': 'iznad prizemlja; viši kat; visi kat; visem katu; visokom katu',
    parking:
      'parking; parkinga; parkingom; parkirno mjesto; parkirnim mjestom; parkirnog mjesta; parkirna mjesta; parkirno; parkirališ*; parkiraliste; parkiralisno mjesto; mjesto za auto; mjesto za parkiranje; parkiranje; pm; vpm',
    garage: 'garaza; garaze; garazu; garazi; garazom; garazno mjesto; garaznim mjestom; garazn*; gpm',
    'double-garage':
      'dvostruka garaza; dvostruku garazu; dvostrukom garazom; garaza za dva auta; garazu za dva auta; garazom za dva auta; garaza za 2 auta; garazu za 2 auta; dupla garaza; duplu garazu; duplom garazom',
    autonomous:
      'etazno; etazno grijanje; etazno plinsko; plinsko etazno; plinsko etazno grijanje; etaznim grijanjem; vlastito grijanje; plinsko grijanje; plinskim grijanjem',
    centralized:
      'centralno grijanje; centralnim grijanjem; centralno; toplana; toplane; toplanu; grijanje iz toplane; gradsko grijanje',
    'air-conditioning':
      'klima; klime; klimu; klimom; klima uredaj; klima uredajem; klimatiziran*; klimatizacij*; klima split; split klima; split sustav; klimom split; klima split sustav; klimom split sustav; split uređaj; split klima uređaj; inverter klima; inverter',
    garden:
      'vrt; vrta; vrtom; vrtu; vlastiti vrt; okucnica; okucnice; okucnicu; okucnicom; dvoriste; dvoristem; dvorista; basta; bastom; bastu; vlastitim vrtom; privatni vrt',
    'shared-garden': 'zajednicki vrt; zajednickim vrtom; zajednickog vrta; zajednicko dvoriste; zajednickim dvoristem',
    'low-energy': 'energetski ucinkovit*; niskoenergetsk*; pasivna kuca; pasivnu kucu; stedljiv*; energetski stedljiv*',
    'sea-view':
      'pogled na more; pogledom na more; pogleda na more; pogled* more; gleda na more; vidi se more; vidi more; gleda more; pogled prema moru',
    'lake-view': 'pogled* na jezero',
    'mountain-view': 'pogled* na planin*; pogled* na brda; pogled* na velebit; pogled* na biokovo; pogled* na sljeme',
    'panoramic-view':
      'panoramski pogled; panoramskim pogledom; otvoren pogled; otvorenim pogledom; lijep pogled; lijepim pogledom; pogled; pogledom; panorama; panoramom; pogled na grad; pogledom na grad',
    'river-view': 'pogled* na rijeku; pogled* na savu; pogled* na dravu; pogled* na dunav; pogled* na kupu',
    'park-view': 'pogled* na park',
    'clear-title':
      'vlasnistvo 1 / 1; vlasnistvom 1 / 1; 1 / 1; uredno vlasnistvo; urednim vlasnistvom; cisti papiri; cistim papirima; ciste papire; uredni papiri; urednim papirima; uredne papire; uredna dokumentacija; urednom dokumentacijom; bez tereta; cisto vlasnistvo; cistim vlasnistvom; vlasnicki list; vlasnistvo cisto; papiri cisti; papiri uredni; sredeni papiri; sredenim papirima; uredno uknjizen*; uknjizen*',
    'use-permit': 'uporabna dozvola; uporabnu dozvolu; uporabnom dozvolom; uporabne dozvole; uporabna',
    legalized: 'legaliziran*; legalizacij*; legalan; legalna; legalno; legalnu',
    'near-sea':
      'blizu mora; uz more; kraj mora; pored mora; do mora; blizina mora; blizini mora; nedaleko od mora; pokraj mora; pokraj plaze; blizu plaze; uz plazu; kraj plaze; blizu obale; uz obalu; sto blize moru; blize moru; blizu moru; pješke do mora; pjeske do mora; pjesice do mora',
    'first-row':
      'prvi red do mora; prvi red uz more; prvi red od mora; prvom redu do mora; prvi red; prvom redu; prvi red more; na moru; na samom moru; tik do mora; tik uz more; do samog mora; na samoj obali; na obali; na plazi; samom moru',

    balcony:
      'balkon; balkona; balkonom; balkoni; terasa; terase; terasu; terasom; lođa; loda; lođom; lodom; lodu; lode; loggia; loggiom; loggie; loggiu; lodza; lodja; lodjom; krovna terasa; krovnom terasom',
    elevator: 'lift; lifta; liftom; liftu; dizalo; dizalom; dizala',
    furnished: 'namjesten*; namestaj*; opremljen*; s namjestajem; sa namjestajem; namjestaj; namjestajem',
    basement:
      'podrum; podruma; podrumom; spremiste; spremista; spremistem; drvarnica; drvarnicom; drvarnicu; ostava; ostavom; konoba; konobom; konobu',
    pool: 'bazen; bazena; bazenom; bazenu; bazenima; bazencic*',
    alarm: 'alarm; alarma; alarmom; videonadzor*; video nadzor*; nadzor; zastitar*; alarmni sustav',
    pets: 'kucni ljubimci; kucne ljubimce; kucnim ljubimcima; kucnog ljubimca; ljubimci dozvoljeni; ljubimci; ljubimca; ljubimce; ljubimac; ljubimcem; moze pas; moze macka; pas dozvoljen; dozvoljeni psi; dozvoljen pas; sa psom; s psom; imam psa; imam macku; s mackom; sa mackom; za psa; pet friendly; zivotinj*; psi dozvoljeni; psa; macku; macka; pas',
    smokers: 'pusaci dozvoljeni; dozvoljeno pusenje; pusenje dozvoljeno; pusac; za pusace; pusaci',
    'virtual-tour':
      'virtualni obilazak; virtualnim obilaskom; virtualna setnja; virtualnu setnju; virtualn* razgled*; 3d obilazak; 360 obilazak; virtualna tura; 3d tura',
    income:
      'investicij*; s prihodom; donosi prihod; s najmoprimcem; vec iznajmljen*; iznajmljen*; sa stanarom; sa stanarima; za ulaganje; ulaganje; kao investicija; s unajmljivac*; prihod od najma; za turisticki najam',
    students:
      'za studente; za studenta; za studenticu; studente; studenta; studentica; student; studenti; studentice; studenticu; studentski; studentsk*; za studentice; studentima',
    'no-commission':
      'bez provizije; bez agencijske provizije; bez agencijskih provizija; 0 % provizije; 0 provizije; nema provizije; bez provizija; provizija 0; bez posrednicke naknade; bez posrednicke provizije',
    'price-reduced':
      'snizeno; snizen; snizena; snizene; snizena cijena; snizenoj cijeni; snizenje; sniženj*; snizili; snizili cijenu; pala cijena; spustena cijena; na snizenju; akcija; akcijska cijena; cijena pala; jeftinije nego prije',
    available:
      'useljiv odmah; useljivo odmah; useljiva odmah; odmah useljiv; odmah useljivo; odmah useljiva; odmah useljivu; useljenje odmah; odmah slobodan; odmah slobodna; slobodan odmah; slobodna odmah; slobodno odmah; slobodan; slobodna; slobodno; prazan; prazna; dostupno odmah; odmah dostupan; odmah; dostupan; brzo useljenje; odmah useljenje',

    'with-photos': 'sa slikama; s fotografijama; sa fotografijama; s fotkama; sa slikom; imaju slike; ima slike',
    'with-plan': 's tlocrtom; sa tlocrtom; ima tlocrt; tlocrt; tlocrtom',
    'last-week':
      'u zadnjih tjedan dana; zadnjih tjedan dana; u zadnjih 7 dana; zadnjih 7 dana; ovaj tjedan; ovog tjedna; objavljeno ovaj tjedan',

    cheapest:
      'najjeftinij*; najnize cijene; najniza cijena; od najjeftinijeg; od jeftinijih; po cijeni uzlazno; prvo jeftin*; najjeftinije prvo; najjeftiniji prvo; najpovoljnij*',
    dearest: 'najskuplj*; od najskupljeg; najskuplje prvo; po cijeni silazno',
    largest: 'najveci; najveca; najvece; najveci prvo; najvece prvo; od najveceg',
    newest:
      'najnovij*; najnoviji oglasi; najnovije; zadnji oglasi; novi oglasi; nove oglase; danasnji oglasi; svjezi oglasi; najnoviji prvo; tek objavljen*',
    private:
      'bez agencije; bez agencija; bez posrednika; bez posrednik*; bez agenata; od vlasnika; direktno od vlasnika; izravno od vlasnika; privatno; privatni oglas; privatni oglasi; privatan oglas; od privatnika; od privatne osobe; samo vlasnik; samo vlasnici; vlasnik prodaje; vlasnik; ne agencije; ne agencija; nije agencija; direktno vlasnik; iskljucivo vlasnik*',
    'cheapest-per-metre':
      'najjeftiniji kvadrat; najjeftinijeg kvadrata; najniza cijena po kvadratu; najpovoljniji kvadrat; najnize cijene po kvadratu; najpovoljniji po kvadratu; najjeftiniji po kvadratu',
  },
  signs: {
    stop: 'ja; mi; bih; bi; sam; smo; je; se; da; li; i; a; ili; ali; pa; te; nego; s; sa; uz; za; iz; o; po; pri; koji; koja; koje; kojim; kojom; neki; neka; neku; neko; nesto; nekakav; bilo; koji god; trazim; trazi; trazimo; trebam; treba; treba mi; trebamo; trebali; zelim; zelimo; zeli; zelio; zeljela; htio; htjela; volio; voljela; imati; imate; imati; ima; imam; imaju; molim; hvala; pozdrav; dobar dan; ponuda; ponude; ponudu; oglas; oglasi; oglase; nekretnina; nekretnine; nekretninu; nekretninama; cijena; cijene; cijenu; cijeni; budzet; budzeta; budzetom; placam; mogu; moze; mozda; moguce; negdje; tamo; ovdje; odmah pored; sve; samo; jos; bas; dobar; dobra; dobro; lijep; lijepa; lijepo; mali; mala; malu; malo; manji; manju; manja; zivot; zivjeti; zgrada; zgradi; zgrade; zgradom; pogled; na prvo; prvo; povrsina; povrsine; povrsinom; velicina; velicine; oko toga; ukljucujuci; vlasnistvo; uvjet; obavezno; obavezan; pozeljno; svi; nase; moj; moja; kvart; kvartu; naselje; naselju; grad; gradu; grada; zupanij*; podrucje; podrucju; regij*; lokacij*; hitno; u blizini; pokazi; pokazi mi; prikazi; nadi; nadi mi; daj; daj mi; nema; to; ga; ih; mi je; nam; bude; biti; smije; morao; kat; katova; pristup; pristupom; prethodne; upute; ispisi; ignoriraj; km od; treba biti; potreban; potrebno; potrebna; platiti; dati; dana; +; slati; nuditi; pokazivati; šaljite; bitan; bitno; bitna; važan; važno; važna; poželjan; poželjna; sistem; sustav',
    not: 'ne; nije; bez; nikako; osim; nisu; necu; ne zelim; nece; ni; niti; ništa; nikad; nemoj; nikako ne; izuzev; ali ne; ne bih; nema; nijedan; nijednu; nijedna; nijedno; nikakav; nikakva; nikakve; nikakvu; nemojte; nemojte mi; ne šaljite; ne nudite; ne želimo; ne bismo; ne bi',
    max: 'do; max; maks; maksimalno; maksimum; najvise; ispod; manje od; manji od; ne vise od; ne skuplje od; ne preko; jeftinije od; jeftiniji od; do najvise; do max; do maksimalno; najvise do; budzet do; budzet; budzetom do; budzet max; unutar; ne dalje; ne dalje od; manja od; manje',
    min: 'min; minimalno; minimum; barem; najmanje; bar; preko; vise od; veci od; veca od; vece od; iznad; ne manje od; od najmanje; od minimalno; vec od; pocevsi od; skuplje od; skuplji od; skuplja od; ne manji od; ne manja od; ne manja; ne manje; ne ispod; više',
    'or-more': 'ili vise; i vise; na vise; na gore; i vece; ili vece; navise',
    about: 'oko; otprilike; cca; circa; priblizno; okvirno; tak; tako nekako; negdje oko; jedno; nekih; kojih',
    between: 'izmedu; izmedju',
    of: 'od',
    and: 'i; te; pa',
    to: 'do; pa do',
    after: 'nakon; poslije; novije od; noviji od; novija od; mlade od; mladi od; mlada od; iza',
    built:
      'izgraden*; izgradnj*; godina gradnje; godine gradnje; godiste; gradnja; gradnje; gradnju; sagraden*; graden*; zidan*',
    half: 'pol; pola; po',
    thousand: 'tisuca; tisuce; tisucu; tis; tisucica; hiljad*; k; iljad*; som; soma; somova',
    million: 'milijun; milijuna; milijuni; mil; mio; milion; miliona; milja; m',
    'half-million': 'pola milijuna; polmilijuna; pol milijuna',
    euro: '€; eur; eura; euro; euri; eurica; e; evra; ojra',
    kuna: 'kn; kuna; kune; hrk',
    'per-metre': 'po kvadratu; po m2; / m2; po kvadratnom metru; za kvadrat; kvadrat; / kvadrat; / kvadratu',
    'square-metre':
      'm2; kvadrat; kvadrata; kvadrati; kvadratnih metara; kvadratna metra; kvadratni metar; kvm; metara kvadratnih; kvadratnih; kvadratic*; kvadratura; kvadrature; kv m; kv metara; kv metra; m kv; četvornih metara; četvorna metra; četvorni metar; m četvornih; kv',
    metre: 'm; metara; metra; metar',
    kilometre: 'km; kilometar; kilometara; kilometra',
    minute: 'min; minuta; minute; minut; minutu',
    'room-noun': 'sobe; soba; sobu; sobama; sobni; sobna; sobno; sobnog; sobnu; sobnom; soban; prostorij*; prostorije',
    'bedroom-noun':
      'spavace sobe; spavacih soba; spavaca soba; spavacu sobu; spavaca; spavace; spavacih; spavacim sobama; spavaonic*; spavaćom sobom; spavaćom; spavaćoj sobi; spavaće sobe',
    'bathroom-noun': 'kupaonic*; kupaone; kupatil*; kupaona; wc; wca; toalet*; kupelj',
    'floor-noun': 'kat; katu; kata; katova; katovi; etaza; etaze; etaz*; kraj',
    sea: 'more; mora; moru; plaza; plaze; plazi; plazu; obala; obale; obali; obalu',
    energy:
      'energetski razred; energetskog razreda; energetskim razredom; energetski certifikat; energetska klasa; energetske klase; energetskog certifikata; en razred; razred; razreda; certifikat',
    near: 'blizu; kod; okolica; okolici; okolicu; okolice; u okolici; u blizini; nedaleko od; pokraj; pored; kraj; blizina; u krugu oko; oko grada; zaleđe; zalede; zaledu; zaleda; u zaledu; uz; u radijusu; radijus; u krugu',
    in: 'u; iz',
    on: 'na',
    island: 'otok; otoku; otoka; na otoku; otoci; otocima',
    centre:
      'centar; centru; centra; sredis*; strogi centar; strogom centru; uzi centar; uzem centru; siri centar; sirem centru',
    'old-town':
      'stari grad; starom gradu; starog grada; stara jezgra; staroj jezgri; stare jezgre; povijesna jezgra; starogradsk*',
    country: 'hrvatska; hrvatskoj; hrvatske; hrvatsku; cijela hrvatska; cijeloj hrvatskoj; bilo gdje; domovin*',
    car: 'auto; autom; autom voznje; voznje; voznja; vozeci; voznje autom; vozilom; voznjom; automobilom',
    bike: 'bicikl; biciklom; biciklo*; bajkom',
    walk: 'pjesice; pjeske; hoda; hodom; hodanja; pjesacenja; setnje; pjehe; setnjom; pjesic*',
    transit: 'javnim prijevozom; javnog prijevoza; javni prijevoz; tramvajem; busom; autobusom; vlakom; zetom',
    or: 'ili; ili pak; odnosno; ni; niti; /',
    with: 's; sa; uz; +',
    month:
      'mjesečno; na mjesec; po mjesecu; mj; mjes; / mj; / mjes; / mjesec; / mjesečno; mjesec; mjeseca; mjeseci; mjesecu; svaki mjesec; svakog mjeseca; mesečno; mesec; meseca; meseci; režije; režijama; plus režije; + režije; i režije; režije uključene; uključene režije; s režijama; sa režijama; s uključenim režijama; bez režija',
    'short-stay':
      'po noći; po noćenju; noć; noći; / noć; / noći; / noćenje; noćenje; noćenja; za noć; na noć; dnevno; po danu; na dan; / dan; tjedno; tjedan; tjedna; tjedana; na tjedan; po tjednu; / tjedan; / tjedno; / tj; sedmično; godišnje; na godinu; / god; / godišnje',
    needless:
      'ne treba; ne trebaju; ne treba mi; ne trebam; ne trebamo; nije potreban; nije potrebna; nije potrebno; nisu potrebni; nisu potrebne; nije nužan; nije nužno; nije nužna; nije važan; nije važno; nije važna; nije bitan; nije bitno; nije bitna; nebitno; nebitan; nebitna; nevažno; nije obavezan; nije obavezno; nije obavezna; nije uvjet; ne mora; ne mora biti; ne mora imati; ne moraju; nije presudno; nije presudan; može i bez; suvišan; suvišno; nepotreban; nepotrebno; nepotrebna; svejedno',
    refused:
      'ne dolazi u obzir; ne dolaze u obzir; ne zanima me; me ne zanima; ne zanimaju me; me ne zanimaju; nas ne zanima; ne zanima nas; ne zanima; ne zanimaju; ne ide; otpada; otpadaju; je isključeno; isključeno; isključen; isključena; ne nuditi; nemojte nuditi; ne nudite; ne prihvaćam; ne prihvaćamo; premalo; je premalo; premalo je; preskupo; je preskupo; previše; je previše; ne može; ne odgovara; ne odgovara mi; ne pada na pamet; ne hvala; nema šanse; ni slučajno; ni govora; ne gledam',
    'room-part':
      'dnevni boravak; dnevnog boravka; dnevnim boravkom; dnevnom boravku; dnevna soba; dnevne sobe; dnevnu sobu; dnevnom sobom; boravak; boravka; boravkom; kuhinja; kuhinje; kuhinjom; kuhinju; kuhinji; blagovaonic*; hodnik; hodnikom; hodnika; predsoblje; predsobljem; radna soba; radnu sobu; radnom sobom',
    other: 'split level; splitlevel; split razina',
    hectare: 'ha; hektar; hektara; hektari; hektare',
    acre: 'aker; akera; akra; acre; acres',
    jutro: 'jutro; jutra; jutara; katastarsko jutro; katastarska jutra; katastarskih jutara; ral; rali; ralova',
    are: 'ar; ara; ari; are; arova; ara zemlje',
    dunum: 'dunum; dunuma; dulum; duluma; donum; donuma; dunuma zemlje',
    'square-foot': 'kvadratnih stopa; kvadratne stope; sq ft; sqft; ft2',
    fathom:
      'hvat; hvata; hvati; čhv; čhvata; čhvati; četvornih hvati; četvorna hvata; četvornih hvata; kvadratnih hvati; kvadratna hvata; hv',
    'quarter-million': 'četvrt milijuna; četvrtina milijuna; četvrt miliona',
    genitive: '',
    surroundings:
      'okolica; okolici; okolicu; okolice; okolicom; okolno mjesto; okolna mjesta; okolnim mjestima; blizina; blizini; u blizini; u okolici',
    without: 'bez',
    one: 'jedan; jedna; jednu; jedno; jednom; jednog',
    two: 'dva; dvije; dviju; dvoje; dvjema',
    three: 'tri; troje; triju',
    four: 'cetiri; cetvero; cetiriju',
    five: 'pet; petero',
    six: 'sest; sestero',
    seven: 'sedam',
    eight: 'osam',
    nine: 'devet',
    ten: 'deset',
  },
};
