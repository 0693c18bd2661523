import { apiAddress, type VisitLink } from '@kvadrat/contracts/api';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import type { SentValues } from '@kvadrat/contracts/remote';
import { ACT_FIELD, answerAct, MESSAGE_FIELD } from './answer-act';
import { CLOCK_FIELD, DAY_FIELD, TIME_FIELD } from './visit-fields';

const ACTS: readonly VisitLink['acts'][number][] = ['confirm', 'propose', 'decline'];

/** Confirms, moves or calls off a visit; the link is another one then. */
export const visitAnswerAct = answerAct(async (http, link, sent) => {
  const act = ACTS.find((one) => one === sent[ACT_FIELD]) ?? 'confirm';
  const time = timeOf(act, sent);
  const next = await http.post(apiAddress('visits/link'), {
    link,
    act,
    message: sent[MESSAGE_FIELD] ?? '',
    ...(time === '' ? {} : { time }),
  });
  return `${LINK_PARAMETERS.link}=${next.link}`;
});

function timeOf(act: (typeof ACTS)[number], sent: SentValues): string {
  return act === 'propose'
    ? `${sent[DAY_FIELD] ?? ''}T${sent[CLOCK_FIELD] ?? ''}`
    : act === 'confirm'
      ? (sent[TIME_FIELD] ?? '')
      : '';
}
