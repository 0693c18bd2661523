import { LOCALES } from '@kvadrat/contracts/locales';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { Type } from 'typebox';
import { FormProperties } from '../../../platform/forms';
import { Id, LocaleParameter, nullable, oneOf, reference } from '../../../platform/schema';
import { ALERTS } from '../../saved/api';
import { NEWS_KINDS } from '../alerts.tables';

const DateTime = Type.String({ format: 'date-time', description: 'UTC.' });
/** Longer than any that we hand out. In addresses it is a parameter, whose value no log tells. */
const Key = Type.String({ maxLength: 100 });
const SearchId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Alert = oneOf(ALERTS, 'How soon new ads are told of.');
const Price = nullable(Type.Integer({ description: 'Euros; null when on request.' }));

export const NewsParams = Type.Object({ id: SearchId });
export const NewsQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  locale: LocaleParameter,
});
export const LinkQuery = Type.Object({ [LINK_PARAMETERS.link]: Key });
export const LinkedSearchParams = Type.Object({ id: SearchId });
export const StateBody = Type.Object({
  link: Key,
  active: Type.Boolean({ description: 'True proves the mailbox, or begins again; false ends all alerts.' }),
});
export const LinkedAlertBody = Type.Object({ link: Key, alert: Alert });
export const StartBody = Type.Object({
  address: Type.String({ maxLength: 8000, description: 'Path and query of a list, in any language.' }),
  name: Type.String({ maxLength: 100 }),
  email: Type.String({ maxLength: 1000 }),
  alert: oneOf(['daily', 'real-time']),
  locale: oneOf(LOCALES, 'Of the mails.'),
  ...FormProperties,
});

/** By their names in the API's description. */
export const alertSchemas = {
  SearchNews: Type.Object({
    search: Type.Object({ id: Id, name: Type.String(), path: Type.String(), alert: Alert }),
    count: Type.Integer(),
    currentPage: Type.Integer(),
    maxPages: Type.Integer(),
    unseen: Type.Integer({ description: 'How many came since the person looked last.' }),
    feed: Type.String({ description: 'Key in the addresses of its feeds, for whoever has it.' }),
    results: Type.Array(
      Type.Object({
        id: Id,
        kind: oneOf(NEWS_KINDS),
        at: DateTime,
        price: Price,
        priceBefore: Price,
        unseen: Type.Boolean(),
        ad: reference('KeptAd'),
      }),
      { description: 'Newest first.' },
    ),
  }),
  FeedKey: Type.Object({ feed: Type.String() }),
  LinkedAlerts: Type.Object({
    email: Type.String({ description: 'Where alerts go.' }),
    state: oneOf(['waiting', 'active', 'unsubscribed', 'bounced'], '`waiting` for its mailbox to be proven.'),
    hasAccount: Type.Boolean(),
    searches: Type.Array(Type.Object({ id: Id, name: Type.String(), path: Type.String(), alert: Alert })),
  }),
};
