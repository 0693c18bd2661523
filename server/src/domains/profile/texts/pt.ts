import { plural } from '../plural';
import type { ProfileTexts } from '../profile-texts';

export const pt: ProfileTexts = {
  title: 'O meu perfil',
  lead: 'Os dados da sua conta e as suas sessões.',
  details: { title: 'Dados pessoais', name: 'Nome', email: 'E-mail', phone: 'Telefone', none: 'Não indicado' },
  email: {
    proven: 'O endereço está confirmado.',
    unproven: 'O endereço ainda não está confirmado. Abra a ligação da mensagem que lhe enviámos; até lá não pode publicar anúncios nem enviar mensagens.',
    resend: 'Enviar a ligação de novo',
  },
  news: {
    title: 'Comunicações',
    intro: 'Escolhe o que lhe podemos enviar e pode mudar de ideias a qualquer momento.',
    communications: 'Ofertas e novidades dos produtos Kvadrat',
    newsletter: 'Boletim sobre o mercado imobiliário',
    save: 'Guardar escolha',
  },
  safety: {
    title: 'Segurança',
    password: 'A palavra-passe muda-se com uma ligação que enviamos para o seu endereço.',
    change: 'Mudar palavra-passe',
    here: 'Tem sessão iniciada apenas neste dispositivo.',
    others: plural('pt', { one: 'Tem sessão iniciada em mais # dispositivo.', other: 'Tem sessão iniciada em mais # dispositivos.' }),
    endOthers: 'Terminar sessão nos outros dispositivos',
  },
  newPassword: { title: 'Nova palavra-passe', old: 'Palavra-passe atual', fresh: 'Nova palavra-passe', again: 'Repita a nova palavra-passe', save: 'Mudar palavra-passe', forgotten: 'Não me lembro da palavra-passe atual' },
  identities: { title: 'Acesso com outros serviços', since: 'associado em #', remove: 'Remover #', last: 'É a única forma de entrar na sua conta. Defina uma palavra-passe antes de a remover.' },
  leave: { title: 'Terminar sessão', text: 'Os anúncios guardados e as definições de cookies ficam neste navegador.', signOut: 'Terminar sessão' },
  done: { news: 'A escolha foi guardada.', sessions: 'As sessões nos outros dispositivos foram terminadas.', password: 'A palavra-passe foi alterada. As sessões nos outros dispositivos foram terminadas.', identity: 'O acesso foi removido. As sessões nos outros dispositivos foram terminadas.' },
};
