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
      en: 'You direct {company}. Whoever’s company has the most money after ten rounds wins. Money comes from trains: every round they run along track and earn the numbers of the cities and towns they stop at.',
      ru: 'Вы управляете компанией {company}. Победит тот, у чьей компании после десяти раундов больше денег. Деньги приносят поезда: каждый раунд они едут по путям и приносят доход городов и посёлков, в которых останавливаются.',
    },
  },
  {
    id: 'tutorial.home',
    when: (scene) => building(scene) && firstTurn(scene) && !scene.state.board.tiles[homeOf(scene)],
    args: (scene) => ({ hex: homeOf(scene) }),
    claim: (scene) =>
      scene.state.board.tokens.some(({ company, hex }) => company === scene.company && hex === homeOf(scene)),
    words: {
      en: 'Build first. Your station stands in the lit hex {hex}: tap it, pick one of the tiles, press Turn until its track points towards the next city (circle) or town (dot), then press Lay.',
      ru: 'Сначала стройте. Ваша станция стоит на подсвеченном гексе {hex}: нажмите на него, выберите тайл, нажимайте «Повернуть», пока путь не укажет на соседний город (круг) или посёлок (точку), и нажмите «Положить».',
    },
  },
  {
    id: 'tutorial.second',
    when: (scene) => building(scene) && firstTurn(scene) && topFrame(scene.state, STEP.track)?.yellow === 1,
    words: {
      en: 'In its first turn a company may lay two yellow tiles: one more is left. Skip if you need none.',
      ru: 'В первый ход компания может положить два жёлтых тайла: остался ещё один. Если он не нужен, пропустите.',
    },
  },
  {
    id: 'tutorial.connect',
    when: (scene) => building(scene) && !joined(scene) && scene.state.board.tiles[homeOf(scene)] !== undefined,
    words: {
      en: 'A train needs at least two places to stop at. Tap a lit hex and lay track that leads on from your station to another city (circle) or town (dot).',
      ru: 'Поезду нужно хотя бы два места для остановки. Нажмите на подсвеченный гекс и проложите путь от своей станции к другому городу (круг) или посёлку (точка).',
    },
  },
  {
    id: 'tutorial.green',
    when: (scene) => building(scene) && joined(scene) && best(scene) === 'green',
    words: {
      en: 'Green tiles are open now. Instead of a new tile you may replace one on your line: tap a yellow tile; a green city pays more and has room for more stations.',
      ru: 'Открыты зелёные тайлы. Вместо нового тайла можно заменить старый на своей линии: нажмите на жёлтый тайл; зелёный город приносит больше и вмещает больше станций.',
    },
  },
  {
    id: 'tutorial.brown',
    when: (scene) => building(scene) && joined(scene) && best(scene) === 'brown',
    words: {
      en: 'Brown tiles are open now: replace a green city on your line, and every train that stops there earns more.',
      ru: 'Открыты коричневые тайлы: замените зелёный город на своей линии, и каждый поезд заработает там больше.',
    },
  },
  {
    id: 'tutorial.grow',
    when: (scene) => building(scene) && joined(scene),
    words: {
      en: 'Your track joins places already. Lay a tile that leads to one more, preferably a city: a train is paid for every place it stops at.',
      ru: 'Ваши пути уже соединяют несколько мест. Положите тайл, ведущий к ещё одному, лучше к городу: поезд получает деньги за каждое место, где останавливается.',
    },
  },
  {
    id: 'tutorial.station',
    when: (scene) => isAt(STEP.station)(scene) && may(scene, 'placeToken'),
    args: ({ state, company }) => ({
      price: (company === null ? undefined : companyOf(state, company).tokens[0]) ?? 0,
    }),
    words: {
      en: 'A further station costs {price}. It gives your trains another starting point and keeps others from closing your way; without need keep the money and skip.',
      ru: 'Ещё одна станция стоит {price}. Она даёт поездам новую точку маршрута и не позволяет другим закрыть вам путь; если она не нужна, сохраните деньги и нажмите «Пропустить».',
    },
  },
  {
    id: 'tutorial.run',
    when: isAt(STEP.tutorialRun),
    words: {
      en: 'Your trains run now. The best routes are drawn on the map already; confirm them, and the whole income goes to your company.',
      ru: 'Запустите поезда. Лучшие маршруты уже нарисованы на карте; подтвердите их, и весь доход пойдёт в казну компании.',
    },
  },
  {
    id: 'tutorial.trainFirst',
    when: (scene) => isAt(STEP.trains)(scene) && owned(scene).length === 0 && may(scene, 'buyTrain'),
    words: {
      en: 'Your company has no train and earns nothing without one. The number of a train says at how many places it stops. It runs from the next round on.',
      ru: 'У компании нет поезда, а без него она ничего не зарабатывает. Число на карте поезда — сколько мест дохода он может посетить. Поезд поедет со следующего раунда.',
    },
  },
  {
    id: 'tutorial.rust',
    when: (scene) => buying(scene) && threat(scene) !== undefined,
    args: (scene) => ({ ...threat(scene) }),
    words: {
      en: 'The first {next}-train scraps all {old}-trains: plan for it.',
      ru: 'С покупкой первого {next}-поезда все {old}-поезда спишут: учтите это.',
    },
  },
  {
    id: 'tutorial.trainLast',
    when: (scene) => buying(scene) && scene.state.round.number >= TUTORIAL_ROUNDS - 2,
    words: {
      en: 'This is one of the last rounds: only the money in the treasury counts in the end, so buy nothing that will not earn its price.',
      ru: 'Это один из последних раундов: в конце считаются только деньги в казне, не покупайте того, что не окупится.',
    },
  },
  {
    id: 'tutorial.trainMore',
    when: buying,
    args: (scene) => ({ trains: owned(scene) }),
    words: {
      en: 'You own {trains}. One more train pays off only where it has track of its own; otherwise keep the money for longer trains and press Skip to end your turn.',
      ru: 'У вас есть {trains}. Ещё один поезд окупится, только если у него будет свой путь; иначе берегите деньги на длинные поезда и нажмите «Пропустить», чтобы закончить ход.',
    },
  },
  {
    id: 'tutorial.discard',
    when: isAt(STEP.discardTrains, STEP.returnOther),
    words: {
      en: 'The new kind of train has lowered the limit: give back trains until you are within it, the shortest first.',
      ru: 'Новый вид поездов снизил лимит: верните лишние поезда, начиная с самых коротких.',
    },
  },
];

export const tutorial: readonly Moment[] = MOMENTS.map((moment) => ({
  ...moment,
  when: (scene) => modeOf(scene.state) === 'tutorial' && moment.when(scene),
}));
