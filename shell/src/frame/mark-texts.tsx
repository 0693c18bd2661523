import { useLingui } from '@lingui/react/macro';
import { FRAME } from './frame-ids';

/** What the shell's script says about saved and hidden ads (`tell-mark.ts`): for these few there is no catalogue to load. */
export function MarkTexts() {
  const { t } = useLingui();
  return (
    <template
      id={FRAME.marks}
      data-undo={t`Poništi`}
      data-unsaved={t`Oglas više nije spremljen.`}
      data-hidden={t`Oglas je skriven.`}
      data-blocked={t`Preglednik ne dopušta spremanje. Ovo vrijedi samo dok je stranica otvorena.`}
      data-limit={t`Popis je pun. Uklonite neki oglas pa pokušajte ponovno.`}
      data-failed={t`Promjena nije spremljena. Pokušajte ponovno.`}
    />
  );
}
