import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { apiAddress, type ProposalLink } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { answerHead } from './answer-head';
import { loadAnswer } from './load-answer';
import { proposalAnswerAct } from './proposal-answer-act';
import { ProposalAnswerView } from './proposal-answer-view';

/** `/upit/cijena/`: a proposed price accepted, declined or answered by the link of a mail, with scripts and without. */
export const proposalAnswerPage = definePage<ProposalLink | null>({
  load: (route, { http }) =>
    loadAnswer(route, (veza) => http.get(apiAddress('proposals/link', { veza, locale: route.locale }))),
  act: proposalAnswerAct,
  head: (data, route, i18n) =>
    answerHead(data === null ? msg`Poveznica ne vrijedi` : msg`Prijedlog cijene`, route, i18n),
  Page: ProposalAnswerView,
  Skeleton: FormSkeleton,
});
