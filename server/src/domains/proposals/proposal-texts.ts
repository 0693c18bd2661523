import { msg } from '@lingui/core/macro';

/** Sentences of mails about proposed prices. */
export const PROPOSAL_TEXTS = {
  fields: { amount: msg`Predložena cijena` },
  /** What the advertiser did, as the visitor reads it. */
  told: {
    accept: msg`Oglašivač prihvaća cijenu koju ste predložili. Ovo nije ugovor: o kupnji ili najmu dogovarate se dalje porukama.`,
    decline: msg`Oglašivač ne prihvaća cijenu koju ste predložili. Na stranici oglasa možete predložiti drugu.`,
    answer: msg`Oglašivač odgovara na vaš prijedlog cijene; prijedlog i dalje vrijedi.`,
  },
  /** In the copy of what the visitor sent. */
  sent: msg`Oglašivač će prijedlog prihvatiti, odbiti ili odgovoriti porukom. Javljamo vam e-poštom.`,
  button: msg`Odgovori na prijedlog`,
};
