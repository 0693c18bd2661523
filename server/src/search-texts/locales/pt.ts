import type { ListTexts } from '../list-texts';

const pt: ListTexts = {
  home: 'Início',
  categories: {
    1: 'Apartamentos e moradias',
    2: 'Imóveis comerciais',
    3: 'Imóveis turísticos',
    4: 'Quartos',
    5: 'Imóveis no estrangeiro',
    6: 'Empreendimentos novos',
    14: 'Imóveis',
    20: 'Prédios',
    21: 'Armazéns',
    22: 'Garagens e lugares de estacionamento',
    23: 'Escritórios',
    24: 'Terrenos',
    25: 'Pavilhões',
    26: 'Lojas',
    27: 'Prédios novos',
  },
  deals: { 1: 'à venda', 2: 'para arrendar', 14: 'em leilão' },
  inCountry: ' na Croácia',
  inTown: (name) => ` em ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `página ${number}`,
  ads: { one: '# anúncio', other: '# anúncios' },
  offer: 'preços, fotografias e todos os detalhes do imóvel num só lugar.',
  noAds: 'De momento não há anúncios deste tipo.',
};

export default pt;
