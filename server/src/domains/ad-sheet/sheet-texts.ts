import { msg } from '@lingui/core/macro';

/** What a sheet says beside the ad's own words and those of the vocabulary. */
export const SHEET_TEXTS = {
  onRequest: msg`Cijena na upit`,
  perMonth: msg`mjesečno`,
  typology: msg`Vrsta nekretnine`,
  net: msg`Neto korisna površina`,
  gross: msg`Bruto površina`,
  plot: msg`Zemljište`,
  rooms: msg`Sobe`,
  bedrooms: msg`Spavaće sobe`,
  bathrooms: msg`Kupaonice`,
  floor: msg`Kat`,
  groundFloor: msg`prizemlje`,
  basement: msg`suteren`,
  year: msg`Godina gradnje`,
  condition: msg`Stanje`,
  heating: msg`Grijanje`,
  energyClass: msg`Energetski razred`,
  sea: msg`Do mora`,
  title: msg`Vlasništvo`,
  titleClear: msg`1/1, bez tereta`,
  /** What is offered where it is not the whole for good. */
  offered: msg`Nudi se`,
  share: msg`suvlasnički udio`,
  lease: msg`pravo na određeno vrijeme`,
  auction: msg`Stanje dražbe`,
  lowestBid: msg`Najniža ponuda`,
  bidsUntil: msg`Ponude do`,
  completion: msg`Dovršetak`,
  reference: msg`Šifra oglasa`,
  licence: msg`Broj licencije`,
  agent: msg`Agent`,
  description: msg`Opis`,
  sold: msg`Prodano`,
  features: msg`Oprema i pogodnosti`,
  /** Of a development: the price of its cheapest unit. */
  from: (price: string) => msg`od ${price}`,
  /** Beside the code that leads to the ad. */
  scan: msg`Cijeli oglas, sve slike i kontakt`,
  /** When the ad was last changed. */
  asOf: (date: string) => msg`Stanje oglasa na dan ${date}`,
  /** Where only the area is shown. */
  area: msg`Oglašivač ne pokazuje točan položaj.`,
};
