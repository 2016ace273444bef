/** The tutorial of 18CZ: track and trains, for somebody who has never played an 18xx. */
import { companyOf, factsOf, phaseFacts, topFrame, trainFacts, trainsAt } from '@roundhouse/engine';
import type { Moment } from '../../common/guide/moment.ts';
import { isAt, joined, may, type Scene } from '../../common/guide/scene.ts';
import { modeOf, TUTORIAL_ROUNDS } from '../modes.ts';
import { mustBuy } from '../rules/trainOffers.ts';
import { STEP } from '../steps.ts';

const homeOf = ({ state, company }: Scene): string =>
  (company === null ? undefined : factsOf(state).companies[company]?.home[0]?.hex) ?? '';

const firstTurn = ({ state, company }: Scene): boolean => company !== null && companyOf(state, company).turns === 0;

const owned = ({ state, company }: Scene): readonly string[] =>
  company === null ? [] : trainsAt(state, company).map((each) => each.side);

const best = ({ state }: Scene): string | undefined => phaseFacts(state).colours.at(-1);

/** A train of mine and the kind to come that scraps it; due when the kind before it is on sale, not from the first minute. */
const threat = ({ state, company }: Scene): { readonly next: string; readonly old: string } | undefined => {
  if (company === null) return undefined;
  const { trains } = factsOf(state);
  const inDepot = (name: string): boolean => trainsAt(state, 'depot').some((each) => each.name === name);
  const coming = trains.find(({ name }) => inDepot(name));
  const scraps = (name: string) =>
    trainsAt(state, company).find((each) => trainFacts(state, each.name).rustsOn.includes(name));
  const next = trains.find(({ name }) => inDepot(name) && scraps(name) !== undefined);
  const old = next && scraps(next.name);
  if (!next || !old || !coming || (coming.name !== next.name && coming.name === old.name)) return undefined;
  return { next: next.distance, old: trainFacts(state, old.name).distance };
};

const building = (scene: Scene): boolean => isAt(STEP.track)(scene) && may(scene, 'layTile');
const buying = (scene: Scene): boolean =>
  isAt(STEP.trains)(scene) && owned(scene).length > 0 && !mustBuy(scene.state, scene.company ?? '');

const MOMENTS: readonly Moment[] = [
  {
    id: 'tutorial.goal',
    when: (scene) =>
      isAt(STEP.track)(scene) && firstTurn(scene) && topFrame(scene.state, STEP.track)?.yellow === undefined,
    args: ({ company }) => ({ company: company ?? '' }),
    words: {
      en: 'You run {company}. The company with the most money after ten rounds wins. Trains make the money: every round they run along the track and earn the number in each city and town they stop at.',
      ru: 'Вы управляете компанией {company}. Победит тот, у чьей компании после десяти раундов больше денег. Деньги приносят поезда: каждый раунд они едут по путям и получают доход городов и посёлков, где останавливаются.',
    },
  },
  {
    id: 'tutorial.home',
    when: (scene) => building(scene) && firstTurn(scene) && !scene.state.board.tiles[homeOf(scene)],
    args: (scene) => ({ hex: homeOf(scene) }),
    claim: (scene) =>
      scene.state.board.tokens.some(({ company, hex }) => company === scene.company && hex === homeOf(scene)),
    words: {
      en: 'Lay track first. Your token is in the highlighted hex {hex}: tap it, pick a tile, press Rotate until its track points toward the next city (circle) or town (dot), then press Lay.',
      ru: 'Сначала стройте. Ваша станция — на подсвеченном гексе {hex}: нажмите на него, выберите тайл, нажимайте «Повернуть», пока путь не пойдёт к соседнему городу (круг) или посёлку (точка), и нажмите «Положить».',
    },
  },
  {
    id: 'tutorial.second',
    when: (scene) => building(scene) && firstTurn(scene) && topFrame(scene.state, STEP.track)?.yellow === 1,
    words: {
      en: 'On its first turn a company can lay two yellow tiles, so you have one more. Skip if you don’t need it.',
      ru: 'В первый ход компания может положить два жёлтых тайла: остался ещё один. Не нужен — пропустите.',
    },
  },
  {
    id: 'tutorial.connect',
    when: (scene) => building(scene) && !joined(scene) && scene.state.board.tiles[homeOf(scene)] !== undefined,
    words: {
      en: 'A train needs at least two stops. Tap a highlighted hex and lay track that leads from your token to another city (circle) or town (dot).',
      ru: 'Поезду нужны хотя бы две остановки. Нажмите на подсвеченный гекс и проложите путь от своей станции к другому городу (круг) или посёлку (точка).',
    },
  },
  {
    id: 'tutorial.green',
    when: (scene) => building(scene) && joined(scene) && best(scene) === 'green',
    words: {
      en: 'Green tiles are open now. Instead of laying a new tile you can upgrade one on your line: tap a yellow tile. A green city pays more and has more slots.',
      ru: 'Открыты зелёные тайлы. Вместо нового тайла можно заменить старый на своей линии: нажмите на жёлтый. Зелёный город приносит больше, и станций в нём помещается больше.',
    },
  },
  {
    id: 'tutorial.brown',
    when: (scene) => building(scene) && joined(scene) && best(scene) === 'brown',
    words: {
      en: 'Brown tiles are open now. Upgrade a green city on your line, and every train that stops there earns more.',
      ru: 'Открыты коричневые тайлы. Замените зелёный город на своей линии, и каждый поезд заработает там больше.',
    },
  },
  {
    id: 'tutorial.grow',
    when: (scene) => building(scene) && joined(scene),
    words: {
      en: 'Your track already connects a few stops. Lay a tile toward one more, preferably a city: a train is paid for every stop.',
      ru: 'Пути уже соединяют несколько остановок. Положите тайл к ещё одной, лучше к городу: поезд получает деньги за каждую.',
    },
  },
  {
    id: 'tutorial.station',
    when: (scene) => isAt(STEP.station)(scene) && may(scene, 'placeToken'),
    args: ({ state, company }) => ({
      price: (company === null ? undefined : companyOf(state, company).tokens[0]) ?? 0,
    }),
    words: {
      en: 'Another token costs {price}. It opens new routes and keeps others from shutting you out. If you don’t need it, save the money and skip.',
      ru: 'Новая станция стоит {price}. Она открывает новые маршруты и не даёт закрыть вам путь. Если она не нужна, сберегите деньги и нажмите «Пропустить».',
    },
  },
  {
    id: 'tutorial.run',
    when: isAt(STEP.tutorialRun),
    words: {
      en: 'Time to run your trains. The best routes are already on the map: confirm them, and all the revenue goes to your company.',
      ru: 'Запустите поезда. Лучшие маршруты уже нарисованы на карте: подтвердите их, и весь доход пойдёт в казну компании.',
    },
  },
  {
    id: 'tutorial.trainFirst',
    when: (scene) => isAt(STEP.trains)(scene) && owned(scene).length === 0 && may(scene, 'buyTrain'),
    words: {
      en: 'Your company has no train, and without one it earns nothing. A train’s number is how many stops it makes. It runs from the next round on.',
      ru: 'У компании нет поезда, а без него она ничего не заработает. Число на карте поезда — сколько остановок он может посетить. Поезд поедет со следующего раунда.',
    },
  },
  {
    id: 'tutorial.rust',
    when: (scene) => buying(scene) && threat(scene) !== undefined,
    args: (scene) => ({ ...threat(scene) }),
    words: {
      en: 'The first {next}-train rusts all {old}-trains. Plan for it.',
      ru: 'Как только купят первый {next}-поезд, все {old}-поезда спишут. Учтите это.',
    },
  },
  {
    id: 'tutorial.trainLast',
    when: (scene) => buying(scene) && scene.state.round.number >= TUTORIAL_ROUNDS - 2,
    words: {
      en: 'This is one of the last rounds. Only the money in the treasury counts at the end, so buy nothing that won’t pay for itself.',
      ru: 'Это один из последних раундов. В конце считаются только деньги в казне, так что не покупайте того, что не окупится.',
    },
  },
  {
    id: 'tutorial.trainMore',
    when: buying,
    args: (scene) => ({ trains: owned(scene) }),
    words: {
      en: 'You own {trains}. Another train pays off only if it has track of its own. Otherwise save up for longer trains and press Skip to end your turn.',
      ru: 'У вас есть {trains}. Ещё один поезд окупится, только если у него будет свой путь. Иначе копите на длинные поезда и нажмите «Пропустить», чтобы закончить ход.',
    },
  },
  {
    id: 'tutorial.discard',
    when: isAt(STEP.discardTrains, STEP.returnOther),
    words: {
      en: 'The new trains lowered the limit. Discard trains until you’re within it, the shortest first.',
      ru: 'Новые поезда снизили лимит. Сбросьте лишние, начиная с самых коротких.',
    },
  },
];

export const tutorial: readonly Moment[] = MOMENTS.map((moment) => ({
  ...moment,
  when: (scene) => modeOf(scene.state) === 'tutorial' && moment.when(scene),
}));
