export { AppError, isAppError, type AppErrorCode } from './app-error';
export { MFE_CODES, type MfeCode } from './mfe-codes';
