import { msg } from '@lingui/core/macro';
import { GREETING, paragraph, type MailTemplate } from '../../platform/mail';
import { sayIn } from '../../platform/messages';

const FOOTNOTE = msg`Ovu poruku dobivate jer je vaša adresa upisana na demonstracijskom portalu Kvadrat. Poruka je poslana automatski.`;

/** Says that the file with a person's data can be fetched. */
export const exportReadyMail: MailTemplate<{ url: string }> = {
  name: 'data-export-ready',
  compose({ url }, locale) {
    const say = sayIn(locale);
    return {
      subject: say(msg`Vaši su podaci spremni`),
      blocks: [
        paragraph(say(GREETING)),
        paragraph(
          say(
            msg`datoteka sa svime što o vama čuvamo je spremna. Preuzeti je možete sljedećih sedam dana, nakon prijave.`,
          ),
        ),
        { kind: 'button', text: say(msg`Otvori moje podatke`), url },
        paragraph(say(msg`Ako je niste zatražili vi, promijenite lozinku i odjavite ostale uređaje.`)),
      ],
      footnote: say(FOOTNOTE),
    };
  },
};

/** Says when an account goes, and how its owner stays. @param day in words of the mail's language */
export const leavingMail: MailTemplate<{ url: string; day: string }> = {
  name: 'account-leaving',
  compose({ url, day }, locale) {
    const say = sayIn(locale);
    const text = (until: string) =>
      msg`zatraženo je brisanje vašeg računa. Bit će obrisan ${until}, a do tada se možete predomisliti.`;
    return {
      subject: say(msg`Vaš se račun briše za 14 dana`),
      blocks: [
        paragraph(say(GREETING)),
        paragraph(say(text(day))),
        { kind: 'button', text: say(msg`Zadrži račun`), url },
        paragraph(say(msg`Ako to niste zatražili vi, zadržite račun i odmah promijenite lozinku.`)),
      ],
      footnote: say(FOOTNOTE),
    };
  },
};
