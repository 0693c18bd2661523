export { RegistryError } from '@kvadrat/contracts/errors';
