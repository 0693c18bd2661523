import { PLACE_LEVELS } from '@kvadrat/contracts/vocabulary';
import { Type, type TOptional, type TString } from 'typebox';
import { Id, LocaleParameter, nullable, oneOf, reference } from '../schema';

export const SearchNoticeSchema = Type.Object({
  code: oneOf(['invalid-value', 'inverted-range', 'too-long', 'unknown-place', 'page-past-end']),
  parameter: Type.String({ description: 'Name as in the address.' }),
  value: Type.String({ description: 'As it stood there, cut to 100 characters.' }),
});

export const SearchListResponseSchema = Type.Object({
  count: Type.Integer({ description: 'Exact number of matches.' }),
  countLabel: Type.String({ description: 'The number as shown: grouped, 2000+ above the cap.' }),
  currentPage: Type.Integer(),
  maxPages: Type.Integer(),
  results: Type.Array(reference('ListingCard')),
  breadcrumbs: Type.Array(reference('Breadcrumb')),
  seo: Type.Object(
    {
      title: Type.String(),
      description: Type.String(),
      canonical: Type.String(),
      robots: Type.Optional(Type.String()),
      h1: Type.String(),
      prev: Type.Optional(Type.String()),
      next: Type.Optional(Type.String()),
    },
    { description: 'Paths carry the language prefix.' },
  ),
  notices: Type.Array(reference('SearchNotice')),
  place: nullable(Type.Object({ id: Id, label: Type.String(), path: Type.String(), level: oneOf(PLACE_LEVELS) })),
});

const number = (description: string): TOptional<TString> => Type.Optional(Type.String({ description }));

/** For the documentation; nothing is refused for not fitting it (R137). */
export const SearchQuery = Type.Object({
  path: Type.Optional(Type.String({ description: 'Page path of a list without language prefix, for example /prodaja-stambene-nekretnine/split/.' })),
  locale: LocaleParameter,
  idContratto: number('1 sale, 2 rent, 14 auction.'),
  idCategoria: number('Category.'),
  idTipologia: Type.Optional(Type.String({ description: 'Property types, separated by commas.' })),
  idRegione: number('Place by level; the narrowest one given counts.'),
  fkRegione: number('The same as idRegione.'),
  idProvincia: number('County.'),
  idComune: number('Town or municipality.'),
  idMZona: number('Part of a town, settlement.'),
  idQuartiere: number('Neighbourhood.'),
  idAreaTuristica: number('Touristic area.'),
  prezzoMinimo: number('Euros, inclusive.'),
  prezzoMassimo: number('Euros, inclusive.'),
  superficieMinima: number('Square metres: net if given, else gross.'),
  superficieMassima: number('Square metres: net if given, else gross.'),
  localiMinimo: number('Rooms.'),
  localiMassimo: number('Rooms.'),
  keyword: Type.Optional(Type.String({ description: 'All words must occur, the last one may be unfinished.' })),
  criterio: Type.Optional(Type.String({ description: 'rilevanza, prezzo or data.' })),
  ordine: Type.Optional(Type.String({ description: 'asc or desc.' })),
  pag: number('Page of 25, from 1.'),
});
