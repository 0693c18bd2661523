import { localizedPath, typeset, type Locale } from '@kvadrat/contracts/locales';
import { withoutSecrets, type SentValues } from '@kvadrat/contracts/remote';
import { attributes, escapeHtml } from '../../platform/html';
import type { PageQuery } from './page-composer';

interface Texts {
  title: string;
  sentence: string;
  send: string;
}

/** Said when no release can show a form that was sent. */
const TEXTS: Readonly<Record<Locale, Texts>> = {
  hr: { title: 'Ne znamo je li obrazac primljen', sentence: 'Stranica trenutačno ne radi. Sve što ste upisali ostalo je ovdje. Pošaljite ponovno za koju minutu; isti obrazac bilježimo samo jednom.', send: 'Pošalji ponovno' },
  de: { title: 'Wir wissen nicht, ob das Formular angekommen ist', sentence: 'Die Seite ist zurzeit nicht erreichbar. Alle Eingaben sind noch hier. Senden Sie sie in ein paar Minuten erneut; dasselbe Formular zählt nur einmal.', send: 'Erneut senden' },
  en: { title: 'We do not know whether the form arrived', sentence: 'The page is not working at the moment. Everything you typed is still here. Send it again in a few minutes; the same form counts only once.', send: 'Send again' },
  it: { title: 'Non sappiamo se il modulo è arrivato', sentence: 'La pagina al momento non funziona. Tutto ciò che avete scritto è ancora qui. Inviatelo di nuovo tra qualche minuto; lo stesso modulo vale una sola volta.', send: 'Invia di nuovo' },
  fr: { title: 'Nous ne savons pas si le formulaire est arrivé', sentence: 'La page ne fonctionne pas pour le moment. Tout ce que vous avez saisi est encore ici. Renvoyez-le dans quelques minutes ; le même formulaire ne compte qu’une fois.', send: 'Renvoyer' },
  es: { title: 'No sabemos si el formulario ha llegado', sentence: 'La página no funciona en este momento. Todo lo que ha escrito sigue aquí. Envíelo de nuevo dentro de unos minutos; el mismo formulario cuenta una sola vez.', send: 'Enviar de nuevo' },
  ru: { title: 'Мы не знаем, дошла ли форма', sentence: 'Страница сейчас не работает. Всё, что вы ввели, осталось здесь. Отправьте ещё раз через несколько минут: одна и та же форма учитывается один раз.', send: 'Отправить ещё раз' },
  pt: { title: 'Não sabemos se o formulário chegou', sentence: 'A página não está a funcionar neste momento. Tudo o que escreveu continua aqui. Envie de novo dentro de alguns minutos; o mesmo formulário conta uma só vez.', send: 'Enviar de novo' },
  el: { title: 'Δεν γνωρίζουμε αν η φόρμα έφτασε', sentence: 'Η σελίδα δεν λειτουργεί αυτή τη στιγμή. Όσα γράψατε είναι ακόμη εδώ. Στείλτε τα ξανά σε λίγα λεπτά· η ίδια φόρμα μετρά μία μόνο φορά.', send: 'Αποστολή ξανά' },
};

/** The form of an address as it was sent, in a page that needs no remote. */
export function keptForm({ locale, path, search }: Pick<PageQuery, 'locale' | 'path' | 'search'>, values: SentValues): { title: string; html: string } {
  const { title, sentence, send } = TEXTS[locale];
  const say = (text: string): string => escapeHtml(typeset(text, locale));
  const fields = Object.entries(withoutSecrets(values)).map(([name, value]) => `<textarea hidden${attributes({ name })}>\n${escapeHtml(value)}</textarea>`).join('');
  const action = `${localizedPath(locale, path)}${search}`;
  return { title: typeset(title, locale), html: `<h1>${say(title)}</h1><p>${say(sentence)}</p><form method="post"${attributes({ action })}>${fields}<button type="submit">${say(send)}</button></form>` };
}
