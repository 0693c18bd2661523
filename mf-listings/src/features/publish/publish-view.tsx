import { useHref } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, Container } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useBegun } from './continued';
import styles from './publish.module.css';
import { FactsStep } from './steps/facts-step';
import { KindStep } from './steps/kind-step';
import { OfferStep } from './steps/offer-step';
import { PhotosStep } from './steps/photos-step';
import { ReviewStep } from './steps/review-step';
import type { StepProps } from './use-step-form';

const STEPS = {
  'vrsta-i-mjesto': KindStep,
  podaci: FactsStep,
  slike: PhotosStep,
  ponuda: OfferStep,
  pregled: ReviewStep,
} as const;

/** One step of publishing an ad. */
export function PublishView({
  refused,
  ...props
}: Omit<StepProps, 'refused'> & Partial<Pick<StepProps, 'refused'>>): ReactElement {
  const { data } = props;
  useBegun(data.draft?.link ?? null, data.outcome !== null || data.draft?.state === 'live');
  if (data.isGone) return <NoDraft />;
  const Step = STEPS[data.step];
  return <Step {...props} refused={refused} />;
}

function NoDraft(): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.none}>
      <h1>
        <Trans>Ovog oglasa nema</Trans>
      </h1>
      <p>
        <Trans>Poveznica nije cijela, oglas je obrisan ili pripada drugom računu.</Trans>
      </p>
      <ButtonLink kind="primary" href={href(PATHS.publishAd)}>
        <Trans>Započni novi oglas</Trans>
      </ButtonLink>
    </Container>
  );
}
