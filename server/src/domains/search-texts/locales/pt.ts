import { words } from '@kvadrat/contracts/words/pt';
import type { ListTexts } from '../list-texts';

export const pt: ListTexts = {
  home: 'Início',
  // The deal behind it says that it is an auction.
  categories: { ...words.categories, 14: 'Imóveis' },
  deals: { 1: 'à venda', 2: 'para arrendar', 14: 'em leilão' },
  inCountry: ' na Croácia',
  inTown: (name) => ` em ${name}`,
  inArea: (name) => ` – ${name}`,
  page: (number) => `página ${number}`,
  ads: { one: '# anúncio', other: '# anúncios' },
  offer: 'preços, fotografias e todos os detalhes do imóvel num só lugar.',
  noAds: 'De momento não há anúncios deste tipo.',
};
