interface Signup {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  privacy: boolean;
  communications: boolean;
  newsletter: boolean;
}

interface Phone {
  phone: string;
  'phone-prefix': string;
}

/** The nine fields of a registration, boxes as 0 or 1. */
export function signupFields(values: Signup, phone: Phone) {
  const { first_name, last_name, email, password, privacy, communications, newsletter } = values;
  return {
    first_name,
    last_name,
    email,
    phone: phone.phone,
    'phone-prefix': phone['phone-prefix'],
    password,
    privacy: flag(privacy),
    communications: flag(communications),
    newsletter: flag(newsletter),
  };
}

const flag = (on: boolean): '0' | '1' => (on ? '1' : '0');
