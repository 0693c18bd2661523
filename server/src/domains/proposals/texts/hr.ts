import type { ProposalTexts } from '../proposal-texts';

export const hr: ProposalTexts = {
  fields: { amount: 'Predložena cijena' },
  told: {
    accept: 'Oglašivač prihvaća cijenu koju ste predložili. Ovo nije ugovor: o kupnji ili najmu dogovarate se dalje porukama.',
    decline: 'Oglašivač ne prihvaća cijenu koju ste predložili. Na stranici oglasa možete predložiti drugu.',
    answer: 'Oglašivač odgovara na vaš prijedlog cijene; prijedlog i dalje vrijedi.',
  },
  sent: 'Oglašivač će prijedlog prihvatiti, odbiti ili odgovoriti porukom. Javljamo vam e-poštom.',
  button: 'Odgovori na prijedlog',
};
