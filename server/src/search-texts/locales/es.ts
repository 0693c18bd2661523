import type { ListTexts } from '../list-texts';

const es: ListTexts = {
  home: 'Inicio',
  categories: {
    1: 'Pisos y casas',
    2: 'Inmuebles comerciales',
    3: 'Inmuebles turísticos',
    4: 'Habitaciones',
    5: 'Inmuebles en el extranjero',
    6: 'Obra nueva',
    14: 'Inmuebles',
    20: 'Edificios',
    21: 'Almacenes',
    22: 'Garajes y plazas de aparcamiento',
    23: 'Oficinas',
    24: 'Terrenos',
    25: 'Naves',
    26: 'Locales comerciales',
    27: 'Edificios nuevos',
  },
  deals: { 1: 'en venta', 2: 'en alquiler', 14: 'en subasta' },
  inCountry: ' en Croacia',
  inTown: (name) => ` en ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `página ${number}`,
  ads: { one: '# anuncio', other: '# anuncios' },
  offer: 'precios, fotos y todos los detalles del inmueble en un solo lugar.',
  noAds: 'En este momento no hay anuncios de este tipo.',
};

export default es;
