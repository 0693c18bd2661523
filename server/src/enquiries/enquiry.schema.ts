import { LOCALES } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import { ApiError, Id, oneOf } from '../schema';

const Text = (maxLength: number) => Type.String({ maxLength });

/** A message to the advertiser of an ad; its fields are checked by the rules of the form. */
export const NewMessage = Type.Object({
  listingId: Id,
  reason: Text(40),
  name: Text(1000),
  email: Text(1000),
  phone: Text(1000),
  message: Text(20_000),
  key: Type.String({ maxLength: 100, description: 'Of `readEnquiryForm`: the same message with the same key is one.' }),
  website: Type.Optional(Type.String({ maxLength: 1000, description: 'Stays empty.' })),
  locale: oneOf(LOCALES),
});

export const enquirySchemas = {
  ApiError,
  EnquiryForm: Type.Object({
    key: Type.String(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    proven: Type.Boolean({ description: 'A message from this address is sent without a mail that asks for its proof.' }),
  }),
  SentEnquiry: Type.Object({ reference: Type.String(), state: oneOf(['sent', 'waiting'], '`waiting`: a mail asks for the proof of the address first.') }),
};
