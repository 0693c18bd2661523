import type { SignUpTexts } from '../sign-up-texts';

export const pt: SignUpTexts = {
  title: 'Registo de agências e promotores',
  fields: {
    kind: 'Atividade',
    company: 'Nome da empresa',
    oib: 'OIB da empresa (número de identificação croata)',
    register: 'Número no registo de mediadores (facultativo)',
    street: 'Rua e número',
    place: 'Localidade',
    name: 'Pessoa de contacto',
    email: 'E-mail',
    phone: 'Telefone',
    message: 'Nota (facultativa)',
  },
  kinds: { agency: 'Agência imobiliária', constructor: 'Promotor ou construtor' },
  mail: {
    subject: 'Recebemos o seu pedido (#)',
    greeting: 'Bom dia,',
    text: 'recebemos o pedido de uma conta de empresa. Vamos verificar os dados e responder para este endereço. O número do pedido está no assunto.',
    footnote: 'Recebe esta mensagem porque o seu endereço consta de um pedido de conta no portal de demonstração Kvadrat. Se não foi o seu caso, não precisa de fazer nada.',
  },
};
