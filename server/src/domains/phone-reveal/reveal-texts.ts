import type { Locale } from '@kvadrat/contracts/locales';

export interface RevealTexts {
  title: string;
  /** `#` stands for the ad's title. */
  lead: string;
  button: string;
  tooOften: string;
  /** The way back to the ad. */
  onward: string;
}

export const REVEAL_TEXTS: Readonly<Record<Locale, RevealTexts>> = {
  hr: { title: 'Telefon oglašivača', lead: 'Za oglas „#”. U razgovoru spomenite oglas.', button: 'Prikaži telefon', tooOften: 'Previše upita u kratkom vremenu. Pokušajte ponovno za minutu.', onward: 'Natrag na oglas' },
  de: { title: 'Telefon des Anbieters', lead: 'Zur Anzeige „#“. Nennen Sie am Telefon die Anzeige.', button: 'Telefon anzeigen', tooOften: 'Zu viele Anfragen in kurzer Zeit. Versuchen Sie es in einer Minute noch einmal.', onward: 'Zurück zur Anzeige' },
  en: { title: 'The advertiser’s phone number', lead: 'For the ad “#”. Mention the ad when you call.', button: 'Show phone number', tooOften: 'Too many requests in a short time. Try again in a minute.', onward: 'Back to the ad' },
  it: { title: 'Telefono dell’inserzionista', lead: 'Per l’annuncio «#». Al telefono cita l’annuncio.', button: 'Mostra il telefono', tooOften: 'Troppe richieste in poco tempo. Riprova tra un minuto.', onward: 'Torna all’annuncio' },
  fr: { title: 'Téléphone de l’annonceur', lead: 'Pour l’annonce « # ». Mentionnez l’annonce au téléphone.', button: 'Afficher le téléphone', tooOften: 'Trop de demandes en peu de temps. Réessayez dans une minute.', onward: 'Retour à l’annonce' },
  es: { title: 'Teléfono del anunciante', lead: 'Para el anuncio «#». Mencione el anuncio cuando llame.', button: 'Ver teléfono', tooOften: 'Demasiadas consultas en poco tiempo. Inténtelo de nuevo en un minuto.', onward: 'Volver al anuncio' },
  ru: { title: 'Телефон автора объявления', lead: 'По объявлению «#». В разговоре упомяните объявление.', button: 'Показать телефон', tooOften: 'Слишком много запросов за короткое время. Попробуйте через минуту.', onward: 'Назад к объявлению' },
  pt: { title: 'Telefone do anunciante', lead: 'Para o anúncio «#». Mencione o anúncio quando ligar.', button: 'Ver telefone', tooOften: 'Demasiados pedidos em pouco tempo. Tente novamente dentro de um minuto.', onward: 'Voltar ao anúncio' },
  el: { title: 'Τηλέφωνο του αγγελιοδότη', lead: 'Για την αγγελία «#». Αναφέρετε την αγγελία όταν καλέσετε.', button: 'Εμφάνιση τηλεφώνου', tooOften: 'Πάρα πολλά αιτήματα σε λίγο χρόνο. Δοκιμάστε ξανά σε ένα λεπτό.', onward: 'Πίσω στην αγγελία' },
};
