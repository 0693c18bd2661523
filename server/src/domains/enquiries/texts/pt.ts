import type { EnquiryTexts } from '../enquiry-texts';

export const pt: EnquiryTexts = {
  mail: {
    greeting: 'Olá,',
    confirm: { subject: 'Confirme a sua mensagem sobre o anúncio: #', text: 'a partir deste endereço foi escrita uma mensagem sobre o imóvel «#». O anunciante só a recebe quando confirmar que o endereço é seu.', button: 'Confirmar e enviar', lifetime: 'A ligação é válida durante sete dias; depois, uma mensagem por confirmar é apagada.', note: 'Se não escreveu a mensagem, não precisa de fazer nada: não será enviada.' },
    enquiry: { subject: 'Pedido sobre o anúncio: #', text: 'uma pessoa está interessada no seu anúncio «#».' },
    copy: { subject: 'A sua mensagem sobre o anúncio: #', text: 'encaminhámos ao anunciante a sua mensagem sobre o anúncio «#».', comes: 'A resposta chega a este endereço.' },
    reply: { subject: 'Resposta sobre o anúncio: #', text: '# responde-lhe:' },
    fields: { name: 'Nome', phone: 'Telefone', reason: 'Motivo', kind: 'Tipo' },
    written: 'Mensagem:',
    ad: 'Ver o anúncio',
    answer: 'Responda a esta mensagem como a qualquer outra: encaminhamos a resposta e o seu endereço fica oculto.',
    above: 'Escreva a sua resposta acima desta linha',
    files: 'A resposta trazia ficheiros anexos; não os encaminhamos.',
    footnote: 'Recebe esta mensagem por causa de um pedido sobre um anúncio no portal de demonstração Kvadrat.',
  },
  page: {
    title: 'Mensagem ao anunciante',
    lead: 'Está a escrever ao anunciante de «#».',
    requiredPhone: 'Introduza um número de telefone.',
    badPhone: 'Introduza o número com algarismos, por exemplo 091 234 5678.',
    privacy: 'O anunciante recebe o nome, o telefone e a mensagem, mas não o endereço de e-mail. A conversa é apagada 24 meses depois da última mensagem. Saiba mais em [Privacidade](privacy).',
    waiting: { title: 'Confirme o endereço de e-mail', text: 'Enviámos-lhe uma ligação. O anunciante recebe a mensagem quando a abrir e confirmar o endereço. Se não chegar em alguns minutos, veja no correio não solicitado.', request: 'Enviámos-lhe uma ligação. O anunciante recebe o pedido quando a abrir e confirmar o endereço. Se não chegar em alguns minutos, veja no correio não solicitado.' },
    sent: { title: 'A mensagem foi enviada', text: 'O anunciante recebeu-a e há uma cópia na sua caixa de correio.' },
    onward: 'Voltar ao anúncio',
    confirm: { title: 'Confirme o endereço de e-mail', text: 'Ao confirmar, envia a mensagem ao anunciante.', button: 'Confirmar e enviar' },
    refused: { title: 'O pedido não foi enviado', text: 'Entretanto algo mudou: a hora está ocupada ou já passou, ou já há uma visita marcada. Abra o anúncio e envie o pedido de novo.' },
    old: { title: 'A ligação já não é válida', text: 'As ligações são válidas durante sete dias. Abra o anúncio e envie a mensagem de novo.' },
  },
};
