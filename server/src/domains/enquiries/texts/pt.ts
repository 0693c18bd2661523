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
};
