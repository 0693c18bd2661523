import { useHref } from '@kvadrat/remote-kit';
import { FormDone, SendButton, fieldPlace, PageFormFrame, usePageForm } from '@kvadrat/remote-kit/form';
import { authPath } from '@kvadrat/contracts/account';
import { OWN_AD_FIELDS, OWN_AD_SCHEMAS, OWN_AD_STEPS, type OwnAdStep } from '@kvadrat/contracts/forms';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { ButtonLink, Notice } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AdPage } from '../../../components/ad/ad-page';
import { publishAct } from '../publish-act';
import { PublishFrame } from '../publish-frame';
import styles from '../publish.module.css';
import { Quality } from '../quality';
import { neighbour, stepPath } from '../publish-steps';
import { STEP_NAMES } from '../step-names';
import { usePublishTexts } from '../use-publish-texts';
import type { StepProps } from '../use-step-form';

/** The ad as it will be read, what is still missing, and publishing it. */
export function ReviewStep(props: StepProps): ReactElement | null {
  const { t } = useLingui();
  const { draft, preview, missing, outcome } = props.data;
  if (draft === null) return null;
  if (outcome !== null) return <Outcome {...props} />;
  return (
    <PublishFrame
      step="pregled"
      link={draft.link}
      title={t`Pregled`}
      lead={<Trans>Ovako će oglas izgledati. Objavljuje se odmah i besplatno, na 90 dana.</Trans>}
      wide={preview !== null}
    >
      {preview === null ? <Missing link={draft.link} missing={missing} /> : <Publishing {...props} />}
      {preview !== null && (
        <section className={styles.preview} aria-label={t`Pregled oglasa`}>
          <Quality draft={draft} />
          <div className={styles.paper} inert>
            <AdPage listing={preview} similar={null} others={[]} priceNote={null} isPreview />
          </div>
        </section>
      )}
    </PublishFrame>
  );
}

/** What is missing, step by step; each leads to its field. */
function Missing({ link, missing }: { link: string; missing: Readonly<Record<string, string>> }): ReactElement {
  const { i18n } = useLingui();
  const href = useHref();
  const steps = OWN_AD_STEPS.map((step) => ({
    step,
    fields: OWN_AD_FIELDS[step].filter((name) => missing[name] !== undefined),
  })).filter(({ fields }) => fields.length > 0);
  return (
    <div className={styles.returned} role="group" tabIndex={-1}>
      <h2>
        <Trans>Prije objave još treba</Trans>
      </h2>
      {steps.map(({ step, fields }) => (
        <div key={step}>
          <h3>{i18n._(STEP_NAMES[step])}</h3>
          <ul>
            {fields.map((name) => (
              <MissingField
                key={name}
                step={step}
                name={name}
                rule={missing[name]}
                way={`${href(stepPath(step, link))}#${fieldPlace(name)}`}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function MissingField({
  step,
  name,
  rule,
  way,
}: {
  step: OwnAdStep;
  name: string;
  rule: string | undefined;
  way: string;
}): ReactElement {
  const texts = usePublishTexts(step);
  const label = useFieldName(name);
  return (
    <li>
      <a href={way}>
        {label === null ? '' : `${label}: `}
        {texts.problem(name, rule, '')}
      </a>
    </li>
  );
}

/** Of fields whose own sentence does not say which one is meant. */
function useFieldName(name: string): string | null {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    typology: t`Vrsta nekretnine`,
    surfaceNet: t`Neto površina (m²)`,
    surfacePlot: t`Površina zemljišta (m²)`,
    roomType: t`Vrsta sobe`,
    roomRental: t`Što se iznajmljuje`,
    title: t`Naslov`,
    description: t`Opis`,
    name: t`Ime i prezime`,
    phone: t`Telefon`,
  };
  return names[name] ?? null;
}

function Publishing({ data: { draft }, route, refused }: StepProps): ReactElement | null {
  const { t } = useLingui();
  const href = useHref();
  const texts = usePublishTexts('pregled');
  const form = usePageForm({
    name: 'own-ad-publish',
    act: publishAct,
    route,
    schema: OWN_AD_SCHEMAS.pregled,
    refused,
    problemText: (field, rule) => texts.problem(field, rule, ''),
    obstacleText: texts.obstacle,
  });
  if (draft === null) return null;
  const back = neighbour('pregled', -1) ?? 'ponuda';
  const here = `${href(route.path)}${route.search}`;
  return (
    <>
      {draft.account === null ? (
        <Notice>
          <Trans>Za objavu se prijavite ili otvorite račun. Sve što ste upisali čeka vas.</Trans>
        </Notice>
      ) : (
        !draft.account.isProven && (
          <Notice tone="warn">
            <Trans>
              Prije objave potvrdite adresu {draft.account.email}: otvorite poveznicu iz poruke koju smo vam poslali.
            </Trans>
          </Notice>
        )
      )}
      <PageFormFrame
        form={form}
        action={here}
        returned={
          refused === undefined ? null : { title: t`Oglas još nije objavljen`, intro: t`Ispravite označena polja:` }
        }
        fields={[]}
      >
        <div className={styles.dock}>
          <span className={styles.save} />
          <ButtonLink className={styles.back} href={href(stepPath(back, draft.link))}>
            <Trans>Natrag</Trans>
          </ButtonLink>
          {draft.account === null ? (
            <ButtonLink kind="primary" href={href(authPath('entry', here))}>
              <Trans>Prijavi se i objavi</Trans>
            </ButtonLink>
          ) : (
            <SendButton form={form}>
              {draft.state === 'live' ? <Trans>Objavi promjene</Trans> : <Trans>Objavi oglas</Trans>}
            </SendButton>
          )}
        </div>
      </PageFormFrame>
    </>
  );
}

function Outcome({ data: { draft, outcome } }: StepProps): ReactElement | null {
  const { t } = useLingui();
  const href = useHref();
  if (draft === null) return null;
  const isPublished = outcome === 'published';
  return (
    <PublishFrame
      step="pregled"
      link={draft.link}
      title={isPublished ? t`Oglas je objavljen` : t`Oglas je na provjeri`}
      lead=""
    >
      <FormDone title={isPublished ? t`Vaš je oglas u pretrazi` : t`Oglas smo zaprimili`}>
        <p>
          {isPublished ? (
            <Trans>
              Poslali smo vam poruku s poveznicom. Oglas možete mijenjati, pauzirati i produljiti kad god želite.
            </Trans>
          ) : (
            <Trans>
              Prije objave pogledat će ga osoba, obično u roku od nekoliko sati. Javit ćemo vam e-poštom; dok čekate,
              oglas možete ispraviti.
            </Trans>
          )}
        </p>
        <p className={styles.row}>
          {isPublished && draft.path !== null && (
            <ButtonLink kind="primary" href={href(draft.path)}>
              <Trans>Otvori oglas</Trans>
            </ButtonLink>
          )}
          <ButtonLink href={href(USER_PATHS.publishedAds)}>
            <Trans>Moji oglasi</Trans>
          </ButtonLink>
        </p>
      </FormDone>
    </PublishFrame>
  );
}
