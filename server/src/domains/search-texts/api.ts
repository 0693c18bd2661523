export { headingPlace } from './heading-place';
export { listBreadcrumbs, listingBreadcrumbs } from './breadcrumbs';
export { listTexts, type ListSubject } from './list-heading';
