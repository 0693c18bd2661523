export { SharedSecret } from './shared-secret';
export { LinkKeys } from './link-keys';
export { SecretBox } from './secret-box';
