export { PHONE_COUNTRIES, defaultPhoneCountry, type PhoneCountry } from './phone-countries';
export { phoneCountryFor } from './phone-country-for';
