export { addSchemas } from './add-schemas';
export { ApiError, Breadcrumb, Id, LocaleParameter, nullable, oneOf, reference, Uuid } from './building-blocks';
export { readLocale } from './read-locale';
