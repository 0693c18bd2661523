export { agreesWithPrefix, dialled, isTelephone, readablePhone, telephone } from './telephone';
