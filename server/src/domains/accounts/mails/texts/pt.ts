import type { AccountMailTexts } from '../account-mail-texts';

export const pt: AccountMailTexts = {
  greeting: 'Olá,',
  verification: {
    subject: 'Confirme o seu endereço de e-mail para o Kvadrat',
    text: 'foi aberta uma conta no Kvadrat com este endereço de e-mail. Confirme que é seu: depois poderá publicar anúncios e enviar mensagens.',
    button: 'Confirmar endereço',
    lifetime: 'A ligação é válida durante 24 horas. O endereço só fica confirmado quando carregar no botão da página.',
    note: 'Se não abriu uma conta, não precisa de fazer nada: o endereço fica por confirmar.',
  },
  reset: {
    subject: 'Nova palavra-passe para o Kvadrat',
    text: 'foi pedida uma nova palavra-passe para a conta com este endereço de e-mail. Escolha-a na página que a ligação abre.',
    button: 'Escolher nova palavra-passe',
    codeHint: 'Se a página pedir um código, copie este:',
    code: 'Código',
    lifetime: 'A ligação e o código são válidos durante 30 minutos e uma única vez.',
    note: 'Se não pediu uma nova palavra-passe, ignore esta mensagem: a atual continua válida.',
  },
  knownAddress: {
    subject: 'Já tem uma conta no Kvadrat',
    text: 'alguém tentou abrir uma conta com este endereço de e-mail, mas já existe uma. Não foi aberta outra e nada mudou.',
    button: 'Iniciar sessão',
    forgotten: 'Esqueceu-se da palavra-passe? Escolha uma nova:',
    reset: 'Pedir nova palavra-passe',
    note: 'Se não foi você, não precisa de fazer nada.',
  },
  failedLogins: {
    subject: 'Tentativas falhadas de início de sessão na sua conta',
    text: 'em pouco tempo, alguém tentou várias vezes entrar na sua conta com uma palavra-passe errada. A conta não está bloqueada: com a palavra-passe certa pode continuar a entrar.',
    count: 'Tentativas',
    button: 'Pedir nova palavra-passe',
    note: 'Se foi você, não precisa de fazer nada. Caso contrário, escolha uma palavra-passe longa que não use em mais lado nenhum.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe do Kvadrat foi alterada',
    text: 'a palavra-passe da sua conta acabou de ser alterada e as sessões nos outros dispositivos deixaram de ser válidas.',
    button: 'Pedir nova palavra-passe',
    note: 'Se foi você que a alterou, não precisa de fazer nada. Caso contrário, peça já uma nova palavra-passe.',
  },
  linkConfirm: {
    subject: 'Permitir o início de sessão com #?',
    text: 'alguém quer entrar com # na conta com este endereço de e-mail. Antes de o permitirmos, confirme que o endereço é seu; a partir daí poderá entrar também desta forma.',
    button: 'Permitir o início de sessão com #',
    lifetime: 'A ligação é válida durante 30 minutos e uma única vez.',
    note: 'Se não é você, ignore esta mensagem: sem a sua confirmação nada muda.',
  },
  identityLinked: {
    subject: 'Um novo acesso à sua conta: #',
    text: 'a partir de agora também se pode entrar na sua conta com #. O seu perfil mostra todas as formas de acesso e permite removê-las.',
    button: 'Abrir o perfil',
    note: 'Se foi você, não precisa de fazer nada. Caso contrário, remova este acesso no perfil e mude a palavra-passe.',
  },
  footnote: 'Recebe esta mensagem porque o seu endereço foi indicado no Kvadrat, um portal de demonstração. Foi enviada automaticamente.',
};
