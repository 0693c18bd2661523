import { useHref } from '@kvadrat/remote-kit';
import { FormMessage, FormPage, fieldPlace, PageFormFrame, SendButton, usePageForm } from '@kvadrat/remote-kit/form';
import type { OwnAd } from '@kvadrat/contracts/api';
import { ownPriceSchema } from '@kvadrat/contracts/forms';
import { publishStepPath, USER_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Checkbox, Notice, NumberField, TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { NoSuchAd } from '../../components/no-such-ad';
import { editAdAct } from './edit-ad-act';
import type { EditAdData } from './edit-ad-loader';
import styles from './edit-ad.module.css';

interface EditAdViewProps {
  data: EditAdData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}

/** What the owner may change of an ad: its price at once, everything else step by step. */
export function EditAdView({ data: { ad, isDone }, route, refused }: EditAdViewProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  if (ad === null) return <NoSuchAd />;
  const steps: [path: string, name: string][] = [
    [publishStepPath('', ad.link), t`Vrsta i mjesto`],
    [publishStepPath('podaci', ad.link), t`Podaci`],
    [publishStepPath('slike', ad.link), t`Slike`],
    [publishStepPath('ponuda', ad.link), t`Cijena i opis`],
    [publishStepPath('pregled', ad.link), t`Pregled i objava promjena`],
  ];
  return (
    <FormPage
      way={{ label: t`Putanja`, home: t`Početna` }}
      title={t`Uredi oglas`}
      lead={ad.path === null ? ad.fields['title'] : <a href={href(ad.path)}>{ad.fields['title']}</a>}
    >
      {isDone && (
        <FormMessage tone="good">
          <Trans>Cijena je promijenjena i objavljena.</Trans>
        </FormMessage>
      )}
      {ad.review !== 'none' && (
        <Notice tone="warn">
          <Trans>Oglas je na provjeri i još ga vidite samo vi.</Trans>
        </Notice>
      )}
      <PriceForm ad={ad} route={route} refused={refused} />
      <section className={styles.steps}>
        <h2>
          <Trans>Sve ostalo</Trans>
        </h2>
        <p>
          <Trans>Objavljeni oglas mijenja se tek kad promjene objavite u zadnjem koraku.</Trans>
        </p>
        <ul>
          {steps.map(([path, name]) => (
            <li key={name}>
              <a href={href(path)}>{name}</a>
            </li>
          ))}
        </ul>
        <TextLink href={href(USER_PATHS.publishedAds)}>
          <Trans>Moji oglasi</Trans>
        </TextLink>
      </section>
    </FormPage>
  );
}

function PriceForm({
  ad,
  route,
  refused,
}: {
  ad: OwnAd;
  route: RouteLocation;
  refused: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const form = usePageForm({
    name: `own-ad-price ${ad.id}`,
    act: editAdAct,
    route,
    schema: ownPriceSchema,
    refused,
    values: { price: ad.fields['price'] ?? '', onRequest: ad.fields['onRequest'] ?? '' },
    problemText: (field, rule) =>
      rule === undefined
        ? undefined
        : field === 'price' || field === 'onRequest'
          ? t`Upišite cijenu ili odaberite cijenu na upit.`
          : t`Ispravite ovo polje.`,
    obstacleText: (obstacle) =>
      obstacle === 'taken'
        ? t`Cijena je u međuvremenu promijenjena na drugom uređaju. Učitajte stranicu ponovno.`
        : t`Cijenu nismo uspjeli promijeniti. Pokušajte ponovno, ili otvorite Pregled i objavu promjena.`,
  });
  return (
    <PageFormFrame
      form={form}
      action={href(route.path)}
      returned={
        refused === undefined ? null : { title: t`Promjena nije spremljena`, intro: t`Ispravite označena polja:` }
      }
      fields={['price']}
    >
      <div id={fieldPlace('price')}>
        <NumberField
          label={ad.fields['contract'] === '2' ? t`Cijena mjesečno (€)` : t`Cijena (€)`}
          {...form.field('price')}
        />
      </div>
      <Checkbox label={t`Cijena na upit`} {...form.box('onRequest')} />
      <SendButton form={form}>
        <Trans>Promijeni cijenu</Trans>
      </SendButton>
    </PageFormFrame>
  );
}
