import type { Locale } from '@kvadrat/contracts/locales';
import type { TypologyCode } from '@kvadrat/contracts/vocabulary';

type Words = Readonly<Record<TypologyCode, string>>;

const words = (...list: readonly [string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]): Words => ({
  1: list[0], 2: list[1], 3: list[2], 4: list[3], 5: list[4], 6: list[5], 7: list[6], 8: list[7], 9: list[8],
  10: list[9], 11: list[10], 12: list[11], 13: list[12], 14: list[13], 15: list[14], 16: list[15], 17: list[16], 18: list[17],
});

/** What a property is called at the head of a title. Kyero ads have no title of their own. */
export const TYPOLOGY_WORDS: Readonly<Record<Locale, Words>> = {
  hr: words('Stan', 'Stan u potkrovlju', 'Kuća', 'Loft', 'Seoska kuća', 'Vila', 'Kuća u nizu', 'Ured', 'Lokal', 'Skladište', 'Hala', 'Poslovni prostor', 'Radionica', 'Posao s prostorom', 'Poljoprivredno zemljište', 'Građevinsko zemljište', 'Ležaj', 'Soba'),
  de: words('Wohnung', 'Dachgeschosswohnung', 'Haus', 'Loft', 'Landhaus', 'Villa', 'Reihenhaus', 'Büro', 'Ladenlokal', 'Lager', 'Halle', 'Gewerbefläche', 'Werkstatt', 'Betrieb', 'Landwirtschaftliches Grundstück', 'Baugrundstück', 'Bett', 'Zimmer'),
  en: words('Apartment', 'Penthouse apartment', 'House', 'Loft', 'Country house', 'Villa', 'Terraced house', 'Office', 'Shop', 'Warehouse', 'Industrial hall', 'Commercial premises', 'Workshop', 'Business', 'Farmland', 'Building plot', 'Bed', 'Room'),
  it: words('Appartamento', 'Attico', 'Casa', 'Loft', 'Casale', 'Villa', 'Villetta a schiera', 'Ufficio', 'Negozio', 'Magazzino', 'Capannone', 'Locale commerciale', 'Laboratorio', 'Attività commerciale', 'Terreno agricolo', 'Terreno edificabile', 'Posto letto', 'Camera'),
  fr: words('Appartement', 'Appartement sous les toits', 'Maison', 'Loft', 'Maison de campagne', 'Villa', 'Maison mitoyenne', 'Bureau', 'Boutique', 'Entrepôt', 'Hangar', 'Local commercial', 'Atelier', 'Fonds de commerce', 'Terrain agricole', 'Terrain à bâtir', 'Lit', 'Chambre'),
  es: words('Piso', 'Ático', 'Casa', 'Loft', 'Casa de campo', 'Villa', 'Casa adosada', 'Oficina', 'Local de tienda', 'Almacén', 'Nave', 'Local comercial', 'Taller', 'Negocio', 'Terreno rústico', 'Solar', 'Cama', 'Habitación'),
  ru: words('Квартира', 'Мансарда', 'Дом', 'Лофт', 'Сельский дом', 'Вилла', 'Таунхаус', 'Офис', 'Магазин', 'Склад', 'Ангар', 'Коммерческое помещение', 'Мастерская', 'Готовый бизнес', 'Сельскохозяйственный участок', 'Участок под застройку', 'Койко-место', 'Комната'),
  pt: words('Apartamento', 'Sótão', 'Moradia', 'Loft', 'Quinta', 'Vivenda', 'Moradia em banda', 'Escritório', 'Loja', 'Armazém', 'Pavilhão', 'Espaço comercial', 'Oficina', 'Negócio', 'Terreno agrícola', 'Terreno para construção', 'Cama', 'Quarto'),
  el: words('Διαμέρισμα', 'Ρετιρέ', 'Σπίτι', 'Λοφτ', 'Αγροικία', 'Βίλα', 'Μεζονέτα', 'Γραφείο', 'Κατάστημα', 'Αποθήκη', 'Υπόστεγο', 'Επαγγελματικός χώρος', 'Εργαστήριο', 'Επιχείρηση', 'Αγροτεμάχιο', 'Οικόπεδο', 'Κρεβάτι', 'Δωμάτιο'),
};
