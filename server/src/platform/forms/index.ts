export { admitForm, FORM_POSTS, FormProperties, FormStart, RefusedFields, TakenForm } from './form-call';
export { newFormKey } from './form-key';
export { queueWithReceipt } from './queue-with-receipt';
export { receipt, type ReceiptTexts } from './receipt';
export { newReference, REFERENCE } from './reference';
export { SAME_FORM, storeOnce, type FormColumns } from './store-once';
export { checkFields, readTyped, type Problems, type Typed } from './typed-fields';
export { WrongFields } from './wrong-fields';
