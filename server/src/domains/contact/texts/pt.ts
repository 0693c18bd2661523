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
  emailHint: 'Enviamos a resposta para este endereço.',
  trap: 'Deixe este campo vazio',
  send: 'Enviar mensagem',
  problems: {
    title: 'A mensagem ainda não foi enviada',
    intro: 'Corrija os campos assinalados:',
    required: { topic: 'Escolha um assunto.', name: 'Escreva o nome e o apelido.', email: 'Escreva um endereço de e-mail.', message: 'Escreva uma mensagem.' },
    email: 'Escreva um endereço como nome@exemplo.pt.',
    shortMessage: 'Escreva pelo menos uma frase.',
    long: 'Reduza para # caracteres no máximo.',
  },
  obstacles: {
    expired: 'O formulário esteve aberto demasiado tempo. Verifique a mensagem e envie-a de novo.',
    trapped: 'Foi preenchido um campo que fica vazio, como costumam fazer os programas. Esvaziámo-lo; envie a mensagem de novo.',
    tooQuick: 'A mensagem chegou mais depressa do que se preenche o formulário. Verifique-a e envie-a de novo.',
    tooMany: 'Acabaram de chegar várias mensagens deste endereço. Espere uma hora e envie esta.',
  },
  mail: {
    subject: 'Recebemos a sua mensagem (#)',
    greeting: 'Bom dia,',
    text: 'recebemos a sua mensagem e responderemos para este endereço. O número está no assunto; indique-o se nos voltar a escrever.',
    footnote: 'Recebe este e-mail porque o seu endereço foi escrito no formulário de contacto do portal de demonstração Kvadrat. Se não foi por si, não precisa de fazer nada.',
  },
};
