/** One sentence for each decision, for somebody who has never played an 18xx: what is to be done now, and why. */
export const guideEn = {
  'guide.draft':
    'Buy one local railway: it pays you its income every operating round and can later be sold to a company of yours.',
  'guide.nominate': 'Choose a private and open the bidding for it, or pass if nothing is worth its minimum.',
  'guide.bidding':
    'Raise the bid by at least 5 if the private is worth more to you, or pass and leave it to the others.',
  'guide.stockTurn':
    'Sell shares you no longer want, then buy one certificate: the largest shareholder directs the company and its shares pay you dividends.',
  'guide.home':
    'Place the home of your company: everything you build and every train you run starts from a station of yours.',
  'guide.track':
    'Lay a tile so that track leads from your station to another city or town: in the first turn two yellow tiles, later one tile or one upgrade.',
  'guide.station':
    'A station in a second city gives your trains a new starting point and keeps others from blocking you; skip it if money is short.',
  'guide.run':
    'Your trains run along the track: the best routes are drawn already, confirm them to earn the values of the places they stop at.',
  'guide.tutorialRun':
    'Your trains run along the track: the best routes are drawn already, confirm them and the whole income goes into the treasury.',
  'guide.dividend':
    'Pay the income to the shareholders and the share price rises, or keep it for the company and the price falls.',
  'guide.absorb': 'Offer a price for a smaller company to get its money, stations and trains, or go on without it.',
  'guide.dropStation': 'You now have two stations in one place: take back the one that helps you less.',
  'guide.inherit':
    'Decide about each train you took over: keep it, turn its card to your own class for the difference, or let it go.',
  'guide.trains':
    'Buy a train if you can: a company without a train earns nothing, and dearer trains will make old ones useless.',
  'guide.returnOther': 'You hold one train too many: give another one back.',
  'guide.discardTrains': 'The limit has fallen: give back trains until you are within it.',
  'guide.locals':
    'Before the turn ends the company may still buy local railways from players, sell its own or use their powers.',
  'guide.mwTile': 'Mährische Westbahn may build on its own hex before it pays you the value of the tile.',
  'guide.assignMarker': 'Choose which of the two cities gets the station of ATE.',
  'guide.consent':
    'Another player makes you an offer: accept it if the price suits you, or refuse and nothing changes.',
  'guide.layTile': 'Pick a hex next to your track, then a tile, then turn it so that its track joins yours.',
  'guide.placeToken': 'Pick a city that your track reaches and that has a free circle.',
  'guide.runTrains': 'Confirm the routes as drawn; you may change them if you find better ones.',
  'guide.buyTrain': 'Pick a train: the number says how many places it can stop at.',
  'guide.discardTrain': 'Pick the train that is worth least to you.',
  'guide.pass': 'Go on without doing this.',
  'guide.aim':
    'Build track, run trains and grow rich: the game shows at every moment what you can do and why something is not possible.',
} as const;

export const guideRu: Readonly<Record<keyof typeof guideEn, string>> = {
  'guide.draft':
    'Купите местную железную дорогу: она приносит доход каждый операционный раунд, а позже её можно продать своей компании.',
  'guide.nominate': 'Выберите частную бумагу и откройте торг или спасуйте, если ничто не стоит минимума.',
  'guide.bidding': 'Повысьте ставку не меньше чем на 5, если бумага вам дороже, или спасуйте и уступите её другим.',
  'guide.stockTurn':
    'Продайте ненужные акции, затем купите один сертификат: крупнейший акционер управляет компанией, а акции приносят дивиденды.',
  'guide.home': 'Поставьте дом компании: всё строительство и все поезда начинаются от вашей станции.',
  'guide.track':
    'Положите тайл, чтобы путь вёл от вашей станции к другому городу или посёлку: в первый ход два жёлтых тайла, потом один тайл или одна модернизация.',
  'guide.station':
    'Станция во втором городе даёт поездам новое начало и не позволяет другим закрыть вам путь; пропустите, если денег мало.',
  'guide.run':
    'Поезда идут по путям: лучшие маршруты уже нарисованы, подтвердите их и получите стоимость всех остановок.',
  'guide.tutorialRun':
    'Поезда идут по путям: лучшие маршруты уже нарисованы, подтвердите их — весь доход пойдёт в казну.',
  'guide.dividend': 'Выплатите доход акционерам, и цена акций вырастет, или оставьте его компании, и цена упадёт.',
  'guide.absorb':
    'Предложите цену за меньшую компанию, чтобы получить её деньги, станции и поезда, или обойдитесь без неё.',
  'guide.dropStation': 'Теперь у вас две станции в одном месте: снимите ту, что нужна меньше.',
  'guide.inherit': 'Решите о каждом полученном поезде: оставить, повернуть карту своей стороной за доплату или отдать.',
  'guide.trains':
    'Купите поезд, если можете: без поезда компания ничего не зарабатывает, а дорогие поезда делают старые бесполезными.',
  'guide.returnOther': 'У вас на один поезд больше, чем можно: верните другой.',
  'guide.discardTrains': 'Лимит снизился: верните лишние поезда.',
  'guide.locals':
    'До конца хода компания ещё может купить местные ж/д у игроков, продать свои или применить их свойства.',
  'guide.mwTile': 'Mährische Westbahn может построить на своём гексе, прежде чем принесёт вам стоимость тайла.',
  'guide.assignMarker': 'Выберите, в каком из двух городов будет станция ATE.',
  'guide.consent':
    'Другой игрок делает вам предложение: примите его, если цена подходит, или откажитесь, и ничего не изменится.',
  'guide.layTile': 'Выберите гекс рядом со своим путём, затем тайл и поверните его так, чтобы пути соединились.',
  'guide.placeToken': 'Выберите город, куда доходит ваш путь и где есть свободный круг.',
  'guide.runTrains': 'Подтвердите нарисованные маршруты; их можно изменить, если найдёте лучшие.',
  'guide.buyTrain': 'Выберите поезд: число говорит, в скольких местах он может остановиться.',
  'guide.discardTrain': 'Выберите поезд, который вам нужен меньше всего.',
  'guide.pass': 'Продолжить, не делая этого.',
  'guide.aim':
    'Стройте пути, водите поезда и богатейте: игра всегда показывает, что можно сделать и почему что-то нельзя.',
};
