import type { ContactTexts } from '../contact-texts';

export const pt: ContactTexts = {
  title: 'Contacte-nos',
  fields: { topic: 'Assunto', name: 'Nome e apelido', email: 'Endereço de e-mail', message: 'Mensagem' },
  topics: {
    general: 'Pergunta geral',
    listing: 'Denunciar um anúncio',
    agency: 'Colaboração com agências',
    privacy: 'Privacidade',
    accessibility: 'Acessibilidade',
    error: 'Algo não funciona',
  },
  mail: {
    subject: 'Recebemos a sua mensagem (#)',
    greeting: 'Bom dia,',
    text: 'recebemos a sua mensagem e responderemos para este endereço. O número está no assunto; indique-o se nos voltar a escrever.',
    footnote: 'Recebe este e-mail porque o seu endereço foi escrito no formulário de contacto do portal de demonstração Kvadrat. Se não foi por si, não precisa de fazer nada.',
  },
};
