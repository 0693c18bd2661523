import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { apiAddress, type VisitLink } from '@kvadrat/contracts/api';
import { msg } from '@lingui/core/macro';
import { answerHead } from './answer-head';
import { loadAnswer } from './load-answer';
import { visitAnswerAct } from './visit-answer-act';
import { VisitAnswerView } from './visit-answer-view';

/** `/upit/razgled/`: a visit confirmed, moved or called off by the link of a mail, with scripts and without. */
export const visitAnswerPage = definePage<VisitLink | null>({
  load: (route, { http }) =>
    loadAnswer(route, (veza) => http.get(apiAddress('visits/link', { veza, locale: route.locale }))),
  act: visitAnswerAct,
  head: (data, route, i18n) =>
    answerHead(data === null ? msg`Poveznica ne vrijedi` : msg`Razgled nekretnine`, route, i18n),
  Page: VisitAnswerView,
  Skeleton: FormSkeleton,
});
