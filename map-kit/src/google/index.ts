export { createGoogleMap } from './create-google-map';
export { GoogleError, loadGoogle, type GoogleFailure, type GoogleSettings } from './google-script';
