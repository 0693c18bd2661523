import type { Locale } from '@kvadrat/contracts/locales';
import type { ReleaseKey } from '@kvadrat/contracts/releases';

interface OverrideText {
  title: string;
  /** `{release}` and `{name}` are filled in. */
  take: string;
  takeButton: string;
  drop: string;
  dropButton: string;
}

const TEXTS: Readonly<Record<Locale, OverrideText>> = {
  hr: {
    title: 'Izdanje na probu',
    take: 'Ovaj će preglednik prikazivati izdanje {release} paketa {name}, koje drugi ne vide.',
    takeButton: 'Prikaži ga',
    drop: 'Ovaj će preglednik opet prikazivati ono što vide svi.',
    dropButton: 'Prekini probu',
  },
  de: {
    title: 'Version zur Probe',
    take: 'Dieser Browser zeigt dann die Version {release} von {name}, die andere nicht sehen.',
    takeButton: 'Anzeigen',
    drop: 'Dieser Browser zeigt dann wieder, was alle sehen.',
    dropButton: 'Probe beenden',
  },
  en: {
    title: 'A release on trial',
    take: 'This browser will show release {release} of {name}, which others do not see.',
    takeButton: 'Show it',
    drop: 'This browser will show what everybody sees again.',
    dropButton: 'End the trial',
  },
  it: {
    title: 'Una versione in prova',
    take: 'Questo browser mostrerà la versione {release} di {name}, che gli altri non vedono.',
    takeButton: 'Mostrare',
    drop: 'Questo browser mostrerà di nuovo ciò che vedono tutti.',
    dropButton: 'Terminare la prova',
  },
  fr: {
    title: 'Une version à l’essai',
    take: 'Ce navigateur affichera la version {release} de {name}, que les autres ne voient pas.',
    takeButton: 'L’afficher',
    drop: 'Ce navigateur affichera de nouveau ce que tout le monde voit.',
    dropButton: 'Terminer l’essai',
  },
  es: {
    title: 'Una versión a prueba',
    take: 'Este navegador mostrará la versión {release} de {name}, que los demás no ven.',
    takeButton: 'Mostrarla',
    drop: 'Este navegador volverá a mostrar lo que ven todos.',
    dropButton: 'Terminar la prueba',
  },
  ru: {
    title: 'Пробная версия',
    take: 'Этот браузер будет показывать версию {release} пакета {name}, которую другие не видят.',
    takeButton: 'Показать',
    drop: 'Этот браузер снова будет показывать то, что видят все.',
    dropButton: 'Завершить пробу',
  },
  pt: {
    title: 'Uma versão à experiência',
    take: 'Este navegador vai mostrar a versão {release} de {name}, que os outros não veem.',
    takeButton: 'Mostrar',
    drop: 'Este navegador vai voltar a mostrar o que todos veem.',
    dropButton: 'Terminar a experiência',
  },
  el: {
    title: 'Δοκιμαστική έκδοση',
    take: 'Αυτό το πρόγραμμα περιήγησης θα εμφανίζει την έκδοση {release} του {name}, που οι άλλοι δεν βλέπουν.',
    takeButton: 'Εμφάνιση',
    drop: 'Αυτό το πρόγραμμα περιήγησης θα εμφανίζει ξανά ό,τι βλέπουν όλοι.',
    dropButton: 'Τέλος δοκιμής',
  },
};

/** The page that asks before a browser takes up a release, or with `shown` null gives it up. @param fields what the form sends */
export function overridePage(
  locale: Locale,
  path: string,
  shown: ReleaseKey | null,
  fields: Readonly<Record<string, string>>,
): string {
  const { title, take, takeButton, drop, dropButton } = TEXTS[locale];
  const words = shown === null ? drop : take.replace('{release}', shown.release).replace('{name}', shown.name);
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${quoted(value)}">`,
  );
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${quoted(words)}</p><form method="post" action="${path}">${inputs.join('')}<button>${shown === null ? dropButton : takeButton}</button></form></main></body></html>`;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
