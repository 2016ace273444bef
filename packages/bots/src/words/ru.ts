import type { ReasonKey } from './en.ts';

export const ru: Readonly<Record<ReasonKey, string>> = {
  'reason.onlyOne': 'Ничего другого сделать нельзя.',
  'reason.nothingBetter': 'Ничего лучше, чем подождать, не предлагается.',
  'reason.shareEarns': 'Акция {company} за {cost} к концу игры должна принести {worth}.',
  'reason.sellsBetter': '{company} уже не заработает столько, сколько за неё дают сегодня: {proceeds}.',
  'reason.starts': '{company} по {price} сможет оплатить свои поезда.',
  'reason.layEarns': 'Тайл в {hex} прибавит {company} {gain} дохода.',
  'reason.layLeads': 'Тайл в {hex} ведёт {company} к новым остановкам.',
  'reason.stationOpens': 'Станция в {hex} сохранит {company} проезд.',
  'reason.bestRun': 'Лучший маршрут поездов.',
  'reason.pays': 'Выплата поднимет курс {company}, а на поезда денег хватает.',
  'reason.saves': '{company} копит на следующий поезд за {cost}.',
  'reason.firstTrain': '{company} нужен поезд.',
  'reason.moreTrains': 'С поездом {train} {company} заработает больше.',
  'reason.rusts': 'Поезд {train} спишет старые поезда соперников.',
  'reason.bidWorth': '{item} стоит {worth}.',
  'reason.priceRight': 'Цена подходит.',
  'reason.priceWrong': 'Цена не подходит.',
  'reason.judged': 'Так перспективы лучше всего.',
  'reason.playedOn': 'Если доиграть раунд, это лучший исход: {worth}.',
  'reason.slip': 'Просто показалось.',
};
