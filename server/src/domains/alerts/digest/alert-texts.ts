import { msg, plural } from '@lingui/core/macro';
import type { Sentence } from '../../../platform/messages';
import type { NewsKind } from '../alerts.tables';

/** Sentences of mails and feeds about what saved searches have found. */
export const ALERT_TEXTS = {
  newAds: (count: number) =>
    msg`${plural(count, { one: '# novi oglas za vas', few: '# nova oglasa za vas', other: '# novih oglasa za vas' })}`,
  cheaperAds: (count: number) =>
    msg`${plural(count, { one: '# oglas je pojeftinio', few: '# oglasa su pojeftinila', other: '# oglasa je pojeftinilo' })}`,
  intro: msg`Vaše spremljene pretrage našle su nešto novo.`,
  because: (searches: string) => msg`zbog vaše pretrage: ${searches}`,
  was: (price: string, before: string) => msg`${price}, prije ${before}`,
  onRequest: msg`Cijena na upit`,
  rooms: (count: number) => msg`${plural(count, { one: '# soba', few: '# sobe', other: '# soba' })}`,
  more: (count: number) =>
    msg`${plural(count, { one: 'I još # oglas.', few: 'I još # oglasa.', other: 'I još # oglasa.' })}`,
  changes: msg`Što se još promijenilo`,
  all: msg`Pogledaj sve novosti`,
  manage: msg`Promijeni ili prekini obavijesti`,
  footnote: msg`Ovu poruku dobivate jer ste za spremljenu pretragu na Kvadratu uključili obavijesti.`,
  pushBecause: (ad: string, price: string, searches: string) => msg`${ad}, ${price}. Zbog vaše pretrage: ${searches}`,
  feedTitle: (name: string) => msg`Novosti: ${name}`,
  feedText: msg`Što je novo, jeftinije, skuplje ili otišlo u vašoj spremljenoj pretrazi.`,
  proveSubject: msg`Potvrdite obavijesti o novim oglasima`,
  proveText: msg`Netko je, vjerojatno vi, na Kvadratu zatražio obavijesti o novim oglasima za ovu pretragu:`,
  proveButton: msg`Potvrdi obavijesti`,
  proveFootnote: msg`Ako obavijesti niste zatražili vi, ne trebate učiniti ništa: bez potvrde ih nećemo slati.`,
};

/** What has become of an ad. */
export const CHANGE_TEXTS: Readonly<Record<NewsKind, Sentence>> = {
  new: msg`Novo`,
  cheaper: msg`Pojeftinilo`,
  dearer: msg`Poskupjelo`,
  sold: msg`Prodano ili iznajmljeno`,
  gone: msg`Više nije u ponudi`,
  back: msg`Ponovno u ponudi`,
};
