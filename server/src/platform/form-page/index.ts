export { formHtml, type FilledForm, type FormPageTexts } from './form-html';
export { doneHtml, helpHtml, receipt } from './form-page-html';
export { admitForm, FormProperties, FormStart, RefusedFields, TakenForm } from './form-call';
export { newFormKey } from './form-key';
export { addSubjectForm, FORM_POSTS } from './form-page.routes';
export { newReference, REFERENCE } from './reference';
export { SAME_FORM, storeOnce, type FormColumns } from './store-once';
export { checkFields, readTyped, type Problems, type Typed } from './typed-fields';
export { WrongFields } from './wrong-fields';
