import { words } from '@kvadrat/contracts/words/es';
import type { ListTexts } from '../list-texts';

export const es: ListTexts = {
  home: 'Inicio',
  // The deal behind it says that it is an auction.
  categories: { ...words.categories, 14: 'Inmuebles' },
  deals: { 1: 'en venta', 2: 'en alquiler', 14: 'en subasta' },
  inCountry: ' en Croacia',
  inTown: (name) => ` en ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `página ${number}`,
  ads: { one: '# anuncio', other: '# anuncios' },
  offer: 'precios, fotos y todos los detalles del inmueble en un solo lugar.',
  noAds: 'En este momento no hay anuncios de este tipo.',
};
