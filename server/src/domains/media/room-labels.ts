import type { Locale } from '@kvadrat/contracts/locales';

/** What a photo shows; the text alternative of photos by others is made of it. */
const ROOMS = [
  'facade',
  'building',
  'living-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'terrace',
  'view',
  'pool',
  'land',
  'floor-plan',
  'office',
  'shop',
  'garage',
  'warehouse',
  'sea',
] as const;

export type Room = (typeof ROOMS)[number];

export function isRoom(value: string | null): value is Room {
  return (ROOMS as readonly (string | null)[]).includes(value);
}

const LABELS: Readonly<Record<Locale, Readonly<Record<Room | 'photo', string>>>> = {
  hr: {
    facade: 'Pročelje', building: 'Zgrada', 'living-room': 'Dnevni boravak', kitchen: 'Kuhinja', bedroom: 'Spavaća soba', bathroom: 'Kupaonica',
    terrace: 'Terasa', view: 'Pogled na mjesto', pool: 'Bazen', land: 'Zemljište', 'floor-plan': 'Tlocrt', photo: 'Fotografija',
    office: 'Ured', shop: 'Lokal', garage: 'Garaža', warehouse: 'Skladište', sea: 'Pogled na more',
  },
  de: {
    facade: 'Fassade', building: 'Gebäude', 'living-room': 'Wohnzimmer', kitchen: 'Küche', bedroom: 'Schlafzimmer', bathroom: 'Badezimmer',
    terrace: 'Terrasse', view: 'Blick auf den Ort', pool: 'Pool', land: 'Grundstück', 'floor-plan': 'Grundriss', photo: 'Foto',
    office: 'Büro', shop: 'Geschäftslokal', garage: 'Garage', warehouse: 'Lager', sea: 'Meerblick',
  },
  en: {
    facade: 'Facade', building: 'Building', 'living-room': 'Living room', kitchen: 'Kitchen', bedroom: 'Bedroom', bathroom: 'Bathroom',
    terrace: 'Terrace', view: 'View of the town', pool: 'Pool', land: 'Land', 'floor-plan': 'Floor plan', photo: 'Photo',
    office: 'Office', shop: 'Shop', garage: 'Garage', warehouse: 'Warehouse', sea: 'Sea view',
  },
  it: {
    facade: 'Facciata', building: 'Edificio', 'living-room': 'Soggiorno', kitchen: 'Cucina', bedroom: 'Camera da letto', bathroom: 'Bagno',
    terrace: 'Terrazza', view: 'Veduta del luogo', pool: 'Piscina', land: 'Terreno', 'floor-plan': 'Planimetria', photo: 'Foto',
    office: 'Ufficio', shop: 'Negozio', garage: 'Garage', warehouse: 'Magazzino', sea: 'Vista sul mare',
  },
  fr: {
    facade: 'Façade', building: 'Immeuble', 'living-room': 'Séjour', kitchen: 'Cuisine', bedroom: 'Chambre', bathroom: 'Salle de bains',
    terrace: 'Terrasse', view: 'Vue sur la localité', pool: 'Piscine', land: 'Terrain', 'floor-plan': 'Plan', photo: 'Photo',
    office: 'Bureau', shop: 'Local commercial', garage: 'Garage', warehouse: 'Entrepôt', sea: 'Vue sur la mer',
  },
  es: {
    facade: 'Fachada', building: 'Edificio', 'living-room': 'Salón', kitchen: 'Cocina', bedroom: 'Dormitorio', bathroom: 'Baño',
    terrace: 'Terraza', view: 'Vista de la localidad', pool: 'Piscina', land: 'Terreno', 'floor-plan': 'Plano', photo: 'Foto',
    office: 'Oficina', shop: 'Local comercial', garage: 'Garaje', warehouse: 'Almacén', sea: 'Vista al mar',
  },
  ru: {
    facade: 'Фасад', building: 'Здание', 'living-room': 'Гостиная', kitchen: 'Кухня', bedroom: 'Спальня', bathroom: 'Ванная',
    terrace: 'Терраса', view: 'Вид на город', pool: 'Бассейн', land: 'Участок', 'floor-plan': 'План', photo: 'Фото',
    office: 'Офис', shop: 'Магазин', garage: 'Гараж', warehouse: 'Склад', sea: 'Вид на море',
  },
  pt: {
    facade: 'Fachada', building: 'Edifício', 'living-room': 'Sala de estar', kitchen: 'Cozinha', bedroom: 'Quarto', bathroom: 'Casa de banho',
    terrace: 'Terraço', view: 'Vista da localidade', pool: 'Piscina', land: 'Terreno', 'floor-plan': 'Planta', photo: 'Foto',
    office: 'Escritório', shop: 'Loja', garage: 'Garagem', warehouse: 'Armazém', sea: 'Vista para o mar',
  },
  el: {
    facade: 'Πρόσοψη', building: 'Κτίριο', 'living-room': 'Σαλόνι', kitchen: 'Κουζίνα', bedroom: 'Υπνοδωμάτιο', bathroom: 'Μπάνιο',
    terrace: 'Βεράντα', view: 'Θέα της πόλης', pool: 'Πισίνα', land: 'Οικόπεδο', 'floor-plan': 'Κάτοψη', photo: 'Φωτογραφία',
    office: 'Γραφείο', shop: 'Κατάστημα', garage: 'Γκαράζ', warehouse: 'Αποθήκη', sea: 'Θέα στη θάλασσα',
  },
};

/** Text alternative of a photo: what it shows, or "photo" and its number (from 1) where nobody said. */
export function photoAlt(locale: Locale, room: Room | null, number: number): string {
  const labels = LABELS[locale];
  return room === null ? `${labels.photo} ${String(number)}` : labels[room];
}
