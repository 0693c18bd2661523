import type { SocialSentences } from '../social-texts';

export const pt: SocialSentences = {
  cancelled: 'Cancelou o início de sessão com #. Pode tentar de novo ou entrar por e-mail.',
  expired: 'Este início de sessão já não é válido: foi usado, expirou ou começou noutro navegador. Tente de novo.',
  provider: '# não está a responder corretamente neste momento. Tente um pouco mais tarde ou entre por e-mail.',
  noAddress: '# não nos deu o seu endereço de e-mail e sem ele não há conta. Permita o acesso ao endereço ou registe-se por e-mail.',
  'unverified-here': 'Já existe uma conta com este endereço, mas o endereço ainda não está confirmado. Enviámos-lhe uma mensagem com uma ligação: confirme o endereço e entre de novo.',
  'unverified-there': 'Já existe uma conta com este endereço e # não garante que o endereço é seu. Enviámos-lhe uma mensagem com uma ligação: confirme a associação e entre de novo.',
  disabled: 'Esta conta está encerrada. Se precisar de ajuda, escreva-nos pelo formulário de contacto.',
  notOffered: 'O início de sessão com este serviço não está ativo aqui. Entre por e-mail.',
  tooMany: 'Demasiadas tentativas em pouco tempo. Espere um minuto e tente de novo.',
  foreign: 'Este início de sessão foi lançado por outro sítio. Por segurança, comece-o no portal.',
  internal: 'De momento não é possível iniciar sessão devido a uma falha nossa. Tente de novo dentro de alguns minutos.',
};
