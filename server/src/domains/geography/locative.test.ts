import { locativeOf, locativesOf } from './locative';
import { readPlaces } from './read-places';

/** Checked by hand, one by one: rules, exceptions, islands, counties and regions. */
const CHECKED = `
Zagreb: u Zagrebu; Split: u Splitu; Rijeka: u Rijeci; Osijek: u Osijeku; Zadar: u Zadru; Pula: u Puli; Slavonski Brod: u Slavonskom Brodu;
Karlovac: u Karlovcu; Varaždin: u Varaždinu; Šibenik: u Šibeniku; Sisak: u Sisku; Dubrovnik: u Dubrovniku; Bjelovar: u Bjelovaru;
Kaštela: u Kaštelima; Samobor: u Samoboru; Vinkovci: u Vinkovcima; Koprivnica: u Koprivnici; Đakovo: u Đakovu; Vukovar: u Vukovaru;
Čakovec: u Čakovcu; Požega: u Požegi; Zaprešić: u Zaprešiću; Solin: u Solinu; Sinj: u Sinju; Petrinja: u Petrinji; Križevci: u Križevcima;
Kutina: u Kutini; Virovitica: u Virovitici; Velika Gorica: u Velikoj Gorici; Sveta Nedelja: u Svetoj Nedelji; Dugo Selo: u Dugom Selu;
Ivanić-Grad: u Ivanić-Gradu; Jastrebarsko: u Jastrebarskom; Vrbovec: u Vrbovcu; Sveti Ivan Zelina: u Svetom Ivanu Zelini;
Metković: u Metkoviću; Makarska: u Makarskoj; Imotski: u Imotskom; Omiš: u Omišu; Trogir: u Trogiru; Trilj: u Trilju; Vrgorac: u Vrgorcu;
Ploče: u Pločama; Opuzen: u Opuzenu; Knin: u Kninu; Drniš: u Drnišu; Skradin: u Skradinu; Vodice: u Vodicama; Primošten: u Primoštenu;
Biograd na Moru: u Biogradu na Moru; Benkovac: u Benkovcu; Nin: u Ninu; Obrovac: u Obrovcu; Bibinje: u Bibinjama; Sukošan: u Sukošanu;
Pakoštane: u Pakoštanima; Tisno: u Tisnom; Privlaka: u Privlaci; Preko: u Preku; Sali: u Salima; Starigrad: u Starigradu;
Gospić: u Gospiću; Senj: u Senju; Novalja: u Novalji; Otočac: u Otočcu; Gračac: u Gračacu; Udbina: na Udbini; Plaški: u Plaškom;
Crikvenica: u Crikvenici; Novi Vinodolski: u Novom Vinodolskom; Opatija: u Opatiji; Kastav: u Kastvu; Bakar: u Bakru; Viškovo: u Viškovu;
Kostrena: u Kostreni; Delnice: u Delnicama; Fužine: u Fužinama; Ravna Gora: u Ravnoj Gori; Mrkopalj: u Mrkoplju; Omišalj: u Omišlju;
Punat: u Puntu; Baška: u Baškoj; Krk: u Krku; Rab: u Rabu; Cres: u Cresu; Mali Lošinj: u Malom Lošinju; Poreč: u Poreču; Rovinj: u Rovinju;
Umag: u Umagu; Buje: u Bujama; Novigrad: u Novigradu; Labin: u Labinu; Pazin: u Pazinu; Vodnjan: u Vodnjanu; Bale: u Balama; Vrsar: u Vrsaru;
Pićan: u Pićnu; Svetvinčenat: u Svetvinčentu; Oprtalj: u Oprtlju; Supetar: u Supetru; Bol: u Bolu; Selca: u Selcima; Pučišća: u Pučišćima;
Hvar: u Hvaru; Stari Grad: u Starom Gradu; Jelsa: u Jelsi; Vis: u Visu; Komiža: u Komiži; Korčula: u Korčuli; Vela Luka: u Veloj Luci;
Blato: u Blatu; Orebić: u Orebiću; Ston: u Stonu; Mljet: na Mljetu; Lastovo: na Lastovu; Vir: na Viru; Šolta: na Šolti; Pag: u Pagu;
Brela: u Brelima; Tučepi: u Tučepima; Baška Voda: u Baškoj Vodi; Podgora: u Podgori; Konavle: u Konavlima; Nova Gradiška: u Novoj Gradiški;
Pakrac: u Pakracu; Lipik: u Lipiku; Novska: u Novskoj; Duga Resa: u Dugoj Resi; Ozalj: u Ozlju; Slunj: u Slunju; Ogulin: u Ogulinu;
Krapina: u Krapini; Zabok: u Zaboku; Zlatar: u Zlataru; Pregrada: u Pregradi; Krapinske Toplice: u Krapinskim Toplicama;
Marija Bistrica: u Mariji Bistrici; Donja Stubica: u Donjoj Stubici; Donji Miholjac: u Donjem Miholjcu; Beli Manastir: u Belom Manastiru;
Našice: u Našicama; Valpovo: u Valpovu; Belišće: u Belišću; Čepin: u Čepinu; Ilok: u Iloku; Županja: u Županji; Nuštar: u Nuštru;
Donji Andrijevci: u Donjim Andrijevcima; Hum na Sutli: u Humu na Sutli; Sveti Petar u Šumi: u Svetom Petru u Šumi;
Otok Brač: na Braču; Otok Hvar: na Hvaru; Otok Krk: na Krku; Otok Korčula: na Korčuli; Otok Pag: na Pagu; Otok Vis: na Visu; Pelješac: na Pelješcu;
Otoci Cres i Lošinj: na Cresu i Lošinju; Dugi otok: na Dugom otoku; Istra: u Istri; Dalmacija: u Dalmaciji; Slavonija: u Slavoniji;
Lika: u Lici; Kvarner: na Kvarneru; Gorski kotar: u Gorskom kotaru; Međimurje: u Međimurju; Hrvatsko zagorje: u Hrvatskom zagorju;
Makarska rivijera: na Makarskoj rivijeri; Grad Zagreb: u Gradu Zagrebu; Jadranska Hrvatska: u Jadranskoj Hrvatskoj;
Splitsko-dalmatinska županija: u Splitsko-dalmatinskoj županiji; Primorsko-goranska županija: u Primorsko-goranskoj županiji`
  .split(';')
  .map((pair) => pair.trim().split(': '));

test('the names that were checked by hand', () => {
  expect(CHECKED.length).toBeGreaterThanOrEqual(120);
  const wrong = CHECKED.filter(([name = '', locative]) => locativeOf(name) !== locative);
  expect(wrong.map(([name = '']) => `${name}: ${String(locativeOf(name))}`)).toEqual([]);
});

test('every town, county, region and island has its case, or is left as it is knowingly', async () => {
  const { places } = await readPlaces();
  const names = [...new Set(places.filter(({ level }) => !/zone/.test(level)).map(({ name }) => name))];
  expect(names.length).toBeGreaterThan(600);
  const locatives = names.map((name) => ({ name, locative: locativeOf(name) }));
  expect(locatives.filter(({ locative }) => locative === null).map(({ name }) => name)).toEqual([
    'Lišane Ostrovičke',
    'Sveti Ivan Žabno',
    'Primorski Dolac',
  ]);
  // A case ends in -u, -i, -m or -a of ama and ima; what is taken for an adjective has no ending in the middle of a word.
  const odd = locatives.filter(
    ({ name, locative }) =>
      locative !== null &&
      !locative.includes('općini ') &&
      (!/^(?:u|na) \p{Lu}/u.test(locative) ||
        !/(?:u|i|om|em|oj|ama|ima)(?: Provo| (?:na|u) .+)?$/.test(locative) ||
        locative.endsWith(` ${name}`)),
  );
  expect(odd).toEqual([]);
});

test('several places are joined, and the word before them is said once', () => {
  expect(locativesOf(['Makarska', 'Split'])).toBe('u Makarskoj i Splitu');
  expect(locativesOf(['Split', 'Otok Brač', 'Otok Hvar'])).toBe('u Splitu, na Braču i Hvaru');
  expect(locativesOf(['Split', 'Lišane Ostrovičke'])).toBeNull();
});
