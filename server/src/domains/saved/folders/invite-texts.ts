import type { Locale } from '@kvadrat/contracts/locales';

interface InviteTexts {
  subject: (by: string) => string;
  text: (by: string) => string;
  button: string;
  account: string;
  footnote: (by: string) => string;
}

/** Words of the mail that invites into a folder. */
export const INVITE_TEXTS: Readonly<Record<Locale, InviteTexts>> = {
  hr: {
    subject: (by) => `${by} dijeli s vama spremljene oglase`,
    text: (by) => `${by} vas poziva u zajedničku mapu oglasa na Kvadratu. U nju oboje dodajete oglase i napomene:`,
    button: 'Pogledaj poziv',
    account: 'Za ulazak trebate račun na Kvadratu; ako ga nemate, otvorit ćete ga usput.',
    footnote: (by) => `Ovu poruku dobivate jer je ${by} upisao ili upisala vašu adresu. Ako poziv ne želite, ne trebate učiniti ništa.`,
  },
  de: {
    subject: (by) => `${by} teilt gemerkte Anzeigen mit Ihnen`,
    text: (by) => `${by} lädt Sie in eine gemeinsame Mappe mit Anzeigen auf Kvadrat ein. Sie fügen beide Anzeigen und Notizen hinzu:`,
    button: 'Einladung ansehen',
    account: 'Dafür brauchen Sie ein Konto bei Kvadrat; haben Sie keines, legen Sie es dabei an.',
    footnote: (by) => `Sie bekommen diese Nachricht, weil ${by} Ihre Adresse eingetragen hat. Möchten Sie nicht mitmachen, müssen Sie nichts tun.`,
  },
  en: {
    subject: (by) => `${by} is sharing saved listings with you`,
    text: (by) => `${by} invites you to a shared folder of listings on Kvadrat. You can both add listings and notes:`,
    button: 'See the invitation',
    account: 'You need a Kvadrat account to join; if you have none, you can open one on the way.',
    footnote: (by) => `You are receiving this message because ${by} entered your address. If you do not want to join, you need not do anything.`,
  },
  it: {
    subject: (by) => `${by} condivide con lei gli annunci salvati`,
    text: (by) => `${by} la invita in una cartella condivisa di annunci su Kvadrat. Entrambi potete aggiungere annunci e note:`,
    button: 'Vedi l’invito',
    account: 'Per entrare serve un account Kvadrat; se non ne ha uno, può crearlo strada facendo.',
    footnote: (by) => `Riceve questo messaggio perché ${by} ha inserito il suo indirizzo. Se non desidera partecipare, non deve fare nulla.`,
  },
  fr: {
    subject: (by) => `${by} partage avec vous des annonces enregistrées`,
    text: (by) => `${by} vous invite dans un dossier d’annonces partagé sur Kvadrat. Vous pouvez tous deux y ajouter des annonces et des notes :`,
    button: 'Voir l’invitation',
    account: 'Il vous faut un compte Kvadrat ; si vous n’en avez pas, vous pourrez le créer en chemin.',
    footnote: (by) => `Vous recevez ce message car ${by} a saisi votre adresse. Si vous ne souhaitez pas participer, vous n’avez rien à faire.`,
  },
  es: {
    subject: (by) => `${by} comparte con usted anuncios guardados`,
    text: (by) => `${by} le invita a una carpeta compartida de anuncios en Kvadrat. Ambos pueden añadir anuncios y notas:`,
    button: 'Ver la invitación',
    account: 'Para entrar necesita una cuenta de Kvadrat; si no la tiene, podrá crearla por el camino.',
    footnote: (by) => `Recibe este mensaje porque ${by} ha introducido su dirección. Si no desea participar, no tiene que hacer nada.`,
  },
  ru: {
    subject: (by) => `${by} делится с вами сохранёнными объявлениями`,
    text: (by) => `${by} приглашает вас в общую папку объявлений на Kvadrat. Вы оба можете добавлять в неё объявления и заметки:`,
    button: 'Посмотреть приглашение',
    account: 'Для этого нужна учётная запись Kvadrat; если её нет, её можно создать по пути.',
    footnote: (by) => `Вы получили это письмо, потому что ${by} указывает ваш адрес. Если вы не хотите присоединяться, ничего делать не нужно.`,
  },
  pt: {
    subject: (by) => `${by} partilha consigo anúncios guardados`,
    text: (by) => `${by} convida-o para uma pasta partilhada de anúncios no Kvadrat. Ambos podem acrescentar anúncios e notas:`,
    button: 'Ver o convite',
    account: 'Para entrar precisa de uma conta Kvadrat; se não tiver, pode criá-la pelo caminho.',
    footnote: (by) => `Recebe esta mensagem porque ${by} indicou o seu endereço. Se não quiser participar, não precisa de fazer nada.`,
  },
  el: {
    subject: (by) => `${by}: κοινές αποθηκευμένες αγγελίες`,
    text: (by) => `${by}: πρόσκληση σε κοινό φάκελο αγγελιών στο Kvadrat. Και οι δύο μπορείτε να προσθέτετε αγγελίες και σημειώσεις:`,
    button: 'Δείτε την πρόσκληση',
    account: 'Χρειάζεστε λογαριασμό στο Kvadrat· αν δεν έχετε, μπορείτε να τον δημιουργήσετε στην πορεία.',
    footnote: (by) => `Λαμβάνετε αυτό το μήνυμα επειδή η διεύθυνσή σας δόθηκε από: ${by}. Αν δεν θέλετε να συμμετάσχετε, δεν χρειάζεται να κάνετε τίποτα.`,
  },
};
