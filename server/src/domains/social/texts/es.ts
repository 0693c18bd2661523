import type { SocialSentences } from '../social-texts';

export const es: SocialSentences = {
  cancelled: 'Ha cancelado el acceso con #. Puede intentarlo de nuevo o entrar con su correo.',
  expired: 'Este acceso ya no es válido: se ha usado, ha caducado o empezó en otro navegador. Inténtelo de nuevo.',
  provider: '# no responde bien en este momento. Inténtelo un poco más tarde o entre con su correo.',
  noAddress: '# no nos ha dado su dirección de correo, y sin ella no hay cuenta. Permita el acceso a la dirección o regístrese con su correo.',
  'unverified-here': 'Ya existe una cuenta con esta dirección, pero la dirección aún no está confirmada. Le hemos enviado un mensaje con un enlace: confirme la dirección y vuelva a entrar.',
  'unverified-there': 'Ya existe una cuenta con esta dirección y # no garantiza que la dirección sea suya. Le hemos enviado un mensaje con un enlace: confirme la conexión y vuelva a entrar.',
  disabled: 'Esta cuenta está cerrada. Si necesita ayuda, escríbanos con el formulario de contacto.',
  notOffered: 'El acceso con este servicio no está activado aquí. Entre con su correo.',
  tooMany: 'Demasiados intentos en poco tiempo. Espere un minuto e inténtelo de nuevo.',
  foreign: 'Este acceso lo ha iniciado otro sitio. Por seguridad, empiécelo en el portal.',
  internal: 'Ahora no es posible iniciar sesión por un fallo nuestro. Inténtelo de nuevo en unos minutos.',
};
