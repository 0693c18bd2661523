export { otherUser, type OtherUser } from './other-user';
export { proveIndependence } from './prove-independence';
