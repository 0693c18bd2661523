import { useFormat, useOnline } from '@kvadrat/remote-kit';
import { Button, VisuallyHidden } from '@kvadrat/ui-kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './map.module.css';
import type { MapAnswer } from './use-map-answer';

/** From this zoom on the map shows the ads themselves. */
const AD_ZOOM = 15;

/**
 * How many ads the map shows, what is missing on it and why. Readers hear of each change.
 * @param count ads of the list; null when the search did not answer
 */
export function MapStatus({
  answer,
  count,
  wider,
}: {
  answer: MapAnswer;
  count: number | null;
  /** Address of the same part of the map without the place that is searched; null where the search has no such two. */
  wider: string | null;
}): ReactElement {
  const format = useFormat();
  const { shown, isWhole, pending, failed, retry } = answer;
  if (failed) return <FailedStatus retry={retry} />;
  const unplaced = shown !== null && isWhole && count !== null && !shown.capped ? Math.max(0, count - shown.total) : 0;
  const total = format.number(shown?.total ?? 0);
  const most = format.number(shown?.markers?.id.length ?? 0);
  return (
    <div className={styles.status} role="status" aria-busy={pending}>
      {shown !== null && (
        <>
          {shown.total === 0 ? (
            <p>
              <Trans>Na ovom dijelu karte nema oglasa. Udaljite kartu ili uklonite koji filtar.</Trans>
            </p>
          ) : (
            <p key={total}>
              <b>
                <Plural
                  value={shown.total}
                  one={`${total} oglas na karti`}
                  few={`${total} oglasa na karti`}
                  other={`${total} oglasa na karti`}
                />
              </b>
            </p>
          )}
          {unplaced > 0 && (
            <p>
              <Plural
                value={unplaced}
                one={`# oglas nije na karti: oglašivač ne pokazuje položaj`}
                few={`# oglasa nisu na karti: oglašivači ne pokazuju položaj`}
                other={`# oglasa nije na karti: oglašivači ne pokazuju položaj`}
              />
            </p>
          )}
          {shown.capped && shown.zoom >= AD_ZOOM && (
            <p>
              <Trans>Prikazujemo prvih {most}. Približite kartu za ostale.</Trans>
            </p>
          )}
          {shown.capped && shown.zoom < AD_ZOOM && (
            <p>
              <Trans>Prikazujemo najveće skupine. Približite kartu za ostale.</Trans>
            </p>
          )}
        </>
      )}
      {wider !== null && (
        <p>
          <a href={wider}>
            <Trans>Traži i izvan odabranog mjesta</Trans>
          </a>
        </p>
      )}
      {pending && shown === null && (
        <VisuallyHidden>
          <Trans>Karta se učitava</Trans>
        </VisuallyHidden>
      )}
    </div>
  );
}

function FailedStatus({ retry }: Pick<MapAnswer, 'retry'>): ReactElement {
  const isOnline = useOnline();
  return (
    <div className={styles.failed} role="alert">
      <p>
        {isOnline ? (
          <Trans>Oglasi se nisu učitali na kartu.</Trans>
        ) : (
          <Trans>Nema mreže. Karta pokazuje zadnje učitano.</Trans>
        )}
      </p>
      <Button small onClick={retry}>
        <Trans>Pokušaj ponovno</Trans>
      </Button>
    </div>
  );
}
