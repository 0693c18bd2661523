import type { AccountMailTexts } from '../account-mail-texts';

export const es: AccountMailTexts = {
  greeting: 'Hola:',
  verification: {
    subject: 'Confirme su dirección de correo para Kvadrat',
    text: 'En Kvadrat se ha abierto una cuenta con esta dirección de correo. Confirme que es suya; después podrá publicar anuncios y enviar mensajes.',
    button: 'Confirmar dirección',
    lifetime: 'El enlace vale 24 horas. La dirección queda confirmada cuando pulse el botón de la página.',
    note: 'Si no ha abierto usted la cuenta, no tiene que hacer nada: la dirección sigue sin confirmar.',
  },
  reset: {
    subject: 'Nueva contraseña para Kvadrat',
    text: 'Se ha pedido una nueva contraseña para la cuenta con esta dirección de correo. Elíjala en la página que abre el enlace.',
    button: 'Elegir una nueva contraseña',
    codeHint: 'Si la página pide un código, copie este:',
    code: 'Código',
    lifetime: 'El enlace y el código valen 30 minutos y una sola vez.',
    note: 'Si no ha pedido una nueva contraseña, no haga caso de este mensaje: la actual sigue siendo válida.',
  },
  knownAddress: {
    subject: 'Ya tiene una cuenta en Kvadrat',
    text: 'Alguien ha intentado abrir una cuenta con esta dirección de correo, pero ya existe una. No se ha abierto otra y nada ha cambiado.',
    button: 'Iniciar sesión',
    forgotten: '¿Ha olvidado la contraseña? Elija una nueva:',
    reset: 'Pedir una nueva contraseña',
    note: 'Si no ha sido usted, no tiene que hacer nada.',
  },
  failedLogins: {
    subject: 'Intentos fallidos de acceso a su cuenta',
    text: 'En poco tiempo, alguien ha intentado entrar varias veces en su cuenta con una contraseña equivocada. La cuenta no está bloqueada: con la contraseña correcta puede seguir entrando.',
    count: 'Intentos',
    button: 'Pedir una nueva contraseña',
    note: 'Si ha sido usted, no tiene que hacer nada. Si no, elija una contraseña larga que no use en ningún otro sitio.',
  },
  passwordChanged: {
    subject: 'Su contraseña de Kvadrat ha cambiado',
    text: 'La contraseña de su cuenta acaba de cambiar y la sesión en los demás dispositivos ya no vale.',
    button: 'Pedir una nueva contraseña',
    note: 'Si la ha cambiado usted, no tiene que hacer nada. Si no, pida una nueva contraseña cuanto antes.',
  },
  linkConfirm: {
    subject: '¿Permite el acceso con #?',
    text: 'Alguien quiere entrar con # en la cuenta con esta dirección de correo. Antes de permitirlo, le pedimos que confirme que la dirección es suya; desde entonces podrá entrar también así.',
    button: 'Permitir el acceso con #',
    lifetime: 'El enlace vale 30 minutos y una sola vez.',
    note: 'Si no es usted, no haga caso de este mensaje: sin su confirmación nada cambia.',
  },
  identityLinked: {
    subject: 'Un nuevo acceso a su cuenta: #',
    text: 'Desde ahora también se puede entrar en su cuenta con #. En su perfil están todas las formas de acceso, y allí puede quitarlas.',
    button: 'Abrir el perfil',
    note: 'Si ha sido usted, no tiene que hacer nada. Si no, quite este acceso en su perfil y cambie la contraseña.',
  },
  footnote: 'Recibe este mensaje porque su dirección se ha introducido en Kvadrat, un portal de demostración. Se ha enviado automáticamente.',
};
