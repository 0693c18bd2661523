/** `name: its case with the word before it`; what a name of several words keeps as it is stands so. */
const IRREGULAR = `
Bakar: u Bakru; Bibinje: u Bibinjama; Brela: u Brelima; Brod Moravice: u Brod Moravicama; Buje: u Bujama; Čabar: u Čabru;
Čavle: u Čavlima; Cista Provo: u Cisti Provo; Civljane: u Civljanima; Gračac: u Gračacu; Gradec: u Gradecu; Kastav: u Kastvu;
Kaštela: u Kaštelima; Kaštelir-Labinci: u općini Kaštelir-Labinci; Kistanje: u Kistanjama; Klinča Sela: u Klinča Selima;
Kloštar Ivanić: u Kloštar Ivaniću; Kloštar Podravski: u Kloštru Podravskom; Konavle: u Konavlima; Koška: u Koški;
Kula Norinska: u Kuli Norinskoj; Lastovo: na Lastovu; Levanjska Varoš: u Levanjskoj Varoši; Luka: u Luki; Mače: u Maču;
Malinska-Dubašnica: u Malinskoj-Dubašnici; Marija Bistrica: u Mariji Bistrici; Marija Gorica: u Mariji Gorici;
Martinska Ves: u Martinskoj Vesi; Mljet: na Mljetu; Mrkopalj: u Mrkoplju; Murter-Kornati: u općini Murter-Kornati;
Nerežišća: u Nerežišćima; Nova Gradiška: u Novoj Gradiški; Novigrad Podravski: u Novigradu Podravskom; Nuštar: u Nuštru;
Omišalj: u Omišlju; Oprtalj: u Oprtlju; Orle: u Orlu; Ozalj: u Ozlju; Pakoštane: u Pakoštanima; Pakrac: u Pakracu;
Pićan: u Pićnu; Plitvička Jezera: na Plitvičkim Jezerima; Podturen: u Podturnu; Postira: u Postirima; Preseka: u Preseki;
Proložac: u Prološcu; Pučišća: u Pučišćima; Punat: u Puntu; Satnica Đakovačka: u Satnici Đakovačkoj; Selca: u Selcima;
Sisak: u Sisku; Stara Gradiška: u Staroj Gradiški; Sućuraj: u Sućurju; Supetar: u Supetru;
Sveti Filip i Jakov: u Svetom Filipu i Jakovu; Sveti Ilija: u Svetom Iliji; Sveti Ivan Zelina: u Svetom Ivanu Zelini;
Sveti Juraj na Bregu: u Svetom Jurju na Bregu; Sveti Križ Začretje: u Svetom Križu Začretju;
Sveti Petar Orehovec: u Svetom Petru Orehovcu; Sveti Petar u Šumi: u Svetom Petru u Šumi; Svetvinčenat: u Svetvinčentu;
Šolta: na Šolti; Špišić Bukovica: u Špišić Bukovici; Tar-Vabriga: u općini Tar-Vabriga; Tisno: u Tisnom;
Trnovec Bartolovečki: u Trnovcu Bartolovečkom; Trpanj: u Trpnju; Tuhelj: u Tuhlju; Udbina: na Udbini; Velika: u Velikoj;
Vir: na Viru; Visoko: u Visokom; Vuka: u Vuki; Zadar: u Zadru; Zagorska Sela: u Zagorskim Selima;
Zemunik Donji: u Zemuniku Donjem; Zlatar Bistrica: u Zlatar Bistrici; Žumberak: na Žumberku; Župa dubrovačka: u Župi dubrovačkoj;
Dugi otok: na Dugom otoku; Grad Zagreb: u Gradu Zagrebu; Kvarner: na Kvarneru; Otoci Cres i Lošinj: na Cresu i Lošinju;
Pelješac: na Pelješcu; Zagreb i okolica: u Zagrebu i okolici`;

/** People and their own municipalities decline these in more than one way. */
const UNDECIDED = ['Lišane Ostrovičke', 'Primorski Dolac', 'Sveti Ivan Žabno'];

/** Names that follow no rule, with their case, or null for those that are left as they are. */
export const LOCATIVE_EXCEPTIONS: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...IRREGULAR.split(';').map((entry): [string, string] => {
    const [name = '', locative = ''] = entry.trim().split(': ');
    return [name, locative];
  }),
  ...UNDECIDED.map((name): [string, null] => [name, null]),
]);
