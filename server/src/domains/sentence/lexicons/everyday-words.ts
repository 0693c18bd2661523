import type { Locale } from '@kvadrat/contracts/locales';

/**
 * Words of each language that are names of places as well, such as `arena`, `vallée` (Bale) or `газа`: written small they are
 * words. They were found by looking up the words of a spelling dictionary of each language in the directory of places.
 */
export const WRITTEN_SMALL: Readonly<Record<Locale, string>> = {
  hr: 'arena banja bilje biskupija bistra blato brda bulevar crno dobri dvor gaza gola gradina gripe jesenje kanal kolonija lošina mace marina meje mlaka mlinovi odra okrug orle pećine pile ploča poluotok potok pregrada rasa razine remete salata sine sini sirac srednjaci šalji tribuni turani tvrda utrina varoš velika vidici vidikovac visoka visoko vojak vuka zdenci zlatar zmijini zvijezda školjić smokvica crnica brajda čavle',
  de: 'arena bast bettina boris brest bälle dali diwan dolly dragee däne florian fontäne gatt gage gala grab grippe homer janina kali kanal kastell kattun kipp krüge lisa luke marina martin martina maya nizza pille police ritt rüde rüdes silo sinne slum splitt stefanie türke wale wälle davor rasa trau wirr valle torre lago zara pola pago nona segna bol brod',
  en: 'arena bale boll cress grad gripe grippe mace marina pile sally sine vale wale bol brod hum novi rat ist pola pago valle nona segna fontane zara lago torre montona',
  it: 'arena balle bilie bistra bosniaci buie draga gazza gola gradina gradiste lisa lissa marina nonna pile polla rasa rovini salata sali salii seni senni sestine spallato trilli vale valle vis nona segna fontane torre lago montona brod bol',
  fr: 'arena aréna balle bilié bol brella brêla cerna crées créées darda gaza grippe grippée kali lissa lysa lésina marina orle pile pille pillée pilée rasa relia remette remets ricine rudes sine vallée valle brod pola pago nona segna fontane zara lago torre montona',
  es: 'arena bale balee barban bol braza bulevar bélica cerna crees draga gaza gola gripe lisa mace marina meje melada mellada mimara orle pasman pican pile pille polaca polla pulla rasa remete sali vale valle torre lago brod pola pago nona segna fontane zara montona',
  ru: 'арена баня бани баней баню бане бельведер боль боровые брела былые быстра ввысь велика вояк высока высоко высь газа газ газом газу газе гвоздь глина гола град градина гриппе груз добры добрый жара жарко замет заметь запруде кали калии каллы канал канала капелла клака колония круге лука лыка лыса маце микрорайон микрорайоне микрорайона мучь округ округе округа отток пиле пола полы пол поток преграда раса рицине рыбник салата трибуны фазана фонтане хорваты цехи черна чехи шины вода воды',
  pt: 'arena bale bania banja belveder bilice brinje bujé bulevar bélica cerna comissa darda draga gaza gola gradina gripe lagosta laurana lisa lissa mace manus marina marçana meie mejê melada mimara orle pile ploce polaca rasa rudes savica sine sini sopie tisno vale valle vínica torre lago brod bol pola pago nona segna fontane zara montona',
  el: 'άρρενα αρένα βάλλε βάρος βελγικά βούκα βυσσινάδα γάζα γλίνα γρυπέ κάλλη κάπελα κλάκα κολάν κολλάν κολόνια κουκλίτσα κόμιζα κώνο λυσσά λύγισα λώβας μανούς μαρίνα μπολ πάγκο πέτσινε πίλε πηλέ πολλά προμήνα ράσα ρέλια σάλι σαλάτα σαλή σινί στοών στων',
};

/** Of these a word like "in" before them tells the place, too: fiume is a river, "a fiume" is Rijeka. */
export const TOLD_BY_LEAD: Readonly<Partial<Record<Locale, string>>> = {
  hr: 'abazija bakar bale kali lokve selca vir vrpolje bol borik brodarica draga drenova glina gradište imotski jelenje kapela kaptol kraljevica križ lipik luka majur njivice ploče rakovica rijeka slatina trnje vis višnjik vodice vrbik vrši zamet zaton rab sali opatija biograd sinji dvor sirac',
  it: 'fiume pola zara abbazia veglia',
  el: 'πουλά πάγο ζάρα πισινό ωμής φύουμε νυν νονά',
  pt: 'pula vir vis crês solta',
  fr: 'omis solin rab sali vis lika',
  en: 'pag',
  es: 'pula pág nin vis buje',
  ru: 'абразия арбе баска вис водице драга затон клана лика раб сени сине синий стон шали одра трибуны луг пола',
};
