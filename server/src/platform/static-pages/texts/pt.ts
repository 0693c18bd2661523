import type { StaticTexts } from '../static-text';

export const pt: StaticTexts = {
  home: 'Página inicial',
  contents: 'Nesta página',
  morePages: 'Páginas relacionadas',
  updated: 'Última alteração:',
  contactUs: 'Contacte-nos',
  whoWeAre: {
    title: 'Quem somos',
    description: 'O Kvadrat é um portal imobiliário de demonstração para a Croácia: o que oferece, como funciona e com que princípios mostra anúncios.',
    lead: 'O Kvadrat é um portal imobiliário para a Croácia em nove línguas. O nome é a palavra com que na Croácia se diz, a falar, o metro quadrado.',
    sections: {
      portal: {
        heading: 'O que pode fazer aqui',
        blocks: [
          'Num só lugar encontra apartamentos, casas, terrenos e espaços comerciais à venda e para arrendar, de Savudrija a Prevlaka. Procura por lugar, preço, área e equipamento, e o endereço de cada pesquisa pode ser guardado ou enviado.',
          'Cada anúncio mostra o que quem compra ou arrenda precisa primeiro de saber: o preço e o preço por metro quadrado, o lugar, a área útil e bruta, o andar e a classe energética. Fala diretamente com o anunciante, sem nós pelo meio.',
        ],
      },
      demonstracija: {
        heading: 'Este é um portal de demonstração',
        blocks: [
          'Os anúncios, as agências e as pessoas que vê são inventados e as imagens são desenhadas. Os preços e as áreas parecem-se com o mercado croata, mas nenhum dos imóveis existe e nenhum pode ser comprado ou arrendado.',
          'Não há nenhuma empresa por trás do portal. Por isso não encontra aqui firma, sede, número fiscal nem registo comercial. Quem explorar o portal como negócio coloca aqui os seus próprios dados.',
        ],
      },
      nacela: {
        heading: 'Os nossos princípios',
        blocks: [
          [
            'Um lugar pago leva sempre a indicação “Em destaque”.',
            'Os preços pedidos nunca se misturam com os realizados, e uma comparação diz em quantos anúncios assenta.',
            'Se um anunciante esconde a morada exata, também não a enviamos para o seu navegador.',
            'O portal funciona também sem scripts, num telefone mais antigo e com uma ligação lenta.',
            'Não vendemos dados dos visitantes nem mostramos publicidade alheia.',
          ],
        ],
      },
      jezici: {
        heading: 'Nove línguas',
        blocks: [
          'O portal fala croata, alemão, inglês, italiano, francês, espanhol, russo, português e grego. O texto de um anúncio fica na língua em que o anunciante o escreveu, a não ser que tenha dado também uma tradução.',
        ],
      },
      pristupacnost: {
        heading: 'Acessibilidade',
        blocks: [
          'Seguimos as diretrizes WCAG 2.2, nível AA: as páginas usam-se só com o teclado, com um leitor de ecrã, ampliadas a 200% e sem animações. Se encontrar um obstáculo, [escreva-nos](contactUs) em que página e com que ferramenta.',
        ],
      },
      'javite-se': {
        heading: 'Escreva-nos',
        blocks: ['Envie perguntas, sugestões e reclamações pelo [formulário de contacto](contactUs). Sobre um imóvel, pergunte ao anunciante na página do anúncio.'],
      },
    },
  },
  terms: {
    title: 'Termos de utilização',
    description: 'Regras do portal de demonstração Kvadrat: anúncios, deveres dos anunciantes, anúncios em destaque, responsabilidade e direitos de autor.',
    lead: 'Estes termos dizem o que pode esperar do portal e o que o portal espera de si. Valem a partir do momento em que o utiliza.',
    sections: {
      tko: {
        heading: 'Quem está por trás do portal',
        blocks: [
          'O Kvadrat é um portal de demonstração. Aqui estariam a firma, a sede, o número fiscal, o registo e os contactos do prestador do serviço. Como não há empresa, esses dados não existem e não é possível celebrar um contrato com o portal.',
        ],
      },
      usluga: {
        heading: 'O que o portal oferece',
        blocks: [
          'O portal publica anúncios de venda e arrendamento de imóveis, permite pesquisá-los e contactar os anunciantes. Não é mediador imobiliário, não representa nenhuma das partes e não participa em negociações, sinais ou contratos.',
          'A consulta é gratuita e sem registo.',
        ],
      },
      oglasi: {
        heading: 'Os dados dos anúncios',
        blocks: [
          'Pelo conteúdo de um anúncio responde o anunciante. No portal de demonstração os anúncios são inventados e não constituem uma proposta. Antes de qualquer decisão real verifique a propriedade e os ónus no registo predial, a licença de utilização, o certificado energético e o estado no local.',
          'O preço por metro quadrado calcula-se a partir do preço pedido e da área mostrada. Comparações e estimativas servem de orientação.',
        ],
      },
      oglasivaci: {
        heading: 'Deveres dos anunciantes',
        blocks: [
          'Os anunciantes publicam só imóveis de que podem dispor e, além disso:',
          [
            'indicam corretamente o preço, a área, o lugar e a classe energética, ou dizem que o certificado está em preparação',
            'publicam fotografias próprias ou aquelas sobre as quais têm direitos',
            'retiram o anúncio assim que o imóvel é vendido ou arrendado',
            'não excluem ninguém pela origem, religião, sexo, família, deficiência ou outra característica protegida.',
          ],
          'Um anúncio que viole estas regras ou a lei pode ser retirado; o anunciante é avisado, com o motivo. Um anúncio duvidoso, [comunique-nos](contactUs).',
        ],
      },
      isticanje: {
        heading: 'Anúncios em destaque e ordem',
        blocks: [
          'Um anunciante pode pagar por um lugar melhor. Esses anúncios levam a indicação “Em destaque”; há cinco níveis pagos. Os anúncios de uma agência com pagamentos em atraso contam como não pagos.',
          'A ordem “por relevância” olha apenas a duas coisas: primeiro o nível pago, do mais alto até aos anúncios que não o têm, e dentro do mesmo nível a data de publicação, do mais recente para o mais antigo. As suas condições decidem que anúncios se veem, não a ordem. Também não contam a informação que um anúncio traz, as suas pesquisas anteriores nem o que sabemos de si.',
          'As outras ordens seguem o que o nome diz; os anúncios sem esse dado ficam no fim. “Agências primeiro” e “particulares primeiro” seguem depois a relevância; “com desconto primeiro”, o valor da redução e depois a data de publicação. Os anúncios semelhantes são ordenados pela proximidade do preço. A ordem pode ser mudada em cada lista.',
        ],
      },
      koristenje: {
        heading: 'Utilização permitida',
        blocks: [
          'Pode usar o portal para procurar um imóvel e para a sua própria atividade com anúncios. Não é permitido enviar mensagens indesejadas aos anunciantes, recolher os seus contactos, contornar limites ou sobrecarregar os servidores.',
        ],
      },
      odgovornost: {
        heading: 'Responsabilidade',
        blocks: [
          'O portal é oferecido tal como é, para mostrar e experimentar. Não garantimos que funcione sem interrupções nem que os dados estejam certos. Nada nestes termos reduz os direitos que a lei lhe dá como consumidor.',
        ],
      },
      prava: {
        heading: 'Direitos de autor e fontes',
        blocks: [
          'O código do portal é publicado com a licença MIT. Os dados dos lugares provêm do OpenStreetMap, da Administração Geodésica Estatal, da Cidade de Zagreb e do GeoNames, nas condições indicadas no fundo de cada página. Os textos e as fotografias dos anúncios pertencem aos anunciantes.',
        ],
      },
      izmjene: {
        heading: 'Alterações e lei aplicável',
        blocks: ['Os termos podem mudar; o dia da última alteração está no fim da página. Aplica-se a lei croata. Os dados pessoais são descritos em [Privacidade](privacy) e o que fica no navegador em [Cookies](cookies).'],
      },
    },
  },
  privacy: {
    title: 'Privacidade',
    description: 'Que dados pessoais o Kvadrat trata, para quê, durante quanto tempo os guarda e como exercer os seus direitos.',
    lead: 'O portal pede o mínimo de dados possível. Aqui se diz quais, para que servem, quem os vê e quando desaparecem.',
    sections: {
      voditelj: {
        heading: 'Quem trata os dados',
        blocks: ['O responsável pelo tratamento é quem explora esta instalação do portal. Num portal real estariam aqui o seu nome, a morada e o encarregado da proteção de dados. Contacta-se pelo [formulário](contactUs), assunto “Privacidade”.'],
      },
      podaci: {
        heading: 'Que dados tratamos',
        blocks: [
          [
            'Mensagem do formulário de contacto: assunto, nome, endereço de e-mail, texto e língua da página.',
            'Mensagem ao anunciante, pedido de visita e proposta de preço: nome, endereço de e-mail, telefone, texto, horas ou montante, língua da página e respostas de ambas as partes.',
            'Denúncia de um anúncio: motivo, explicação, nome e endereço de e-mail.',
            'Endereço IP: só na memória de trabalho, alguns minutos, para limitar o número de pedidos. Não o escrevemos em registos nem na base de dados.',
            'Conta: nome e apelido, endereço de e-mail, telefone se o indicar, língua, consentimentos e quando foram dados, serviços de início de sessão associados. A palavra-passe guarda-se só como resumo que não se pode ler; os contadores de tentativas guardam um resumo do endereço IP.',
            'Registos do servidor: hora, endereço da página, resultado e duração. Os endereços de e-mail estão ocultos.',
            'Anúncios guardados e pesquisas recentes: sem conta ficam no seu navegador e não nos são enviados; com conta guardam-se com ela.',
          ],
          'Não o seguimos noutros sítios, não criamos perfis e não tomamos decisões automatizadas.',
        ],
      },
      svrhe: {
        heading: 'Finalidade e fundamento jurídico',
        blocks: [
          {
            head: ['Tratamento', 'Finalidade', 'Fundamento (RGPD, art. 6.º)'],
            rows: [
              ['Mensagem do formulário', 'responder ao seu pedido', 'interesse legítimo, 1 f, ou diligências pré-contratuais, 1 b'],
              ['Pergunta sobre um anúncio', 'encaminhamento ao anunciante e resposta a si', 'diligências pré-contratuais, 1 b'],
              ['Denúncia de um anúncio', 'verificação do anúncio e comunicação da decisão', 'obrigação legal, 1 c'],
              ['Conta', 'início de sessão e serviços ligados à conta', 'contrato, 1 b; boletins: consentimento, 1 a'],
              ['Limite de pedidos', 'proteção contra abusos', 'interesse legítimo, 1 f'],
              ['Registos do servidor', 'encontrar falhas', 'interesse legítimo, 1 f'],
            ],
          },
        ],
      },
      primatelji: {
        heading: 'Quem vê os dados',
        blocks: ['Só quem explora o portal vê a sua mensagem do formulário de contacto. Para o endereço indicado enviamos-lhe uma confirmação com o número da mensagem, pelo servidor de correio do responsável. Os dados não são vendidos nem dados a redes de publicidade ou serviços de análise.', 'A pergunta sobre um anúncio chega ao seu anunciante: nome, telefone e o que escreveu, pediu ou propôs. Ele não vê o seu endereço de e-mail, nem você o dele: encaminhamos as respostas.'],
      },
      rokovi: {
        heading: 'Durante quanto tempo os guardamos',
        blocks: [['As mensagens do formulário apagam-se por si ao fim de 12 meses.', 'As conversas com anunciantes apagam-se 24 meses depois da última mensagem ou com a sua conta, e os pedidos não confirmados ao fim de sete dias. Os dados de quem denunciou um anúncio apagam-se 12 meses depois da decisão.', 'A conta guarda-se até pedir o seu apagamento. Uma sessão dura no máximo 180 dias, uma ligação para confirmar o endereço 24 horas e uma para nova palavra-passe 30 minutos.', 'As cópias dos e-mails enviados apagam-se ao fim de 30 dias.', 'Os dados do navegador apaga-os quando quiser; como, diz a página [Cookies](cookies).']],
      },
      'vasa-prava': {
        heading: 'Os seus direitos',
        blocks: ['Pode pedir o acesso aos seus dados, a retificação, o apagamento, a limitação do tratamento e a portabilidade, e opor-se ao tratamento. Use o [formulário](contactUs) com o mesmo endereço de e-mail e indique o número da mensagem que está na confirmação. Respondemos no prazo de um mês.'],
      },
      prituzba: {
        heading: 'Reclamação',
        blocks: ['Se entender que os seus direitos foram violados, pode dirigir-se à Agência croata de proteção de dados pessoais (AZOP) em Zagreb ou à autoridade de controlo do país onde vive.'],
      },
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'O Kvadrat não usa cookies de rastreio. Tudo o que o portal guarda no seu navegador, para que serve e como se apaga.',
    lead: 'Para consultar o portal não são precisos cookies e não colocamos nenhum. Umas poucas coisas ficam no seu navegador porque as pediu.',
    sections: {
      kolacici: {
        heading: 'O que são cookies e armazenamento local',
        blocks: ['Um cookie é um pequeno registo que o navegador envia ao servidor sempre que se abre uma página. O armazenamento local fica no navegador e não é enviado por si. O Kvadrat usa o armazenamento local e cookies só para o início de sessão e para testes.'],
      },
      popis: {
        heading: 'O que se guarda',
        blocks: [
          {
            head: ['Nome', 'Tipo', 'Para que serve', 'Duração'],
            rows: [
              ['favourites', 'armazenamento local', 'a lista de anúncios que guardou', 'até a apagar'],
              ['saved-details', 'armazenamento local', 'dos anúncios guardados: quando os guardou, as suas notas e pastas', 'até os apagar'],
              ['hidden-ads', 'armazenamento local', 'a lista de anúncios que ocultou', 'até os repor'],
              ['compare', 'armazenamento local', 'no máximo quatro anúncios que escolheu comparar', 'até os remover'],
              ['seen-ads', 'armazenamento local', 'os últimos 300 anúncios que abriu, para os marcar “Visto”', 'até limpar os dados do navegador'],
              ['map-closed, map-still', 'armazenamento local', 'fechou o mapa ao lado da lista; a pesquisa não segue o mapa', 'até abrir o mapa ou ligar o seguimento'],
              ['recent-searches', 'armazenamento local', 'as suas últimas pesquisas na página inicial', 'até as apagar'],
              ['recent-places', 'armazenamento local', 'os locais que escolheu por último na pesquisa', 'até os apagar no navegador'],
              ['microphone', 'armazenamento local', 'o que o navegador disse por último do microfone: pergunta, permite ou recusa', 'até o apagar'],
              ['scroll', 'armazenamento do separador', 'leva-o de volta ao mesmo ponto da lista', 'enquanto o separador está aberto'],
              ['save-search', 'armazenamento do separador', 'a pesquisa que está a guardar, até iniciar sessão', 'meia hora no máximo'],
              ['kvadrat_canary', 'cookie', 'número aleatório que decide se vê uma nova versão antes dos outros; só enquanto é testada', 'até ao fim do teste'],
              ['kvadrat_override', 'cookie', 'mostra uma versão não publicada a quem abriu a ligação de pré-visualização', 'no máximo enquanto a ligação for válida'],
              ['kvadrat_flags', 'cookie', 'funcionalidades ativas ou inativas; existe só num servidor de desenvolvimento', 'até fechar o navegador'],
              ['kvadrat_break', 'cookie', 'módulo avariado de propósito por um programador; existe só num servidor de desenvolvimento', 'até fechar o navegador'],
              ['kvadrat_staff', 'cookie', 'sessão do pessoal que gere o portal; os visitantes não a têm', '8 horas'],
              ['IMMSESSID', 'cookie', 'metade pública da sessão, pela qual a página sabe que entrou; por si só não abre nada', '400 dias; a sessão termina após 30 dias sem visitas e, o mais tardar, após 180'],
              ['imm_key, __Host-imm_key, __Secure-imm_key', 'cookie', 'metade secreta da sessão, fora do alcance dos scripts; só enquanto tem a sessão iniciada', '400 dias; a sessão termina após 30 dias sem visitas e, o mais tardar, após 180'],
              ['imm_csrf, __Host-imm_csrf', 'cookie', 'número aleatório que protege os formulários de início de sessão de outros sítios; criado quando abre o início de sessão', 'até fechar o navegador'],
              ['signup_social, user_uuid, email, phone', 'cookie', 'dizem à página quem entrou numa janela à parte e se a conta é nova', '60 segundos'],
              ['kvadrat-social', 'armazenamento local', 'diz à página que o início de sessão numa janela à parte terminou', 'apaga-se de imediato'],
              ['session-changed, marks-changed', 'armazenamento local', 'diz aos outros separadores que iniciou ou terminou a sessão', 'apaga-se de imediato'],
            ],
          },
          'Estes registos são necessários para o que pediu, por isso não pedimos consentimento.',
        ],
      },
      'treca-strana': {
        heading: 'Terceiros',
        blocks: ['As páginas não carregam scripts, tipos de letra, mapas ou imagens de outros. Não há análise, redes de publicidade nem módulos de redes sociais. Se isso mudar, perguntamos-lhe antes de guardar alguma coisa.', 'Os botões para entrar com Google, Facebook e Apple não carregam nada deles: só ao carregar num passa à página deles, onde valem as suas regras, e nós recebemos o seu nome e endereço de e-mail. O script da Google só é carregado para quem não tem sessão iniciada, e só se o responsável tiver ativado o Google One Tap.'],
      },
      brisanje: {
        heading: 'Como apagar ou impedir',
        blocks: ['Nas definições do navegador pode apagar os dados deste sítio ou proibir o armazenamento. O portal funciona também assim, só não se lembra dos anúncios guardados e das pesquisas. Sobre dados pessoais, veja [Privacidade](privacy).'],
      },
    },
  },
};
