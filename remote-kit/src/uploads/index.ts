export { useUploads, type SentFile, type Uploads } from './use-uploads';
