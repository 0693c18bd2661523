import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const PLACE = msg`Mjesto`;
const PRICE = msg`Cijena`;
const SURFACE = msg`Površina`;
const ROOMS = msg`Broj soba`;
const BEDROOMS = msg`Spavaće sobe`;
const PER_METRE = msg`Cijena po m²`;
const PLOT = msg`Površina zemljišta`;
const FLOOR = msg`Kat`;
const CIRCLE = msg`Krug na karti`;
const MAP = msg`Karta`;
const ORDER = msg`Poredaj`;

/**
 * Parameters of an address in the words of the fields they belong to, for sentences about them; flags
 * have the vocabulary's.
 */
export const PARAMETER_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  path: PLACE,
  idNazione: PLACE,
  idRegione: PLACE,
  idProvincia: PLACE,
  idAreaTuristica: PLACE,
  idMacroarea: PLACE,
  idComune: PLACE,
  idMZona: PLACE,
  idQuartiere: PLACE,
  fkMetro: PLACE,
  fkMetroStation: PLACE,
  prezzoMinimo: PRICE,
  prezzoMassimo: PRICE,
  superficieMinima: SURFACE,
  superficieMassima: SURFACE,
  localiMinimo: ROOMS,
  localiMassimo: ROOMS,
  camereDaLettoMinimo: BEDROOMS,
  camereDaLettoMassimo: BEDROOMS,
  bagni: msg`Najmanje kupaonica`,
  idTipologia: msg`Vrsta nekretnine`,
  idContratto: msg`Vrsta ponude`,
  idCategoria: msg`Kategorija`,
  stato: msg`Stanje`,
  fasciaPiano: FLOOR,
  boxAuto: msg`Garaža i parking`,
  riscaldamenti: msg`Grijanje i hlađenje`,
  giardino: msg`Vrt`,
  classeEnergetica: msg`Energetski razred`,
  vista: msg`Pogled`,
  legal: msg`Vlasništvo i dozvole`,
  seaDistanceMax: msg`Udaljenost od mora`,
  builtAfter: msg`Godina gradnje`,
  prezzoMqMinimo: PER_METRE,
  prezzoMqMassimo: PER_METRE,
  superficieTerrenoMinima: PLOT,
  superficieTerrenoMassima: PLOT,
  pianoMinimo: FLOOR,
  pianoMassimo: FLOOR,
  advertiser: msg`Oglašivač`,
  publishedWithin: msg`Objavljeno`,
  availableBy: msg`Useljivo najkasnije`,
  vrt: msg`Nacrtano područje`,
  centro: CIRCLE,
  raggio: CIRCLE,
  viewport: msg`Dio karte`,
  travel: msg`Vrijeme putovanja`,
  lat: MAP,
  lng: MAP,
  zoom: MAP,
  criterio: ORDER,
  ordine: ORDER,
  pag: msg`Stranica`,
};
