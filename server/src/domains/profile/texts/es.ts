import { plural } from '../plural';
import type { ProfileTexts } from '../profile-texts';

export const es: ProfileTexts = {
  title: 'Mi perfil',
  lead: 'Los datos de su cuenta y sus sesiones.',
  details: { title: 'Datos personales', name: 'Nombre y apellidos', email: 'Correo electrónico', phone: 'Teléfono', none: 'Sin indicar' },
  email: {
    proven: 'La dirección está confirmada.',
    unproven: 'La dirección aún no está confirmada. Abra el enlace del mensaje que le enviamos; hasta entonces no puede publicar anuncios ni enviar mensajes.',
    resend: 'Enviar el enlace de nuevo',
  },
  news: {
    title: 'Comunicaciones',
    intro: 'Usted elige qué podemos enviarle y puede cambiarlo cuando quiera.',
    communications: 'Ofertas y novedades de los productos de Kvadrat',
    newsletter: 'Boletín sobre el mercado inmobiliario',
    save: 'Guardar elección',
  },
  safety: {
    title: 'Seguridad',
    password: 'La contraseña se cambia con un enlace que enviamos a su dirección.',
    change: 'Cambiar contraseña',
    here: 'Solo ha iniciado sesión en este dispositivo.',
    others: plural('es', { one: 'Tiene la sesión abierta en # dispositivo más.', other: 'Tiene la sesión abierta en # dispositivos más.' }),
    endOthers: 'Cerrar sesión en los demás dispositivos',
  },
  newPassword: { title: 'Nueva contraseña', old: 'Contraseña actual', fresh: 'Nueva contraseña', again: 'Repita la nueva contraseña', save: 'Cambiar contraseña', forgotten: 'No recuerdo la contraseña actual' },
  identities: { title: 'Acceso con otros servicios', since: 'vinculado el #', remove: 'Quitar #', last: 'Es la única forma de entrar en su cuenta. Antes de quitarla, elija una contraseña.' },
  leave: { title: 'Cerrar sesión', text: 'Los anuncios guardados y los ajustes de cookies se quedan en este navegador.', signOut: 'Cerrar sesión' },
  done: { news: 'Su elección se ha guardado.', sessions: 'Se ha cerrado la sesión en los demás dispositivos.', password: 'La contraseña ha cambiado. Se ha cerrado la sesión en los demás dispositivos.', identity: 'El acceso se ha quitado. Se ha cerrado la sesión en los demás dispositivos.' },
};
