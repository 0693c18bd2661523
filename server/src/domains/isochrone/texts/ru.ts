import type { IsochroneTexts } from '../isochrone-texts';

export const ru: IsochroneTexts = {
  ISOCHRONE_INVALID: 'Выберите место на карте, время от 1 до 60 минут и способ передвижения.',
  ISOCHRONE_OUTSIDE: 'Мы рассчитываем время в пути только для мест в Хорватии.',
  ISOCHRONE_IN_WATER: 'Эта точка находится на воде. Выберите место на суше.',
  ISOCHRONE_BUSY: 'Сейчас очень много запросов. Попробуйте снова через несколько секунд.',
  ISOCHRONE_TIMEOUT: 'Расчёт занял слишком много времени. Попробуйте ещё раз.',
  ISOCHRONE_FAILED: 'Сейчас не удаётся рассчитать время в пути. Попробуйте ещё раз.',
};
