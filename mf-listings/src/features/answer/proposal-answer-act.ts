import { apiAddress, type ProposalLink } from '@kvadrat/contracts/api';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { ACT_FIELD, answerAct, MESSAGE_FIELD } from './answer-act';

const ACTS: readonly ProposalLink['acts'][number][] = ['accept', 'decline', 'answer'];

/** Accepts, declines or answers a proposed price. The link stays; the address says what was done, so that it is another one. */
export const proposalAnswerAct = answerAct(async (http, link, sent) => {
  const act = ACTS.find((one) => one === sent[ACT_FIELD]) ?? 'answer';
  await http.post(apiAddress('proposals/link'), { link, act, message: sent[MESSAGE_FIELD] ?? '' });
  return new URLSearchParams({ [LINK_PARAMETERS.link]: link, [ACT_FIELD]: act }).toString();
});
