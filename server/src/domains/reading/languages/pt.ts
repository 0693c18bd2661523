import type { LanguageWords } from '../language-words';

export const pt: LanguageWords = {
  headLast: false,
  kinds: {
    apartment:
      'Apartamento; apartamentos; t0; t1; t2; t3; t4; t5; t6; estudio; kitnet; kitchenette; duplex; triplex; andar; flat; andar moradia; res do chao; quitinete; apto',
    attic: 'Sótão; aguas furtadas; cobertura; penthouse; mansarda; atico; apartamento na cobertura; coberturas',
    loft: 'Loft; lofts',
    house:
      'Moradia; moradias; casa; casas; moradia isolada; casa isolada; chale; bungalow; bangalo; casa de ferias; moradia unifamiliar; moradia independente; ruina; casa terrea; cabana; moradia terrea; casa de praia; casa de pedra; casa unifamiliar; casa de aldeia; moradia individual; casa de madeira; andar de moradia',
    'country-house':
      'Quinta; quintas; casa rustica; casa de campo; casa rural; herdade; monte; fazenda; monte alentejano; quinta rustica; sitio; propriedade rural; solar rural; quintinha; rancho; chacara; casa de quinta',
    villa:
      'Vivenda; vivendas; vivenda de luxo; moradia de luxo; villa; vila; castelo; palacio; palacete; mansao; villas; mansoes',
    'terraced-house':
      'Moradia em banda; moradia geminada; casa geminada; geminada; em banda; moradias em banda; casa em banda; moradia geminada em banda; sobrado geminado; vivenda geminada; vivenda em banda; townhouse; casa em fila; casas geminadas',
    'mobile-home':
      'Casa móvel; casas moveis; mobil home; autocaravana; caravana; casa movel; casa flutuante; casa pre fabricada',
    room: 'Quarto; quartos; quarto inteiro; quarto individual; quarto duplo; quarto em apartamento; suite',
    bed: 'Cama; camas; lugar de cama; cama em quarto',
    garage:
      'Garagem; garagens; box; lugar de garagem; garagens e estacionamentos; box de garagem; garagens e lugares de estacionamento; garagem fechada; lugares de garagem',
    parking:
      'Lugar de estacionamento; estacionamento; parqueamento; lugares de estacionamento; parking; vaga; vaga de garagem; estacionamentos; parque de estacionamento; lugar de parqueamento; vagas',
    land: 'Terreno; terrenos; lote; lote de terreno; lotes; parcela; talhao; terra',
    farmland:
      'Terreno agrícola; terreno rustico; terrenos agricolas; vinha; olival; pomar; floresta; terra agricola; terreno florestal; agricola; prado; pinhal; pasto; terra de cultivo; terrenos rusticos; vinhas; horta; montado',
    'building-land':
      'Terreno para construção; terreno urbano; lote para construcao; terreno urbanizavel; terreno de construcao; lote urbano; terrenos para construcao; terreno edificavel; terreno com viabilidade de construcao; lote de construcao; terreno urbanizado; lote edificavel',
    hotel:
      'Hotel; hoteis; aparthotel; apart hotel; hostel; pensao; residencial; pousada; motel; albergue; casa de hospedes; hotel rural',
    tourist:
      'Imóvel turístico; imoveis turisticos; parque de campismo; camping; aldeamento turistico; resort; empreendimento turistico; alojamento local; turismo rural; turismo de habitacao',
    office:
      'Escritório; escritorios; consultorio; gabinete; coworking; espaco de escritorio; sala comercial; escritorios e coworking; clinica; salas comerciais; sala de escritorio',
    shop: 'Loja; lojas; comercio; boutique; supermercado; farmacia; quiosque; espaco de loja; estabelecimento comercial; minimercado; ponto de venda; showroom',
    warehouse:
      'Armazém; armazens; arrecadacao; deposito; arrumos; espaco de armazenagem; armazem logistico; galpao; arrecadacoes; camara frigorifica',
    hall: 'Pavilhão; pavilhoes; pavilhao industrial; hangar; fabrica; industrial; nave industrial; barracao; edificio industrial; instalacao industrial; unidade industrial; nave; armazem industrial',
    workshop: 'Oficina de artesão; laboratorio; atelier; ateliê; oficina automovel; atelie; laboratorios',
    restaurant:
      'Bar e restaurante; restaurante; bar; cafe; discoteca; pastelaria; snack bar; clube noturno; pub; taberna; pizzaria; churrascaria; padaria; cafetaria; bistro; boate; esplanada; restaurantes; tasca; bar de praia; nightclub; clube nocturno',
    business:
      'Negócio; negocio em funcionamento; negocios; trespasse; empresa; trespasse de negocio; posto de combustivel; passa se; negocio em marcha',
    premises:
      'Espaço comercial; espacos comerciais; imovel comercial; comercial; local comercial; imoveis comerciais; loja comercial espaco; ponto comercial; propriedade comercial',
    building:
      'Prédio; predios; edificio; edificios; predio de apartamentos; edificio residencial; edificio de escritorios; novos edificios; predio urbano; edificio comercial; bloco de apartamentos; predio de rendimento; condominio; predio inteiro; edificio de apartamentos; bloco; edificio misto; predio habitacional; empreendimento',
  },
  roomCounts: ['t0; kitnet; kitchenette; quitinete', '', '', '', '', ''],
  features: {
    furnished:
      'mobilado; mobilada; mobiliado; mobiliada; mobilados; parcialmente mobilad*; totalmente mobilad*; mobilia; com mobilia; mobiliario; semi mobilad*; moveis; com moveis; equipado; mobiladas; completamente mobilad*',
    basement:
      'cave; arrecadacao; arrecadacoes; adega; arrumos; cave ou arrecadacao; despensa; porao; garrafeira; arrecadacao na cave',
    pool: 'piscina; piscinas; piscina aquecida',
    elevator: 'elevador; elevadores; ascensor; monta cargas',
    alarm:
      'alarme; sistema de alarme; videovigilancia; alarme ou vigilancia; sistema de seguranca; alarmes; vigilancia; camaras de vigilancia; alarme de intrusao',
    smokers: 'fumadores; fumar; fumantes; fumadores bem vindos; permitido fumar; e permitido fumar; aceita fumadores',
    pets: 'animais; animais de estimacao; aceita animais; animais permitidos; animais de estimacao bem vindos; animais bem vindos; permite animais; aceitam se animais; animais de companhia; animais de estimacao permitidos',
    'balcony-terrace':
      'varanda; varandas; terraco; terracos; balcao; varanda ou terraco; marquise; alpendre; sacada; solario; loggia; patio; terraco privado; terraco na cobertura; cobertura com terraco',
    'private-garden':
      'jardim; jardins; jardim privado; jardim proprio; quintal; logradouro; jardim privativo; horta; jardim particular; quintais',
    'shared-garden':
      'jardim comum; jardim partilhado; jardim comunitario; jardim de condominio; jardins comuns; jardim do condominio; jardim compartilhado; jardim coletivo; jardim em comum',
    'single-garage':
      'garagem; garagens; lugar de garagem; box; garagem para um carro; garagem individual; garagem privada; garagem para 1 carro; garagem fechada; garagem box',
    'double-garage':
      'garagem dupla; garagem para dois carros; garagem para 2 carros; duas garagens; 2 garagens; garagem para 2 viaturas; garagem para duas viaturas; dupla garagem',
    'parking-space':
      'estacionamento; lugar de estacionamento; parqueamento; lugares de estacionamento; parking; vaga; estacionamento privado; lugar de parqueamento; vaga de garagem; estacionamento coberto; vagas; estacionamento privativo; lugar de parque',
    'sea-view':
      'vista mar; vista para o mar; vistas mar; vista de mar; vistas para o mar; vista sobre o mar; vista ao mar; vista mar e serra; vista oceano; vista para o oceano; vista panoramica de mar; vista para o mar e montanha; vista mar e montanha',
    'lake-view': 'vista lago; vista para o lago; vista sobre o lago',
    'mountain-view':
      'vista montanha; vista serra; vista para a montanha; vista para a serra; vista mar e serra; vista para as montanhas; vista para o mar e montanha; vistas montanha; vista mar e montanha; vista de montanha',
    'panoramic-view':
      'vista panoramica; vistas panoramicas; panorama; vista desafogada; vista panoramica de mar; panoramica; vistas desafogadas',
    'river-view': 'vista rio; vista para o rio; vista sobre o rio; vistas rio; vista de rio',
    'park-view': 'vista parque; vista para o parque; vista sobre o parque',
    'virtual-tour': 'visita virtual; tour virtual; visita 3d; tour 360; visita 360; tour 3d',
    'income-producing':
      'arrendado; ja arrendado; gera rendimento; com inquilino; com rendimento; produz rendimento; da rendimento; rendimento; com inquilinos; rende; alugado',
    students: 'estudantes; para estudantes; ideal para estudantes; universitarios; adequado para estudantes',
  },
  signs: {
    no: 'nao; sem; nenhum; nenhuma; falta; excluid*; nem; inexistente; nao tem; ausencia de; nao dispoe de; nao ha; nao possui; nao incluid*; nao disponivel; proibid*; ausente; ausentes',
    yes: 'sim; incluido; incluida; disponivel; aceita; tem; ha; possui; dispoe de; existente; com',
    shared:
      'comum; comuns; partilhad*; comunitari*; condominio; do condominio; compartilhad*; coletiv*; colectiv*; em comum',
    private: 'privad*; proprio; propria; privativ*; particular; exclusiv*; individual; independente',
    public: 'rua; na rua; public*; via publica; municipal; estrada; zona; na via; exterior publico',
    maybe:
      'possivel; possibilidade; possibilidade de; opcional; opcao; projeto; projecto; previsto; prevista; espaco para; pre instalacao; licenca para; eventual; autorizacao para; potencial; a construir; pode; planeado; com custo adicional; futur*; preparado para; disponivel para arrendar; em construcao; em projeto',
    view: 'vista; vistas; virado para; virada para; frente',
    near: 'perto; proxim*; junto; ao lado; nas proximidades; minutos; arredores; a poucos; proximidade; em frente; metros; nas imediacoes; a dois passos; vizinh*; distancia; cerca',
    unfurnished: 'nao mobilad*; sem mobilia; vazio; sem moveis; desmobilad*; por mobilar; vazia; nao mobiliad*',
    with: 'com; e; mais; incl; inclui; incluindo; c',
    but: 'mas; exceto; excepto; porem; salvo',
    of: 'de; do; da; dos; das; em; no; na; para; por; a; o; e; ao; um; uma; com; sobre; as; os; nos; nas',
    or: 'ou',
    from: 'desde; a partir de; minimo; min; preco desde; precos desde; a partir; pelo menos',
    'up-to': 'ate; max; maximo; no maximo',
    about: 'aprox; aproximadamente; cerca de; ca; circa; por volta de; sensivelmente; cerca',
    tax: 'iva; mais iva; acresce iva; impostos; iva incluido; impostos incluidos; taxas; liquido',
    'per-metre': 'por m2; m2; o m2; por metro quadrado; ao m2; por metro',
    negotiable:
      'negociavel; preco; fixo; preco fixo; total; valor; renda; nao negociavel; preco de venda; montante; neg',
    'on-request':
      'sob consulta; preco sob consulta; a combinar; a consultar; sob pedido; consultar; preco a consultar; a negociar; mediante consulta; contactar; consulte nos; preco sob pedido; a definir; sob consulta previa; pedir preco; consulte; sc; s c',
    thousand: 'mil; k; milhares',
    million: 'milhao; milhoes; m; mi; mil milhoes',
    euro: 'eur; euro; euros; eu',
    kuna: 'kn; kuna; kunas; hrk; kuna croata',
    sale: 'venda; a venda; vende se; compra; revenda; usado; vender; em segunda mao; segunda mao; compra e venda; vendas; comprar; para venda; usados',
    rent: 'arrendamento; para arrendar; aluguer; aluguel; arrenda se; renda; alugar; arrendar; aluga se; para alugar; arrendamento de longa duracao; aluguer de ferias; ferias; longa duracao; temporada; arrendamentos; locacao; aluguer temporario',
    new: 'novo; construcao nova; nova construcao; empreendimento novo; nova; em construcao; novos; em planta; obra nova; nova promocao',
    'per-month': 'mes; mensal; por mes; ao mes; mensais; meses; mensalmente',
    'per-week': 'semana; semanal; por semana; a semana; semanas; semanalmente; semanais',
    'per-day': 'dia; por dia; noite; por noite; diario; diaria; ao dia; diarias; a noite; dias',
    'per-year': 'ano; anual; por ano; ao ano; anuais; anualmente; anos',
    share:
      'quota; quota parte; compropriedade; parte indivisa; copropriedade; multipropriedade; em compropriedade; fracao ideal; parte da propriedade; quinhao; avos; quota indivisa',
    lease:
      'direito de superficie; usufruto; enfiteuse; concessao; arrendamento do solo; em concessao; nua propriedade; direito de exploracao; trespasse; cedencia de exploracao; propriedade em leasing',
    'room-noun': 'assoalhadas; divisoes; divisao; assoalhada; comodos',
    'bedroom-noun': 'quartos; quarto; dormitorios; suites; dormitorio',
    'ground-floor': 'res do chao; rc; r c; no res do chao',
  },
  numbers: ['um; uma', 'dois; duas', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
  tenure: { share: 'quota em compropriedade', lease: 'direito de superfície' },
};
