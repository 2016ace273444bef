/** The tutorial: what to do now, and why, for somebody who has never played an 18xx; chosen by `rules/coach.ts`. */
export const guideEn = {
  'guide.goal':
    'You direct {company}. Whoever’s company has the most money after ten rounds wins. Money comes from trains: every round they run along track and earn the numbers of the cities and towns they stop at.',
  'guide.trackHome':
    'Build first. Your station stands in the lit hex {hex}: click it, pick one of the tiles, press Turn until its track points towards the next city (circle) or town (dot), then press Lay.',
  'guide.trackConnect':
    'A train needs at least two places to stop at. Click a lit hex and lay track that leads on from your station to another city (circle) or town (dot).',
  'guide.trackSecond': 'In its first turn a company may lay two yellow tiles: one more is left. Skip if you need none.',
  'guide.trackGrow':
    'Your track joins places already. Lay a tile that leads to one more, preferably a city: a train is paid for every place it stops at.',
  'guide.trackUpgrade':
    'Green tiles are open now. Instead of a new tile you may replace one on your line: click a yellow tile; a green city pays more and has room for more stations.',
  'guide.trackBrown':
    'Brown tiles are open now: replace a green city on your line, and every train that stops there earns more.',
  'guide.station':
    'A second station costs {price}. It gives your trains another starting point and keeps others from closing your way; without need keep the money and skip.',
  'guide.tutorialRun':
    'Your trains run now. The best routes are drawn on the map already; confirm them, and the whole income goes to your company.',
  'guide.trainFirst':
    'Your company has no train and earns nothing without one, so it must buy. The number of a train says at how many places it stops. It runs from the next round on.',
  'guide.trainMore':
    'You own {trains}. One more train pays off only where it has track of its own; otherwise keep the money for longer trains and press Skip to end your turn.',
  'guide.trainLast':
    'This is one of the last rounds: only the money in the treasury counts in the end, so buy nothing that will not earn its price.',
  'guide.trainsOld': 'The first {next}-train scraps all {old}-trains: plan for it.',
  'guide.discardTrains':
    'The new kind of train has lowered the limit: give back trains until you are within it, the shortest first.',
  'guide.returnOther': 'You hold one train too many: give another one back.',
} as const;

export const guideRu: Readonly<Record<keyof typeof guideEn, string>> = {
  'guide.goal':
    'Вы управляете компанией {company}. Победит тот, у чьей компании после десяти раундов больше денег. Деньги приносят поезда: каждый раунд они едут по путям и приносят доход городов и посёлков, в которых останавливаются.',
  'guide.trackHome':
    'Сначала стройте. Ваша станция стоит на подсвеченном гексе {hex}: нажмите на него, выберите тайл, нажимайте «Повернуть», пока путь не укажет на соседний город (круг) или посёлок (точку), и нажмите «Положить».',
  'guide.trackConnect':
    'Поезду нужно хотя бы два места для остановки. Нажмите на подсвеченный гекс и проложите путь от своей станции к другому городу (круг) или посёлку (точка).',
  'guide.trackSecond':
    'В первый ход компания может положить два жёлтых тайла: остался ещё один. Если он не нужен, пропустите.',
  'guide.trackGrow':
    'Ваши пути уже соединяют несколько мест. Положите тайл, ведущий к ещё одному, лучше к городу: поезд получает деньги за каждое место, где останавливается.',
  'guide.trackUpgrade':
    'Открыты зелёные тайлы. Вместо нового тайла можно заменить старый на своей линии: нажмите на жёлтый тайл; зелёный город приносит больше и вмещает больше станций.',
  'guide.trackBrown':
    'Открыты коричневые тайлы: замените зелёный город на своей линии, и каждый поезд заработает там больше.',
  'guide.station':
    'Вторая станция стоит {price}. Она даёт поездам новую точку маршрута и не позволяет другим закрыть вам путь; если она не нужна, сохраните деньги и нажмите «Пропустить».',
  'guide.tutorialRun':
    'Запустите поезда. Лучшие маршруты уже нарисованы на карте; подтвердите их, и весь доход пойдёт в казну компании.',
  'guide.trainFirst':
    'У компании нет поезда, а без него она ничего не зарабатывает, поэтому поезд нужно купить. Число на карте поезда — сколько мест дохода он может посетить. Поезд поедет со следующего раунда.',
  'guide.trainMore':
    'У вас есть {trains}. Ещё один поезд окупится, только если у него будет свой путь; иначе берегите деньги на длинные поезда и нажмите «Пропустить», чтобы закончить ход.',
  'guide.trainLast':
    'Это один из последних раундов: в конце считаются только деньги в казне, не покупайте того, что не окупится.',
  'guide.trainsOld': 'С покупкой первого {next}-поезда все {old}-поезда спишут: учтите это.',
  'guide.discardTrains': 'Новый вид поездов снизил лимит: верните лишние поезда, начиная с самых коротких.',
  'guide.returnOther': 'У вас на один поезд больше, чем можно: верните другой.',
};
