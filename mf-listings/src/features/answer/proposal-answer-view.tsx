import { useRemote } from '@kvadrat/remote-kit';
import type { ProposalLink } from '@kvadrat/contracts/api';
import { CURRENCY } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ContactPage } from '../../components/contact/contact-page';
import { ACT_FIELD } from './answer-act';
import { AnswerForm } from './answer-form';
import { AnswerPage } from './answer-page';
import { proposalAnswerAct } from './proposal-answer-act';

export interface ProposalAnswerViewProps {
  data: ProposalLink | null;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

/** The page behind the link of a mail about a proposed price. */
export function ProposalAnswerView({ data, ...form }: ProposalAnswerViewProps): ReactElement {
  const { t } = useLingui();
  if (data === null)
    return (
      <ContactPage
        title={t`Poveznica ne vrijedi`}
        lead={t`Otvorite je ponovno iz zadnje poruke o prijedlogu.`}
        ad={null}
      >
        {null}
      </ContactPage>
    );
  return <LinkedProposal proposal={data} {...form} />;
}

function LinkedProposal({
  proposal: { ad, amount, state, acts },
  route,
  refused,
}: Omit<ProposalAnswerViewProps, 'data'> & { proposal: ProposalLink }): ReactElement {
  const { t } = useLingui();
  const { locale } = useRemote();
  // Cents only where there are some.
  const money = new Intl.NumberFormat(LOCALE_DETAILS[locale].intl, {
    style: 'currency',
    currency: CURRENCY,
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: 'always',
  });
  const { title, text } = {
    open: {
      title: t`Prijedlog cijene`,
      text: t`Prihvatite ga, odbijte ili odgovorite porukom. Prihvaćanje nije ugovor: o kupnji se dogovarate dalje.`,
    },
    replaced: { title: t`Prijedlog je zamijenjen`, text: t`Ista je osoba u međuvremenu predložila drugu cijenu.` },
    accepted: {
      title: t`Prihvatili ste predloženu cijenu`,
      text: t`Druga je strana obaviještena. Dogovor nastavljate porukama.`,
    },
    declined: { title: t`Odbili ste predloženu cijenu`, text: t`Druga je strana obaviještena.` },
  }[state];
  const changed = t`U međuvremenu se nešto promijenilo. Ovako stoji sada.`;
  const obstacleText = (obstacle: string): string => {
    if (obstacle === 'invalid') return t`Upišite poruku.`;
    if (obstacle === 'gone') return changed;
    if (obstacle === 'rate-limited') return t`Previše upita u kratkom vremenu. Pokušajte ponovno za minutu.`;
    return t`Ne znamo je li poslano. Pošaljite ponovno; isto se šalje samo jednom.`;
  };
  const answered = new URLSearchParams(route.search).get(ACT_FIELD) === 'answer' && state === 'open';
  const note =
    refused?.obstacle === 'gone'
      ? ({ tone: 'warn', text: changed } as const)
      : answered
        ? ({ tone: 'good', text: t`Poruka je poslana` } as const)
        : null;
  const form = { act: proposalAnswerAct, route, refused, obstacleText, message: t`Poruka (nije obavezna)` };
  return (
    <AnswerPage
      title={title}
      text={text}
      ad={ad}
      facts={[
        [t`Oglas`, ad.title],
        [t`Predložena cijena`, money.format(amount)],
      ]}
      note={note}
    >
      {acts.includes('accept') && <AnswerForm {...form} name="accept" button={t`Prihvati cijenu`} strong />}
      {acts.includes('answer') && (
        <AnswerForm
          {...form}
          name="answer"
          button={t`Odgovori porukom`}
          folded={t`Odgovori porukom`}
          message={t`Poruka`}
          required
        />
      )}
      {acts.includes('decline') && (
        <AnswerForm {...form} name="decline" button={t`Odbij prijedlog`} folded={t`Odbij prijedlog`} />
      )}
    </AnswerPage>
  );
}
