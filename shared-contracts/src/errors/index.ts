export { answeredFailure } from './answered-failure';
export { AppError, isAppError, type AppErrorCode } from './app-error';
export { botVerdict } from './bot-verdict';
export { MFE_CODES, type MfeCode } from './mfe-codes';
export { RegistryError } from './registry-error';
