import type { Words } from './words';

export const contracts: Words['contracts'] = {
  1: 'Πώληση',
  2: 'Ενοικίαση',
  14: 'Πλειστηριασμός',
  15: 'Πουλήθηκε ή νοικιάστηκε',
  all: 'Όλες οι προσφορές',
};

export const categories: Words['categories'] = {
  1: 'Διαμερίσματα και σπίτια',
  2: 'Επαγγελματικά ακίνητα',
  3: 'Τουριστικά ακίνητα',
  4: 'Δωμάτια',
  5: 'Ακίνητα στο εξωτερικό',
  6: 'Νεόδμητα',
  14: 'Ακίνητα σε πλειστηριασμό',
  20: 'Κτίρια',
  21: 'Αποθήκες',
  22: 'Γκαράζ και θέσεις στάθμευσης',
  23: 'Γραφεία',
  24: 'Οικόπεδα και γη',
  25: 'Βιομηχανικοί χώροι',
  26: 'Καταστήματα',
  27: 'Νέα κτίρια',
};

export const categoryGroups: Words['categoryGroups'] = {
  'houses-apartments': 'Διαμερίσματα και σπίτια',
  'rooms-beds': 'Δωμάτια και κλίνες',
  'new-constructions': 'Νεόδμητα',
  'garage-parking': 'Γκαράζ και θέσεις στάθμευσης',
  buildings: 'Κτίρια',
  'offices-coworking': 'Γραφεία και coworking',
  shops: 'Καταστήματα',
  warehouses: 'Αποθήκες',
  sheds: 'Υπόστεγα',
  lands: 'Οικόπεδα',
};

export const typologies: Words['typologies'] = {
  1: 'Διαμέρισμα',
  2: 'Σοφίτα',
  3: 'Μονοκατοικία',
  4: 'Λοφτ',
  5: 'Αγροικία',
  6: 'Βίλα',
  7: 'Μεζονέτα σε σειρά',
  8: 'Γραφείο',
  9: 'Κατάστημα',
  10: 'Αποθήκη',
  11: 'Υπόστεγο',
  12: 'Επαγγελματικός χώρος',
  13: 'Εργαστήριο',
  14: 'Επιχείρηση σε λειτουργία',
  15: 'Αγροτεμάχιο',
  16: 'Οικόπεδο',
  17: 'Κλίνη',
  18: 'Ολόκληρο δωμάτιο',
};

export const listingKinds: Words['listingKinds'] = {
  ad: 'Αγγελία',
  project: 'Έργο νεόδμητων',
  auction: 'Πλειστηριασμός',
  coworking: 'Coworking',
  estate: 'Ακίνητο',
};

export const listingStatuses: Words['listingStatuses'] = {
  1: 'Ενεργή',
  3: 'Πουλήθηκε ή νοικιάστηκε',
  14: 'Ορατή μόνο στον αγγελιοδότη',
};

export const conditions: Words['conditions'] = {
  new: 'Νεόδμητο ή υπό κατασκευή',
  good: 'Καλή, έτοιμο για κατοίκηση',
  renovated: 'Άριστη, ανακαινισμένο',
  'to-renovate': 'Χρειάζεται ανακαίνιση',
};

export const floorPositions: Words['floorPositions'] = {
  ground: 'Ισόγειο',
  intermediate: 'Ενδιάμεσος όροφος',
  top: 'Τελευταίος όροφος',
};

export const heatings: Words['heatings'] = {
  autonomous: 'Αυτόνομη',
  centralized: 'Κεντρική',
  'air-conditioning': 'Κλιματιστικό',
};

export const features: Words['features'] = {
  furnished: 'Επιπλωμένο',
  basement: 'Υπόγειο ή αποθήκη',
  pool: 'Πισίνα',
  elevator: 'Ανελκυστήρας',
  alarm: 'Συναγερμός ή επιτήρηση',
  smokers: 'Δεκτοί καπνιστές',
  pets: 'Δεκτά κατοικίδια',
  'balcony-terrace': 'Μπαλκόνι ή βεράντα',
  'private-garden': 'Ιδιωτικός κήπος',
  'shared-garden': 'Κοινόχρηστος κήπος',
  'single-garage': 'Γκαράζ για ένα αυτοκίνητο',
  'double-garage': 'Γκαράζ για δύο αυτοκίνητα',
  'parking-space': 'Θέση στάθμευσης',
  'sea-view': 'Θέα στη θάλασσα',
  'lake-view': 'Θέα στη λίμνη',
  'mountain-view': 'Θέα στα βουνά',
  'panoramic-view': 'Πανοραμική θέα',
  'river-view': 'Θέα στο ποτάμι',
  'park-view': 'Θέα σε πάρκο',
  'virtual-tour': 'Εικονική περιήγηση',
  'income-producing': 'Με εισόδημα',
  students: 'Για φοιτητές',
};

export const roomTypes: Words['roomTypes'] = {
  single: 'Μονόκλινο',
  double: 'Δίκλινο',
  triple: 'Τρίκλινο',
  multiple: 'Πολύκλινο',
};

export const roomRentals: Words['roomRentals'] = {
  bed: 'Κλίνη',
  complete: 'Ολόκληρο δωμάτιο',
};

export const auctionStatuses: Words['auctionStatuses'] = {
  participable: 'Ανοιχτός για συμμετοχή',
  'not-participable': 'Κλειστός για συμμετοχή',
  deserted: 'Άγονος',
  suspended: 'Σε αναστολή',
};

export const coworkingTypes: Words['coworkingTypes'] = {
  'private-office': 'Ιδιωτικό γραφείο',
  meetings: 'Αίθουσα συσκέψεων',
  'fixed-workstation': 'Σταθερή θέση εργασίας',
  'mobile-workstation': 'Ευέλικτη θέση εργασίας',
};

export const energyLevels: Words['energyLevels'] = {
  high: 'Υψηλή (A+ έως B)',
  medium: 'Μεσαία (C έως E)',
  low: 'Χαμηλή (F και G)',
};

export const availabilities: Words['availabilities'] = {
  Libero: 'Ελεύθερο',
  Occupato: 'Κατειλημμένο',
};

export const mapDisplays: Words['mapDisplays'] = {
  only_area: 'Μόνο η περιοχή',
  marker: 'Ακριβής θέση',
  no_map: 'Χωρίς χάρτη',
};

export const visibilityTiers: Words['visibilityTiers'] = {
  supervetrina: 'Μωσαϊκό',
  vetrina: 'Βιτρίνα',
  star: 'Αστέρι',
  top: 'Top',
  premium: 'Premium',
  standard: 'Απλή αγγελία',
};

export const advertiserTypes: Words['advertiserTypes'] = {
  agenzia: 'Μεσιτικό γραφείο',
  privato: 'Ιδιώτης',
};

export const agencyTypes: Words['agencyTypes'] = {
  agency: 'Μεσιτικό γραφείο',
  pro: 'Επαγγελματίας αγγελιοδότης',
  constructor: 'Κατασκευαστής',
  court: 'Δικαστήριο',
};

export const documentKinds: Words['documentKinds'] = {
  specifications: 'Τεχνική περιγραφή',
  'project-description': 'Περιγραφή έργου',
  'floor-plan': 'Κάτοψη',
  'energy-certificate': 'Ενεργειακό πιστοποιητικό',
};

export const contactTypes: Words['contactTypes'] = {
  telephone: 'Τηλέφωνο',
  message: 'Μήνυμα',
  email: 'E-mail',
  'phone-call': 'Κλήση',
  visit: 'Επίσκεψη',
  'price-proposal': 'Πρόταση τιμής',
  'virtual-visit': 'Εικονική επίσκεψη',
  'in-person-visit': 'Επίσκεψη με φυσική παρουσία',
};

export const visitModes: Words['visitModes'] = {
  remote: 'Εξ αποστάσεως',
  'on-site': 'Επιτόπου',
  smart: 'Έξυπνη επίσκεψη',
  'no-smart': 'Συνηθισμένη επίσκεψη',
};

export const contactReasons: Words['contactReasons'] = {
  'more-info': 'Περισσότερες πληροφορίες',
  address: 'Ακριβής διεύθυνση',
  'more-photos': 'Περισσότερες φωτογραφίες',
  availability: 'Διαθεσιμότητα',
  'last-message': 'Τελευταίο απεσταλμένο μήνυμα',
  other: 'Άλλο',
};

export const placeLevels: Words['placeLevels'] = {
  country: 'χώρα',
  region: 'περιφέρεια',
  province: 'κομητεία',
  city: 'πόλη ή δήμος',
  city_zone: 'περιοχή πόλης',
  microzone: 'συνοικία',
  macroarea: 'ευρύτερη περιοχή',
  touristic_area: 'τουριστική περιοχή',
  road: 'οδός',
  metro_line: 'γραμμή μετρό',
  metro: 'σταθμός μετρό',
};

export const geographySearches: Words['geographySearches'] = {
  polygon: 'Σχεδιασμένη περιοχή ή χρόνος μετακίνησης',
  circle: 'Ακτίνα',
  place: 'Τοποθεσία',
};

export const words: Words = {
  contracts,
  categories,
  categoryGroups,
  typologies,
  listingKinds,
  listingStatuses,
  conditions,
  floorPositions,
  heatings,
  features,
  roomTypes,
  roomRentals,
  auctionStatuses,
  coworkingTypes,
  energyLevels,
  availabilities,
  mapDisplays,
  visibilityTiers,
  advertiserTypes,
  agencyTypes,
  documentKinds,
  contactTypes,
  visitModes,
  contactReasons,
  placeLevels,
  geographySearches,
};
