import type { ModerationTexts } from '../moderation-texts';

export const pt: ModerationTexts = {
  report: {
    mail: {
      subject: 'Recebemos a sua denúncia (#)',
      greeting: 'Bom dia,',
      text: 'recebemos a sua denúncia de um anúncio. Uma pessoa vai analisá-la e a decisão fundamentada chega a este endereço. O número da denúncia está no assunto.',
      footnote: 'Recebe esta mensagem porque o seu endereço foi escrito na denúncia de um anúncio no portal de demonstração Kvadrat. Se não foi o próprio, não precisa de fazer nada.',
    },
  },
  complaint: {
    mail: { subject: 'Recebemos a sua reclamação (#)', greeting: 'Bom dia,', text: 'recebemos a sua reclamação. Uma pessoa vai analisá-la e a resposta chega a este endereço.', footnote: 'Recebe esta mensagem porque o seu endereço foi escrito numa reclamação no portal de demonstração Kvadrat.' },
  },
  mails: {
    greeting: 'Bom dia,',
    ad: 'Anúncio',
    number: 'Número da decisão',
    ground: 'Fundamento',
    grounds: { terms: 'condições de utilização do portal', law: 'a lei (conteúdo ilegal)' },
    facts: 'Factos e razões:',
    byPeople: 'A decisão foi tomada por uma pessoa, sem meios automatizados.',
    byReport: 'Teve origem numa denúncia.',
    redress: 'Se não concordar, pode no prazo de 12 meses reclamar gratuitamente, recorrer a um organismo certificado de resolução extrajudicial de litígios ou ao tribunal.',
    complain: 'Apresentar reclamação',
    openAd: 'Abrir o anúncio',
    hidden: { subject: 'O seu anúncio está oculto (#)', text: 'decidimos que o seu anúncio deixa de ser mostrado no portal.', scope: 'A decisão vale para todo o portal e todas as línguas até a alterarmos. O anúncio continua visível para si quando entra com este endereço.' },
    restored: { subject: 'O seu anúncio está de novo no portal (#)', text: 'o anúncio que tínhamos ocultado é mostrado de novo.' },
    asked: { subject: 'Uma pergunta sobre o seu anúncio (#)', text: 'o seu anúncio foi denunciado e, antes de decidir, pedimos-lhe uma resposta.', answer: 'Responda a esta mensagem ou corrija o anúncio. Até decidirmos, o anúncio continua visível.' },
    reporter: {
      subject: 'Decisão sobre a sua denúncia (#)',
      hide: 'o anúncio que denunciou deixou de ser mostrado. Obrigado pela denúncia.',
      dismiss: 'analisámos a sua denúncia e o anúncio fica como está.',
      restore: 'analisámos a sua denúncia e o anúncio é mostrado de novo.',
    },
    complainant: {
      subject: 'Decisão sobre a sua reclamação (#)',
      text: 'analisámos a sua reclamação.',
      hidden: 'O anúncio não é mostrado no portal.',
      shown: 'O anúncio é mostrado no portal.',
      further: 'Se continuar a não concordar, pode recorrer a um organismo certificado de resolução extrajudicial de litígios ou ao tribunal.',
    },
    footnoteAdvertiser: 'Recebe esta mensagem porque o seu endereço consta de um anúncio no portal de demonstração Kvadrat.',
    footnoteReporter: 'Recebe esta mensagem porque denunciou um anúncio no portal de demonstração Kvadrat.',
    footnoteComplainant: 'Recebe esta mensagem porque apresentou uma reclamação no portal de demonstração Kvadrat.',
  },
};
