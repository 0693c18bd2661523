import type { Lexicon } from '../reader/lexicon';

export const pt: Lexicon = {
  declines: false,
  roomCodes: { t: 'bedrooms', v: 'bedrooms' },
  terms: {
    sale: 'venda; à venda; comprar; compro; compra; vende se; para venda; adquirir; para comprar; aquisição; vendo; para compra; quero comprar; compramos; vende; vender',
    rent: 'arrendar; para arrendar; arrendamento; aluguer; aluguel; alugar; para alugar; alugo; mensais; renda; mensal; arrenda se; alugamos; mensalidade; rendas; para arrendamento; aluga se; aluga; arrendo; locação; arrendam',
    auction: 'leilão; leilões; em leilão; leilão judicial; hasta pública',
    'no-auctions': 'sem leilões; não leilões; nada de leilões; sem leilão; exceto leilões; não leilão',

    apartment:
      'apartamento; apartamentos; apê; apto; andar moradia; ap; aptos; apartamentozinho; flat; apezinho; fração',
    'rented-apartment': 'apartamento para arrendar; apartamento arrendamento',
    'owned-apartment': 'apartamento próprio',
    'flat-1': 'estúdio; estúdios; t0; quitinete; kitnet; studio; kitchenette; quitinetes; conjugado; apartamento t0',
    'flat-2': 'apartamento de duas divisões',
    'flat-3': 'apartamento de três divisões',
    'flat-4': 'apartamento de quatro divisões',
    'flat-5': 'apartamento de cinco divisões',
    'rooms-1': 'uma divisão; uma assoalhada',
    'rooms-2': 'duas divisões; duas assoalhadas',
    'rooms-3': 'três divisões; três assoalhadas',
    'rooms-4': 'quatro divisões; quatro assoalhadas',
    'rooms-5': 'cinco divisões; cinco assoalhadas',
    attic:
      'cobertura; coberturas; sótão habitável; penthouse; águas furtadas; mansarda; sótão; ático; último andar duplex; penthouses; apartamento no sótão',
    loft: 'loft; lofts',
    house:
      'casa; casas; moradia; moradias; vivenda; vivendas; casinha; bangaló; casa de férias; casa de praia; bungalow; casa de família; casinhas; sobrado; segunda habitação; chalé; casa de verão; casa familiar',
    'detached-house':
      'moradia isolada; casa isolada; moradia independente; casa independente; moradia unifamiliar; moradias isoladas; vivenda isolada; moradias independentes; casa unifamiliar; casas isoladas; isolada; unifamiliar',
    farmhouse:
      'quinta; quintas; casa de campo; monte; herdade; casa rural; fazenda; quintinha; sítio rural; casas de campo; casa rústica; casa de aldeia; casa de lavoura; monte alentejano; casas rurais; chácara',
    villa: 'villa; villas; mansão; palacete; vila de luxo; mansões',
    'terraced-house':
      'moradia em banda; moradias em banda; casa em banda; moradia geminada; casa geminada; geminada; casas geminadas; moradias geminadas; em banda; casa de vila; vivenda geminada; geminadas; casas em banda',

    'new-build':
      'construção nova; nova construção; empreendimento novo; novo empreendimento; em planta; obra nova; novos empreendimentos; lançamento; na planta; construção recente; construções novas; novas construções; novo desenvolvimento; de construção nova; empreendimentos novos; empreendimento',
    commercial:
      'espaço comercial; espaços comerciais; imóvel comercial; imóveis comerciais; restaurante; ponto comercial; consultório; clínica; estabelecimento; comercial; bar; fração comercial; café',
    business: 'trespasse; negócio; negócio em funcionamento',
    tourist:
      'hotel; hotéis; pensão; alojamento local; parque de campismo; hostel; imóvel turístico; turismo rural; pousada; casa de hóspedes; hoteis; empreendimento turístico',
    room: 'quarto para alugar; quarto para arrendar; quarto em casa partilhada; casa partilhada; quarto mobilado; quarto individual; quarto de casal; quarto em apartamento partilhado; apartamento partilhado; alugar quarto; arrendar quarto; aluguer de quarto; quarto em apartamento; quarto para; quarto em república; colega de casa; república',
    'student-room':
      'quarto para estudante; quarto para estudantes; quarto de estudante; quarto estudantil; quarto universitário; quarto para um estudante; quarto para uma estudante',
    'bed-place': 'cama em quarto partilhado; vaga em quarto',
    abroad: 'estrangeiro; no estrangeiro; exterior do país',
    building:
      'prédio; prédios; edifício inteiro; edifício; prédio inteiro; edifícios; prédio completo; prédio de rendimento',
    warehouse: 'armazém; armazéns; depósito; galpão de armazenamento; espaço de armazenamento; armazem; armazens',
    office:
      'escritório; escritórios; coworking; gabinete; espaço de trabalho; sala comercial; escritorio; escritorios; sala de escritório',
    land: 'terreno; terrenos; lote; lotes; parcela; terra; parcelas; terras; loteamento',
    'building-land':
      'terreno para construção; terreno urbano; terreno urbanizável; lote para construção; terreno para construir; lote de terreno para construção; terrenos para construção; terreno de construção; terreno edificável; lotes para construção; lote urbano; terreno com viabilidade de construção; terreno com viabilidade; terreno construível; terrenos urbanos; para construção; lote para construir; terreno urbanizado',
    farmland:
      'terreno agrícola; terreno rústico; olival; olivais; vinha; vinhas; vinhedo; pomar; floresta; bosque; terrenos agrícolas; terrenos rústicos; oliveiras; campo agrícola; vinhedos; horta; pomares; terra agrícola; mata; plantação; pastagem',
    shed: 'pavilhão; pavilhão industrial; nave industrial; oficina; fábrica; galpão; galpões; armazém industrial; pavilhões; hangar',
    shop: 'loja; lojas; comércio; boutique; loja de rua; quiosque',

    new: 'novo; nova; novos; novas; a estrear; por estrear; em construção; nunca habitado; para estrear; recém construído; recém construída; nunca habitada; novinho; novinha; estrear',
    good: 'bom estado; em bom estado; pronto a habitar; pronta a habitar; bem conservado; bem conservada; habitável; pronto para morar; chave na mão; bom estado de conservação; pronta para morar; pronto a morar; pronto para habitar; boas condições; pronta para habitar; chaves na mão; bem cuidada; bem cuidado; bem mantida; em boas condições',
    renovated:
      'renovado; renovada; remodelado; remodelada; reabilitado; reabilitada; restaurado; restaurada; totalmente remodelado; totalmente renovado; renovados; reformado; reformada; recuperado; recuperada; totalmente renovada; totalmente remodelada; recém renovado; recém remodelado; renovadas; requalificado; reconstruída; remodelados',
    'to-renovate':
      'para recuperar; para renovar; para remodelar; para restaurar; para reabilitar; ruína; a precisar de obras; precisa de obras; para obras; a recuperar; em tosco; necessita de obras; para reconstruir; a precisar de remodelação; com necessidade de obras; por recuperar; para reconstrução; em ruínas; a remodelar; a restaurar; a renovar; para reformar; ruínas; precisando de reforma; em ruína; inacabada; a precisar de renovação; para recuperação; por acabar',
    ground:
      'rés do chão; res do chão; r c; r / c; piso térreo; andar térreo; térreo; piso 0; cave habitável; rc; rés chão; térrea; ao nível da rua',
    intermediate: 'andar intermédio; piso intermédio; andares intermédios; andar intermediário; andar do meio',
    top: 'último andar; último piso; andar mais alto; últimos andares; último; piso mais alto; ultimo andar; último pavimento; topo do prédio',
    'not-ground':
      'andar alto; andares altos; piso superior; andar superior; pisos superiores; andar elevado; acima do rés do chão; piso elevado; andar mais alto que o primeiro',
    parking:
      'lugar de estacionamento; lugares de estacionamento; estacionamento; parqueamento; vaga; lugar de parqueamento; parking; vagas; lugar para carro; vaga de garagem exterior; vaga para carro; estacionamento privativo; parque de estacionamento; aparcamento; vagas de estacionamento; lugar para o carro; sítio para estacionar; lugar de garagem exterior',
    garage:
      'garagem; garagens; lugar de garagem; box; garagem fechada; vaga de garagem; box de garagem; lugares de garagem; vaga na garagem; estacionamento subterrâneo; vagas de garagem',
    'double-garage':
      'garagem dupla; garagem para dois carros; garagem para 2 carros; duas garagens; garagem para duas viaturas; garagens duplas; garagem para 2 viaturas; dupla garagem; box dupla; box duplo; duas vagas de garagem; 2 vagas de garagem; garagem de dois lugares; dois lugares de garagem',
    autonomous:
      'aquecimento individual; aquecimento autónomo; aquecimento a gás; aquecimento independente; aquecimento próprio; caldeira própria; aquecimento autônomo',
    centralized:
      'aquecimento central; aquecimento centralizado; calefação central; aquecimento coletivo; aquecimento urbano',
    'air-conditioning':
      'ar condicionado; climatizado; climatização; climatizada; a / c; ares condicionados; ac; ar condicionados; climatizados; ar condicionado split; split de ar condicionado; split ar condicionado; ar split; aparelho split',
    garden:
      'jardim; jardins; quintal; jardim privado; pátio; logradouro; jardim privativo; jardim próprio; quintal privado; jardinzinho; horta e jardim; espaço exterior; terreno ajardinado; pátio privado; quintais',
    'shared-garden':
      'jardim comum; jardim partilhado; jardim comunitário; jardim coletivo; jardins comuns; jardim do condomínio; jardim condominial; pátio comum',
    'low-energy':
      'eficiente energeticamente; baixo consumo; casa passiva; energeticamente eficiente; eficiência energética; passivhaus; baixo consumo energético; boa eficiência energética; poupança de energia; sustentável',
    'sea-view':
      'vista mar; vista para o mar; vistas para o mar; vista do mar; vistas mar; vista de mar; vista sobre o mar; vistas sobre o mar; vista ao mar; com vista mar; vista pro mar; vistas de mar; vista oceano; ver o mar; vista para o oceano; vista para a praia; vistas do mar',
    'lake-view': 'vista lago; vista para o lago',
    'mountain-view':
      'vista montanha; vista para a montanha; vista para as montanhas; vista serra; vista para a serra; vistas para a montanha; vista das montanhas',
    'panoramic-view':
      'vista panorâmica; vistas panorâmicas; vista; vistas; boa vista; vista desafogada; panorâmica; vista cidade; vistas desafogadas; vista bonita; linda vista; vista deslumbrante; vista para a cidade; bela vista; panorâmicas; boas vistas; vista aberta; vista livre; vistas deslumbrantes',
    'river-view': 'vista rio; vista para o rio; vistas para o rio; vista do rio',
    'park-view': 'vista parque; vista para o parque',
    'clear-title':
      'documentos em ordem; documentação em ordem; papéis em ordem; sem ónus; livre de ónus; propriedade 1 / 1; 1 / 1; escritura limpa; documentação em dia; título limpo; documentação legal; livre de encargos; documentos em dia; papelada em ordem; título de propriedade limpo; documentação regularizada; documentação completa; sem hipoteca; sem dívidas; papéis em dia; escritura em ordem; tudo legal; registo limpo; sem encargos',
    'use-permit':
      'licença de utilização; licença de habitação; licença de habitabilidade; autorização de utilização; permissão de uso; habite se; licença de uso; com licença; licença de ocupação; permissão de utilização; alvará de utilização',
    legalized: 'legalizado; legalizada; legalização; regularizado; regularizada; legalizados; legal',
    'near-sea':
      'perto do mar; junto ao mar; perto da praia; próximo do mar; próximo da praia; junto à praia; à beira mar; beira mar; ao pé do mar; ao pé da praia; perto da costa; na costa; próximo ao mar; próximo à praia; ao lado do mar; não longe do mar; ao lado da praia; próxima do mar; próxima da praia; pertinho do mar; pertinho da praia; a dois passos do mar; a dois passos da praia; junto do mar; perto de praia; litoral; junto à costa; no litoral; próxima ao mar; zona de praia; a poucos minutos do mar; a poucos minutos da praia; a poucos passos da praia; a poucos passos do mar; à beira da praia',
    'first-row':
      'primeira linha; em primeira linha de mar; primeira linha de mar; primeira linha de praia; frente ao mar; em frente ao mar; na praia; frente mar; frente de mar; em frente à praia; em cima da praia; em cima do mar; no mar; primeira linha do mar; em primeira linha; na primeira linha; de frente para o mar; primeira linha da praia; pé na areia; frente à praia; mesmo em frente ao mar; 1 linha; na primeira linha do mar; mesmo na praia; de frente ao mar; em frente do mar',

    balcony:
      'varanda; varandas; terraço; terraços; sacada; marquise; loggia; varandim; sacadas; alpendre; pátio terraço; balcão; rooftop; varandinha; terracinho',
    elevator: 'elevador; elevadores; ascensor',
    furnished:
      'mobilado; mobilada; mobilados; mobiliado; mobiliada; com mobília; equipado; equipada; mobília; móveis; totalmente mobilado; mobiladas; totalmente equipado; com móveis; mobilada e equipada; totalmente mobilada; mobiliário',
    basement:
      'arrecadação; arrecadações; cave; adega; despensa; arrumos; porão; arrumo; caves; garrafeira; sala de arrumos; depósito privado',
    pool: 'piscina; piscinas; piscina privada; piscina comum; piscina aquecida; piscina privativa',
    alarm:
      'alarme; videovigilância; sistema de segurança; segurança; porteiro; vigilância; sistema de alarme; vídeo vigilância; alarmes; portaria; condomínio fechado',
    pets: 'animais permitidos; aceita animais; animais; animal; cão; cães; gato; gatos; cachorro; animais de estimação; aceitem animais; que aceite animais; aceite animais; permite animais; animal de estimação; com cão; com gato; aceitam animais; cachorros; que aceitem animais; pets; pet friendly; pet; tenho cão; tenho gato; permitem animais; animais bem vindos; admite animais; aceita pets; permita animais; que permita animais',
    smokers: 'fumadores; fumantes; permitido fumar; fumador; pode se fumar; fumadores permitidos; aceita fumadores',
    'virtual-tour':
      'visita virtual; tour virtual; visita 3d; tour 3d; visita 360; visitas virtuais; passeio virtual; tour 360; vídeo visita',
    income:
      'investimento; arrendado; arrendada; para investir; com inquilino; investir; rentável; para investimento; alugado; já arrendado; com inquilinos; alugada; para rentabilizar; já arrendada; investidores; para rendimento; como investimento; com rendimento garantido; já alugado; imóvel de rendimento; já alugada; com contrato de arrendamento',
    students:
      'estudante; estudantes; para estudante; para estudantes; universitários; universitário; universitária; erasmus; estudantil; para universitários; universitárias',
    'no-commission':
      'sem comissão; sem comissões; sem taxa de agência; comissão zero; zero comissão; 0 % comissão; isento de comissão; 0 comissão; não pago comissão; sem honorários; sem comissão de agência; nenhuma comissão; zero comissões; sem taxas de agência; sem taxas; não comissões; livre de comissão; sem pagar comissão; sem corretagem; comissão 0; sem comissão imobiliária',
    'price-reduced':
      'preço reduzido; baixa de preço; baixou de preço; desconto; reduzido; preços reduzidos; em promoção; oportunidade; com desconto; redução de preço; preço baixou; descida de preço; preço rebaixado; promoção; desceu de preço; baixaram de preço; descidas de preço; preço em baixa; preço mais baixo que antes; baixou o preço; abaixamento de preço; reduziu o preço; saldo; descontos',
    available:
      'disponível; disponível já; imediato; livre; disponível imediatamente; entrada imediata; disponíveis; devoluto; vago; já disponível; disponível agora; de imediato; desocupado; imediatamente; livre já; pronto a entrar; entrega imediata; vazio; imediata; vazia; desocupada; mudança imediata; vaga imediata; para entrar já; ocupação imediata; livre de imediato; disponibilidade imediata; livres; vaga agora',

    'with-photos': 'com fotos; com fotografias; com foto; com imagens',
    'with-plan': 'com planta; com a planta; com plantas',
    'last-week': 'esta semana; na última semana; última semana; últimos 7 dias; nos últimos 7 dias',

    cheapest:
      'mais baratas; mais baratos; mais barato; mais barata; preço mais baixo; mais económicos; preço crescente; mais em conta; os mais baratos; as mais baratas; menor preço; mais baratos primeiro; mais baratas primeiro; o mais barato; a mais barata; mais económico; mais económica; mais económicas; do mais barato; preços mais baixos; por preço; mais acessíveis; baratos primeiro; ordem crescente de preço; do mais barato ao mais caro; por preço crescente; mais acessível',
    dearest:
      'mais caros; mais caras; mais caro; preço decrescente; mais cara; os mais caros; as mais caras; maior preço; preço mais alto; o mais caro; do mais caro; por preço decrescente',
    largest:
      'maiores; maior área; os maiores; as maiores; maior primeiro; mais espaçosos; a maior; o maior; maiores primeiro; maior; mais espaçoso; mais espaçosa; maior superfície',
    newest:
      'mais recentes; mais recente; mais recentes primeiro; novos anúncios; anúncios novos; novidades; últimos anúncios; recentes; anúncios recentes; os mais recentes; as mais recentes; acabados de publicar; recém publicados; publicados hoje; últimas novidades; últimas ofertas; anúncios mais recentes; mais novos primeiro; publicados recentemente; recém anunciados; novas ofertas; recém chegados; acabado de publicar; últimos publicados',
    private:
      'particular; de particular; particulares; sem agências; sem agência; direto do proprietário; do proprietário; proprietário; sem intermediários; sem imobiliária; directo do proprietário; sem imobiliárias; diretamente do proprietário; dono; do próprio; direto com o proprietário; nada de agências; entre particulares; de particulares; só particulares; dispenso agências; sem mediadores; não agências; direto com dono; direto com o dono; direto do dono; sem intermediário; não imobiliárias; do dono; proprietários; sem mediação; sem corretor; dispensa se agências; não a agências; diretamente com o proprietário; sem mediadora; sem corretores; dispenso imobiliárias; de particular a particular',
    'cheapest-per-metre':
      'preço por metro mais baixo; mais barato por metro; preço por m2 mais baixo; menor preço por metro; menor preço por metro quadrado; mais baratos por metro; mais barato por m2; menor preço por m2; preço por metro quadrado mais baixo; mais barato por metro quadrado',
  },
  signs: {
    stop: 'eu; nós; procuro; procuramos; procurando; procura se; procura; à procura de; quero; queremos; queria; gostava; gostaria; preciso; precisamos; por favor; obrigado; obrigada; olá bom dia; bom dia; boa tarde; um; uma; uns; umas; o; a; os; as; do; da; dos; das; de; d; no; na; nos; nas; em; num; numa; e; ou; mas; com; para; pra; pro; por; pelo; pela; ao; aos; à; às; até; que; quem; onde; se; sim; é; são; ser; seja; sejam; esteja; tem; tenha; tenham; ter; haja; há; me; mim; meu; minha; meus; minhas; nosso; nossa; contigo; tudo; tudo bem; bem; algo; algum; alguma; qualquer; também; só; somente; apenas; muito; mais ou; imóvel; imóveis; propriedade; propriedades; habitação; anúncio; anúncios; oferta; ofertas; preço; preços; custo; custe; zona; bairro; cidade; vila; aldeia; região; distrito; concelho; localidade; lugar; sítio; localizado; localizada; situado; situada; pequeno; pequena; pequenos; grande; grandes; bonito; bonita; bom; boa; velho; velha; antigo; antiga; área; superfície; tamanho; primeiro; primeira; depois; mostre; mostra; mostre me; encontre; encontra; dê me; já; agora; viver; morar; possível; possivelmente; preferencialmente; de preferência; idealmente; pode; possa; posso; poderia; esqueça; costa; tipologia; tipo; pagar; andar; andares; piso; pisos; este; esta; como; nem; lá; aqui; condado; município; residência; espaçoso; espaçosa; ainda; distância; estar; está; cada; total; local; cujo; talvez; pretendo; pretendemos; dessa; nesse; desde que; entre outras; tal; mesmo; próprio; meia; necessário; obrigatório; +; qualquer parte; parte; qualquer lado',
    not: 'não; sem; nada de; exceto; nem; salvo; nunca; nenhum; nenhuma; menos; excluir; que não seja; exceptuando; nada; não quero; não queremos; em caso algum; mas não; excepto; à exceção de; tirando; nenhuns',
    max: 'até; máximo; max; no máximo; menos de; abaixo de; inferior a; não mais de; por menos de; orçamento; orçamento de; até ao máximo; teto; até no máximo; máx; orçamento até; orçamento máximo; não superior a; máximo de; um máximo de; limite de; abaixo dos; que não passe de; dentro de; orçamento máximo de; menor que; por até; com máximo de; com orçamento de; preço máximo; não acima de; até aos; inferior; limite; até uns; mais barato que; a menos de; de até; não mais longe de; não mais longe do que; abaixo; mais pequeno que; mais pequeno do que',
    min: 'mínimo; pelo menos; no mínimo; a partir de; mais de; acima de; superior a; mín; min; desde; não menos de; mínimo de; com mais de; de pelo menos; maior que; com pelo menos; um mínimo de; acima dos; no mínimo de; maior de; mais do que; de mais de; ao menos; com no mínimo; não inferior a; com mínimo de; partir de; maior do que; mais caro que; mais caro do que; maior',
    'or-more':
      'ou mais; e mais; para cima; no mínimo; mínimo; pelo menos; ou superior; e superior; em diante; ou maior; ou melhor; min; para mais',
    about:
      'cerca de; por volta de; aproximadamente; à volta de; uns; umas; aprox; mais ou menos; na ordem dos; perto dos; em torno de; por volta dos; à roda de; coisa de; a rondar; a rondar os; na casa dos; aproximado; aproximada; sensivelmente; na faixa de; rondando; na ordem de; à volta dos; em redor de; em torno dos; na casa de; cerca',
    between: 'entre; compreendido entre; entre os; entre as',
    of: 'de',
    and: 'e; a; até; ou',
    to: 'a; até; e; ao; aos',
    after:
      'depois de; após; desde; posterior a; posteriores a; a partir de; mais recente que; depois do ano; posterior ao ano; mais novo que; depois',
    built:
      'construído; construída; construídos; ano de construção; construção; edificado; ano; construídas; de construção; edificada; feito; data de construção; construido; construida',
    half: 'meio; meia',
    thousand: 'mil; k; milhar; milhares; contos',
    million: 'milhão; milhões; m; mi; mio; mil milhares; milhoes; milhao; mln',
    'half-million': 'meio milhão; meio milhao',
    euro: '€; euro; euros; eur; e; paus',
    kuna: 'kuna; kunas; kn; hrk',
    'per-metre':
      'por metro; por metro quadrado; o metro; / m2; por m2; o metro quadrado; o m2; ao metro; / metro; ao metro quadrado; ao m2',
    'square-metre':
      'm2; metros quadrados; metro quadrado; mt2; metros úteis; mts2; m quadrados; metros de área; quadrados; mq; metros2; m²; mts quadrados; metros2 úteis; metros de construção',
    metre: 'm; metros; metro; mts; mt',
    kilometre: 'km; quilómetros; quilómetro; quilômetros; kms; quilometros; quilometro',
    minute: 'minutos; minuto; min; minutinhos; mins',
    'room-noun': 'assoalhadas; assoalhada; divisões; divisão; cómodos; cômodos; salas; ambientes; divisoes; peças',
    'bedroom-noun':
      'quartos; quarto; dormitórios; dormitório; suites; suítes; dorms; qtos; suite; suíte; quartos de dormir; dorm; qto; quartinhos',
    'bathroom-noun':
      'casas de banho; casa de banho; wc; banheiros; banheiro; wcs; lavabos; casinha de banho; banheiras; wc s; sanitários; lavabo; banhos',
    'floor-noun': 'andar; andares; piso; pisos; pavimento',
    sea: 'mar; praia; praias; costa; água; oceano; orla; areia; adriático; litoral; areal',
    energy:
      'classe energética; certificado energético; classe; certificação energética; etiqueta energética; eficiência; desempenho energético; categoria energética; certificado',
    near: 'perto de; perto; próximo de; próximo; nos arredores de; arredores de; nas proximidades de; em redor de; raio de; num raio de; junto a; ao pé de; próxima de; ao redor de; nas imediações de; proximidades de; em volta de; perto da; perto do; ao lado de; próximo a; não longe de; nas redondezas de; cercanias de; às portas de; no interior de; redondezas de; a volta de; próximo à; fora de; pertinho de',
    in: 'em; no; na; de; do; da; a; por; zona de; bairro',
    on: '',
    island: 'ilha; ilhas; ilha de; ilha do; ilha da; ilhéu; ilhota',
    centre:
      'centro; centro da cidade; central; pleno centro; baixa; centro cidade; coração; bem central; centralíssimo; centrais; em pleno centro',
    'old-town':
      'cidade velha; centro histórico; cidade antiga; zona histórica; casco antigo; zona antiga; baixa histórica; bairro histórico; cidade histórica',
    country: 'croácia; croata; croatas; toda a croácia',
    car: 'de carro; carro; a conduzir; de automóvel; condução; automóvel; dirigindo; de viagem; viatura; de viatura; a guiar',
    bike: 'de bicicleta; bicicleta; bike; de bike; a pedalar',
    walk: 'a pé; pé; a andar; a caminhar; caminhada; de caminhada; andando; caminhando; a passo; passeio',
    transit:
      'de transportes; transportes públicos; de autocarro; de comboio; autocarro; comboio; de ônibus; de metro; metrô; ônibus; trem; transporte público; de transportes públicos; transportes; de trem; elétrico; eléctrico; de elétrico; bus',
    or: 'ou; nem; /',
    with: 'com; +',
    month:
      'por mês; ao mês; mensais; mensal; mensalmente; / mês; mês; meses; cada mês; todos os meses; a mês; despesas incluídas; mais despesas; + despesas; com despesas incluídas; com despesas; sem despesas; de renda',
    'short-stay':
      'por noite; a noite; à noite; / noite; noite; noites; por semana; à semana; / semana; semana; semanas; semanais; por dia; ao dia; / dia; por ano; ao ano; anuais; / ano',
    needless:
      'não é necessário; não é necessária; não necessário; não necessária; não preciso de; não preciso; não precisa; não precisa de; não precisamos de; não é preciso; dispensável; não é importante; não importa; não é obrigatório; não obrigatório; não é obrigatória; não é indispensável; não indispensável; desnecessário; desnecessária; não faz falta; não necessito de; dispenso; opcional; tanto faz',
    refused:
      'não interessa; não me interessa; não nos interessa; não interessam; fora de questão; está fora de questão; excluído; excluídos; excluída; excluídas; não serve; não me serve; não obrigado; não obrigada; demasiado pequeno; é demasiado pequeno; demasiado caro; é demasiado caro; muito pequeno; é muito pequeno; não aceito; nem pensar; não dá',
    'room-part': 'sala; sala de estar; sala comum; cozinha; sala de jantar; corredor; hall; escritório em casa',
    other: 'split level; meios pisos',
    hectare: 'ha; hectare; hectares',
    acre: 'acre; acres',
    jutro: 'jutro; jutra',
    are: 'are; ares',
    dunum: 'dunum; stremma',
    'square-foot': 'pés quadrados; sq ft; sqft; ft2',
    fathom: 'čhv; braças quadradas',
    'quarter-million': 'quarto de milhão; um quarto de milhão',
    genitive: 'de; com',
    surroundings: 'arredores; nos arredores; proximidades; redondezas; imediações; os arredores; periferia',
    without: 'sem',
    one: 'um; uma; único',
    two: 'dois; duas; duplo; dupla; par de; um par de',
    three: 'três; tres',
    four: 'quatro',
    five: 'cinco',
    six: 'seis',
    seven: 'sete',
    eight: 'oito',
    nine: 'nove',
    ten: 'dez',
  },
};
