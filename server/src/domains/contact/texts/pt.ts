import type { ContactTexts } from '../contact-texts';

export const pt: ContactTexts = {
  title: 'Contacte-nos',
  description: 'Escreva-nos sobre o portal Kvadrat: perguntas, anúncios a denunciar, privacidade, acessibilidade e falhas. A resposta vem por e-mail.',
  lead: 'Escreva-nos sobre o portal. Respondemos por e-mail.',
  fields: { topic: 'Assunto', name: 'Nome e apelido', email: 'Endereço de e-mail', message: 'Mensagem' },
  chooseTopic: 'Escolha um assunto',
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
  privacy: 'Usamos os dados só para responder e apagamo-los ao fim de 12 meses. Mais em [Privacidade](privacy).',
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
  done: {
    title: 'Recebemos a sua mensagem',
    text: 'O número da mensagem é #; anote-o. Uma confirmação com este número segue para o seu e-mail, salvo se hoje já lá foram várias mensagens nossas.',
    next: 'Se não estiver lá dentro de alguns minutos, veja no correio não desejado.',
    onward: 'Escrever outra mensagem',
  },
  help: {
    title: 'Antes de escrever',
    items: [
      ['Interessa-lhe um imóvel', 'Contacte o anunciante na página do anúncio. Nós não temos as chaves nem mais dados.'],
      ['Um anúncio está errado ou é duvidoso', 'Na página do anúncio escolha “Denunciar o anúncio” e diga o que está errado.'],
      ['Algo não funciona', 'Descreva o que fez, o que esperava e que navegador usa.'],
    ],
  },
  mail: {
    subject: 'Recebemos a sua mensagem (#)',
    greeting: 'Bom dia,',
    text: 'recebemos a sua mensagem e responderemos para este endereço. O número está no assunto; indique-o se nos voltar a escrever.',
    footnote: 'Recebe este e-mail porque o seu endereço foi escrito no formulário de contacto do portal de demonstração Kvadrat. Se não foi por si, não precisa de fazer nada.',
  },
};
