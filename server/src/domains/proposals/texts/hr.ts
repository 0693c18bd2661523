import type { ProposalTexts } from '../proposal-texts';

export const hr: ProposalTexts = {
  fields: { amount: 'Predložena cijena', ad: 'Oglas' },
  states: {
    open: { title: 'Prijedlog cijene', text: 'Prihvatite ga, odbijte ili odgovorite porukom. Prihvaćanje nije ugovor: o kupnji se dogovarate dalje.' },
    replaced: { title: 'Prijedlog je zamijenjen', text: 'Ista je osoba u međuvremenu predložila drugu cijenu.' },
    accepted: { title: 'Prihvatili ste predloženu cijenu', text: 'Druga je strana obaviještena. Dogovor nastavljate porukama.' },
    declined: { title: 'Odbili ste predloženu cijenu', text: 'Druga je strana obaviještena.' },
  },
  told: {
    accept: 'Oglašivač prihvaća cijenu koju ste predložili. Ovo nije ugovor: o kupnji ili najmu dogovarate se dalje porukama.',
    decline: 'Oglašivač ne prihvaća cijenu koju ste predložili. Na stranici oglasa možete predložiti drugu.',
    answer: 'Oglašivač odgovara na vaš prijedlog cijene; prijedlog i dalje vrijedi.',
  },
  sent: 'Oglašivač će prijedlog prihvatiti, odbiti ili odgovoriti porukom. Javljamo vam e-poštom.',
  acts: { accept: 'Prihvati cijenu', decline: 'Odbij prijedlog', answer: 'Odgovori porukom' },
  message: 'Poruka (nije obavezna)',
  required: 'Poruka',
  page: {
    title: 'Prijedlog cijene',
    back: 'Pogledaj oglas',
    changed: 'U međuvremenu se nešto promijenilo. Ovako stoji sada.',
    empty: 'Upišite poruku.',
    lost: { title: 'Poveznica ne vrijedi', text: 'Otvorite je ponovno iz zadnje poruke o prijedlogu.' },
  },
  button: 'Odgovori na prijedlog',
};
