import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const PLACE = msg`mjesto`;
const CIRCLE = msg`krug na karti`;
const MAP = msg`karta`;
const ORDER = msg`poredak`;

/** Parameters of an address in a visitor's words, for sentences about them; flags have the vocabulary's. */
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
  prezzoMinimo: msg`najniža cijena`,
  prezzoMassimo: msg`najviša cijena`,
  superficieMinima: msg`najmanja površina`,
  superficieMassima: msg`najveća površina`,
  localiMinimo: msg`najmanje soba`,
  localiMassimo: msg`najviše soba`,
  camereDaLettoMinimo: msg`najmanje spavaćih soba`,
  camereDaLettoMassimo: msg`najviše spavaćih soba`,
  bagni: msg`kupaonice`,
  idTipologia: msg`vrsta nekretnine`,
  idContratto: msg`vrsta ponude`,
  idCategoria: msg`kategorija`,
  stato: msg`stanje`,
  fasciaPiano: msg`kat`,
  boxAuto: msg`garaža i parking`,
  riscaldamenti: msg`grijanje`,
  giardino: msg`vrt`,
  classeEnergetica: msg`energetski razred`,
  vista: msg`pogled`,
  vrt: msg`nacrtano područje`,
  centro: CIRCLE,
  raggio: CIRCLE,
  lat: MAP,
  lng: MAP,
  zoom: MAP,
  criterio: ORDER,
  ordine: ORDER,
  pag: msg`stranica`,
};
