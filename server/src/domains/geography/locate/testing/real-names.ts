/**
 * Parts of the 25 largest towns as agencies write them beside the town's name, and the part of the directory that is meant: the last
 * word of its path, nothing where the directory has no such part or where several are meant, so that the town itself is right.
 * Without `=` the meant part is the one of that name. Written before the locator was made.
 */
const NAMES: Readonly<Record<string, string>> = {
  zagreb: `
    Centar=donji-grad; Donji grad; Strogi centar=donji-grad; Uži centar=donji-grad; Centar grada=donji-grad; city centre=donji-grad; Zentrum=donji-grad; Gornji grad;
    Gornji Grad - Medveščak; Gornji grad-Medveščak=gornji-grad-medvescak; GORNJI GRAD MEDVEŠČAK=gornji-grad-medvescak; Medveščak; Črnomerec; Crnomerec; Maksimir; Trnje;
    Peščenica - Žitnjak; Pešćenica - Žitnjak=pescenica-zitnjak; Peščenica=pescenica-zitnjak; Žitnjak; Novi Zagreb - istok; Novi Zagreb istok; Novi Zagreb-Zapad;
    Novi Zagreb=; Trešnjevka – sjever=tresnjevka-sjever; Trešnjevka sjever; Tresnjevka jug; Trešnjevka=; Stara Trešnjevka; Stenjevec; Podsused - Vrapče; Podsused; Vrapče; Gornje Vrapče;
    Donje Vrapče=vrapce; Podsljeme; Sesvete; Brezovica; Donja Dubrava; Gornja Dubrava; Dubrava=; Jarun; Prečko; Precko; Vrbani; Vrbani 3=vrbani; Vrbani III=vrbani; Knežija; Srednjaci;
    Gajevo; Rudeš; Voltino; Ljubljanica; Ciglenica; Pongračevo; Špansko; Spansko; Malešnica; Jankomir; Oranice; Kustošija; Gornja Kustošija; Donja Kustošija=kustosija; Mikulići; Šestine; Gračani; Markuševec;
    Mlinovi; Sveti Duh; Sv. Duh=sveti-duh; Sv.Duh=sveti-duh; Pantovčak; Tuškanac; Šalata; Kaptol; Kvatrić; Kvaternikov trg=; Laščina; Bukovac; Gornji Bukovac=bukovac; Bukovac Donji=bukovac; Jordanovac;
    Remete; Kozjak; Jazbina; Ravnice=; Borongaj; Volovčica; Ferenščica; Folnegovićevo naselje; Folnegovićevo=folnegovicevo-naselje; Savica; Sigečica; Vrbik; Cvjetno naselje; Cvjetno=cvjetno-naselje;
    Kruge; Kanal; Martinovka; Staro Trnje; Siget; Sopot; Travno; Dugave; Utrine; Utrina=utrine; Zapruđe; Zaprudje=zaprude; Sloboština; Središće; Trnsko; Savski gaj; Kajzerica; Lanište; Remetinec; Botinec;
    Sveta Klara; Sv. Klara=sveta-klara; Lučko; Blato; Buzin; Hrelić; Jakuševec; Odra; Veliko Polje; Mala Mlaka; Trnava; Retkovec; Čulinec; Resnik; Dubec; Granešina; Klaka; Poljanice; Studentski grad;
    Oporovec; Miroševec; Gajnice; Perjavica=; Orešje; Novi Jelkovec; Jelkovec; Sesvetski Kraljevec; Kašina; Zrinjevac; Cvjetni trg; Britanski trg=; Sljeme; Donje Svetice; Stara Peščenica; Vukomerec; Petruševec;
    Ivanja Reka; Kozari bok; Kozari putevi; Borovje; Šestinski dol; Jelenovac; Zelengaj=; na Jarunu=jarun; u Maksimiru=maksimir; kvart Rudeš=rudes; naselje Utrine=utrine`,
  split: `
    Bačvice; Bacvice; Firule; Žnjan; Znjan; Mertojak; Trstenik; Split 3; Split III=split-3; Spinut; Meje; Marjan=; Varoš; Veli Varoš=varos; Lučac=lucac-manus; Manuš=lucac-manus; Lučac - Manuš; Grad=grad-dioklecijanova-palaca;
    Centar=grad-dioklecijanova-palaca; Stari grad=grad-dioklecijanova-palaca; old town=grad-dioklecijanova-palaca; Altstadt=grad-dioklecijanova-palaca; Dioklecijanova palača=grad-dioklecijanova-palaca; Dobri; Gripe; Blatine=blatine-skrape; Škrape=blatine-skrape;
    Plokite; Sućidar; Sucidar; Pujanke; Kman; Kocunar; Lokve; Lovret; Brda; Neslanovac; Mejaši; Pazdigrad; Visoka; Ravne njive; Zenta; Bol; Brodarica; Skalice=; Stobreč; Žrnovnica; Slatine; Sirobuja; Šine; Kila=; Poljud=; na Bačvicama=bacvice`,
  rijeka: `
    Centar=centar-skoljic-stari-grad; strogi centar=centar-skoljic-stari-grad; Školjić=centar-skoljic-stari-grad; Stari grad=centar-skoljic-stari-grad; Trsat; Kozala; Belveder; Krimeja; Pećine; Pecine; Vežica=; Gornja Vežica;
    Donja Vežica=podvezica; Podvežica; Kantrida; Zamet; Gornji Zamet=zamet; Srdoči; Škurinje; Skurinje; Drenova; Donja Drenova=drenova; Gornja Drenova=drenova; Pehlin; Turnić; Podmurvice; Krnjevo; Mlaka; Potok; Brajda=brajda-dolac;
    Dolac=brajda-dolac; Bulevard; Sušak=susak-centar; Orehovica; Svilno; Draga; Rastočine; Banderovo; Martinkovac; Brašćine=brascine-pulac; Pulac=brascine-pulac; Luka; Vojak; Bivio=; na Trsatu=trsat`,
  osijek: `Donji grad; Gornji grad; Centar=gornji-grad; Tvrđa; Tvrdja=tvrda; Retfala; Novi grad; Sjenjak; Jug 2=jug-ii; Jug II; Industrijska četvrt; Industrijska=industrijska-cetvrt; Višnjevac; Tenja; Josipovac; Briješće; Brijest; Vijenac=; Bosutsko naselje`,
  zadar: `
    Arbanasi; Bili brig; Bokanjac; Borik; Brodarica; Bulevar=bulevar-relja; Relja=bulevar-relja; Crvene kuće; Diklo; Jazine=; Jazine 1=jazine-i; Jazine II; Kolovare; Melada; Ploča; Plovanija; Poluotok; Puntamika; Ričine; Smiljevac; Stanovi;
    Vidikovac; Višnjik; Voštarnica; Vostarnica; Centar=poluotok; Stari grad=poluotok; Petrčane; Kožino; Novi Bokanjac=bokanjac; Maslina=`,
  'velika-gorica':
    'Centar; Cibljanica; Galženica; Kurilovec; Pleso; Rakarje; Stari grad; Velika Mlaka; Donja Lomnica; Gradići; Mičevec; Buševec; Mraclin; Hrvatski velikani; Braća Radić',
  pula: `Veruda; Stoja; Šijana; Sijana; Vidikovac; Kaštanjer; Valdebek; Busoler; Monte Zaro; Monvidal; Nova Veruda; Veli Vrh; Štinjan; Stinjan; Gregovica; Arena; Centar; Stari grad; Sisplac=sveti-polikarp-sisplac;
    Sv. Polikarp - Sisplac=sveti-polikarp-sisplac; Valkane=; Verudela=`,
  'slavonski-brod':
    'Centar; Budainka; Kolonija; Livada; Mikrorajon; Slavonija 1=slavonija-i; Slavonija II; Brodski Varoš; Podvinje; Jelas=',
  karlovac:
    'Banija; Dubovac; Gaza; Grabrik; Luščić; Luscic; Novi centar; Rakovac; Švarča; Turanj; Zvijezda; Stari grad=zvijezda; Mahićno; Rečica; Hrnetić=',
  varazdin:
    'Banfica; Biškupec; Centar; Grabanica; Grabanice=grabanica; Hrašćica; Jalkovec; Gojanec; Gornji Kućan; Đurek=',
  sibenik:
    'Baldekin; Baldekin 1=baldekin; Brodarica; Crnica; Dolac; Grad=grad-stari-grad; Stari grad=grad-stari-grad; Centar=grad-stari-grad; Mandalina; Meterize; Njivice; Ražine; Šubićevac; Varoš; Vidici; Zaton; Zlarin; Grebaštica',
  dubrovnik: `Babin kuk; Gruž; Gruz; Komolac; Lapad; Mokošica; Nova Mokošica; Stara Mokošica=mokosica; Montovjerna; Pile=pile-kono; Kono=pile-kono; Ploče=ploce-iza-grada; Iza Grada=ploce-iza-grada; Ploče - Iza Grada; Zaton; Stari grad=grad-stari-grad;
    Centar=grad-stari-grad; Koločep; Lopud; Orašac; Trsteno; Sustjepan; Bosanka; na Lapadu=lapad`,
  sisak:
    'Caprag=; Novo Pračno; Staro Pračno; Topolovac; Odra Sisačka; Odra=odra-sisacka; Galdovo=; Centar=; Budaševo; Greda',
  kastela:
    'Kaštel Stari; Kaštel Novi; Kaštel Lukšić; Kastel Luksic; Kaštel Kambelovac; Kambelovac=kastel-kambelovac; Kaštel Gomilica; Kaštel Sućurac; Sućurac=kastel-sucurac; Kaštel Štafilić; K. Stari=kastel-stari',
  samobor:
    'Bregana; Rakov Potok; Sveti Martin pod Okićem; Sv. Martin pod Okićem=sveti-martin-pod-okicem; Centar=; Domaslovec; Bobovica; Rude; Galgovo',
  bjelovar: 'Ždralovi; Gudovac; Trojstveni Markovac; Brezovac; Centar=; Hrgovljani=',
  vinkovci: 'Mirkovci; Centar=; Lapovci=',
  koprivnica: 'Štaglinec; Bakovčica; Starigrad; Herešin; Reka; Centar=',
  cakovec: 'Ivanovec; Mihovljan; Savska Ves; Štefanec; Kuršanec; Buzovec=; Centar=',
  solin: 'Mravince; Vranjic; Kučine; Blaca; Sveti Kajo=',
  zapresic:
    'Šibice; Jablanovec; Ivanec Bistranski; Ivanec=ivanec-bistranski; Pojatno; Lužnica; Hruševec Kupljenski; Centar=',
  dakovo: 'Piškorevci; Kuševac; Budrovci; Selci Đakovački; Selci=selci-dakovacki; Centar=',
  sinj: 'Glavice; Brnaze; Karakašica; Suhač; Obrovac Sinjski; Obrovac=obrovac-sinjski; Lučane',
  vukovar: 'Sotin; Borovo naselje=; Mitnica=; Grabovo; Lipovača; Centar=',
  kutina: 'Repušnica; Husain; Kutinska Slatina; Banova Jaruga; Centar=',
};

export interface RealName {
  /** Path of the town. */
  town: string;
  part: string;
  /** Last word of the path of the part that is meant, null for the town itself. */
  meant: string | null;
}

/** @param slugify makes the last word of a path of a name */
export function realNames(slugify: (name: string) => string): RealName[] {
  return Object.entries(NAMES).flatMap(([town, list]) =>
    list.split(';').map((entry) => {
      const [part = '', meant] = entry.trim().split('=');
      return { town, part, meant: meant === undefined ? slugify(part) : meant === '' ? null : meant };
    }),
  );
}
