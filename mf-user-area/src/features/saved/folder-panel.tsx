import { useHref, useRemote } from '@kvadrat/remote-kit';
import { FOLDER_LIMITS } from '@kvadrat/contracts/constants';
import { LINK_PARAMETERS, SAVED_PATHS } from '@kvadrat/contracts/paths';
import { Avatar, BusyButton, Button, Notice, TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { DeedButton, DeedForm } from '../../components/deeds/deed-form';
import { FIELDS } from '../../components/deeds/deed-names';
import type { ShownFolder } from './saved-list';
import styles from './saved.module.css';

interface PanelProps {
  folder: ShownFolder;
  isAccount: boolean;
  emailVerified: boolean;
}

/** What a folder is, who shares it, and how that is changed. */
export function FolderPanel({ folder, isAccount, emailVerified }: PanelProps): ReactElement {
  const { name, own, owner, people } = folder;
  const others = people.map((person) => person.name).join(', ');
  return (
    <section className={styles.panel} aria-labelledby="mapa-ime">
      <div className={styles.panelHead}>
        {people.length > 0 && (
          <span className={styles.duo}>
            {people.map((person) => (
              <Avatar key={person.uuid} name={person.name} />
            ))}
          </span>
        )}
        <p>
          <strong id="mapa-ime">{name}</strong>
          {people.length > 0 && (
            <>
              .{' '}
              {own ? (
                <Trans>
                  Zajednička mapa; u njoj je još: {others}. Svi dodajete oglase i napomene, a napomene vide svi.
                </Trans>
              ) : (
                <Trans>Zajednička mapa osobe {owner}. Svi dodajete oglase i napomene, a napomene vide svi.</Trans>
              )}
            </>
          )}
        </p>
      </div>
      <details className={styles.access}>
        <summary>
          {own ? (
            isAccount ? (
              <Trans>Uredi mapu i pristup</Trans>
            ) : (
              <Trans>Uredi mapu</Trans>
            )
          ) : (
            <Trans>Napusti mapu</Trans>
          )}
        </summary>
        <div className={styles.accessBody}>
          {own && <Rename folder={folder} />}
          {own && isAccount && <Link folder={folder} />}
          {own && isAccount && <People folder={folder} emailVerified={emailVerified} />}
          {own && !isAccount && (
            <Notice>
              <Trans>Za dijeljenje mape trebate račun.</Trans>
            </Notice>
          )}
          <DeedButton deed="drop" kind="plain" hidden={{ [FIELDS.folder]: folder.key }}>
            {own ? <Trans>Ukloni mapu</Trans> : <Trans>Napusti mapu</Trans>}
          </DeedButton>
        </div>
      </details>
    </section>
  );
}

function Rename({ folder: { key, name } }: { folder: ShownFolder }): ReactElement {
  const { t } = useLingui();
  return (
    <DeedForm deed="rename" hidden={{ [FIELDS.folder]: key }} className={styles.line}>
      {({ busy, errorOf, typed }) => (
        <>
          <TextField
            label={t`Ime mape`}
            name="name"
            maxLength={FOLDER_LIMITS.name}
            defaultValue={typed['name'] ?? name}
            error={errorOf('name')}
          />
          <BusyButton type="submit" kind="outlined" busy={busy}>
            <Trans>Preimenuj</Trans>
          </BusyButton>
        </>
      )}
    </DeedForm>
  );
}

/** The link that anybody may read the folder by, until it is ended. */
function Link({ folder: { key, link } }: { folder: ShownFolder }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { toast } = useRemote();
  const address = useRef<HTMLAnchorElement>(null);
  const hidden = { [FIELDS.folder]: key };
  if (link === null) {
    return (
      <div className={styles.part}>
        <h2>
          <Trans>Poveznica za čitanje</Trans>
        </h2>
        <p>
          <Trans>Tko ima poveznicu, vidi oglase iz mape, bez napomena, i ne može ništa mijenjati.</Trans>
        </p>
        <DeedButton deed="link" hidden={hidden}>
          <Trans>Otvori poveznicu</Trans>
        </DeedButton>
      </div>
    );
  }
  const path = `${href(SAVED_PATHS.shared)}?${LINK_PARAMETERS.link}=${link}`;
  const copy = (): void => {
    navigator.clipboard.writeText(address.current?.href ?? path).then(
      () => toast('success', t`Poveznica je kopirana.`),
      () => toast('error', t`Kopiranje nije uspjelo.`),
    );
  };
  return (
    <div className={styles.part}>
      <h2>
        <Trans>Poveznica za čitanje</Trans>
      </h2>
      <p>
        <a ref={address} href={path}>
          {path}
        </a>
      </p>
      <div className={styles.buttons}>
        <Button small className={styles.scripted} onClick={copy}>
          <Trans>Kopiraj poveznicu</Trans>
        </Button>
        <DeedButton deed="unlink" hidden={hidden}>
          <Trans>Zatvori poveznicu</Trans>
        </DeedButton>
      </div>
    </div>
  );
}

/** Who shares the folder, and who is invited. */
function People({
  folder: { key, people, invites },
  emailVerified,
}: {
  folder: ShownFolder;
  emailVerified: boolean;
}): ReactElement {
  const { t } = useLingui();
  const hidden = { [FIELDS.folder]: key };
  return (
    <div className={styles.part}>
      <h2>
        <Trans>Zajedno</Trans>
      </h2>
      <ul className={styles.people}>
        {people.map(({ uuid, name }) => (
          <li key={uuid}>
            {name}
            <DeedButton
              deed="person"
              kind="plain"
              hidden={{ ...hidden, [FIELDS.person]: uuid }}
              label={t`Ukloni iz mape: ${name}`}
            >
              <Trans>Ukloni</Trans>
            </DeedButton>
          </li>
        ))}
        {invites.map(({ id, email }) => (
          <li key={id}>
            <span>
              {email}{' '}
              <small>
                <Trans>poziv je poslan</Trans>
              </small>
            </span>
            <DeedButton
              deed="uninvite"
              kind="plain"
              hidden={{ ...hidden, [FIELDS.invite]: String(id) }}
              label={t`Povuci poziv: ${email}`}
            >
              <Trans>Povuci poziv</Trans>
            </DeedButton>
          </li>
        ))}
      </ul>
      {emailVerified ? (
        <DeedForm deed="invite" hidden={hidden} className={styles.line} key={invites.length}>
          {({ busy, errorOf, typed }) => (
            <>
              <TextField
                type="email"
                inputMode="email"
                autoComplete="email"
                label={t`Pozovi e-poštom`}
                name="email"
                defaultValue={typed['email']}
                error={errorOf('email')}
              />
              <BusyButton type="submit" kind="outlined" busy={busy}>
                <Trans>Pošalji poziv</Trans>
              </BusyButton>
            </>
          )}
        </DeedForm>
      ) : (
        <p>
          <Trans>Pozivati možete kad potvrdite svoju adresu e-pošte.</Trans>
        </p>
      )}
    </div>
  );
}
