import type { VisitLink } from '@kvadrat/contracts/api';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ContactPage } from '../../components/contact/contact-page';
import { AnswerPage } from './answer-page';
import { useVisitFacts } from './use-visit-facts';
import { useVisitState } from './use-visit-state';
import { VisitForms } from './visit-forms';

export interface VisitAnswerViewProps {
  data: VisitLink | null;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

/** The page behind the link of a mail about a visit. */
export function VisitAnswerView({ data, ...form }: VisitAnswerViewProps): ReactElement {
  const { t } = useLingui();
  if (data === null)
    return (
      <ContactPage title={t`Poveznica ne vrijedi`} lead={t`Otvorite je ponovno iz zadnje poruke o razgledu.`} ad={null}>
        {null}
      </ContactPage>
    );
  return <LinkedVisit visit={data} {...form} />;
}

function LinkedVisit({
  visit,
  route,
  refused,
}: Omit<VisitAnswerViewProps, 'data'> & { visit: VisitLink }): ReactElement {
  const { t } = useLingui();
  const stands = useVisitState(visit);
  const facts = useVisitFacts(visit);
  const changed = t`U međuvremenu se dogovor promijenio. Ovako stoji sada.`;
  const obstacleText = (obstacle: string): string => {
    if (obstacle === 'taken') return t`Taj je termin u međuvremenu zauzet. Odaberite drugi.`;
    if (obstacle === 'invalid')
      return t`Upišite dan i vrijeme: najmanje dva sata unaprijed, od 7 do 21 sat, najkasnije za 60 dana.`;
    if (obstacle === 'gone') return changed;
    if (obstacle === 'rate-limited') return t`Previše upita u kratkom vremenu. Pokušajte ponovno za minutu.`;
    return t`Ne znamo je li poslano. Pošaljite ponovno; isto se šalje samo jednom.`;
  };
  return (
    <AnswerPage {...stands} ad={visit.ad} facts={facts} note={visit.current ? null : { tone: 'warn', text: changed }}>
      <VisitForms visit={visit} route={route} refused={refused} obstacleText={obstacleText} />
    </AnswerPage>
  );
}
