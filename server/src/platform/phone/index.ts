export { agreesWithPrefix, isTelephone, readablePhone, telephone } from './telephone';
