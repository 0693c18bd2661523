import { enquiryPath } from '@kvadrat/contracts/paths';
import { EuroIcon } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import type { ContactWay } from './contact-way';

/** A price the visitor would pay; that of an auction is nobody's to agree on. */
export const proposalWay: ContactWay = {
  name: 'proposal',
  title: msg`Predložite cijenu`,
  short: msg`Cijena`,
  Icon: EuroIcon,
  offered: ({ contacts, auction }, { priceProposal }) => priceProposal && contacts.email && auction === null,
  path: (id) => enquiryPath(id, 'proposal'),
  load: (id, locale, context) =>
    import(/* webpackChunkName: "contact-proposal" */ './proposal-panel').then(({ openProposal }) =>
      openProposal(id, locale, context),
    ),
};
