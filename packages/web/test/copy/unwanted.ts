/** What `VOICE.md` keeps out of the texts: each with what to write instead. */
interface Unwanted {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Only in files whose path matches, or nowhere in those that do. */
  readonly only?: RegExp;
  readonly except?: RegExp;
}

const RULEBOOK = /rulebook|recorded/u;

export const ENGLISH: readonly Unwanted[] = [
  { pattern: /\b(?:he|his|him|himself)\b/iu, instead: 'they, or the name' },
  { pattern: /\bwhoever\b/iu, instead: 'the player who …' },
  { pattern: /\bone may\b|\bthat one\b can|\bone’s own\b|\bone does not\b/iu, instead: 'you' },
  { pattern: /\baskers?\b|\bstanding orders?\b/iu, instead: 'the caller, an auto-action' },
  { pattern: /\bcounts? for (?:nobody|no one)\b/iu, instead: 'counts for nothing' },
  { pattern: /\bfinds? no\b/iu, instead: 'has no' },
  { pattern: /\banew\b|\bhence\b|\bcompulsory\b|\bdoes no harm\b/iu, instead: 'again, so, must, is allowed' },
  {
    pattern:
      /\b(?:uses?|visits?|redeems?|sells?|buys?|lays?|blocks?|occup(?:y|ies)|moves?|changes?|begins?) no (?!one\b|longer\b|more\b)\p{L}/iu,
    instead: 'does not, may not, can’t',
  },
  // “All at once” is together; a rule that takes effect now does so immediately.
  {
    pattern:
      /\b(?:ends?|rusts?|begins?|closes|effect|discarded|redeemed|removed|president|bought) (?:\w+ )?at once\b/iu,
    instead: 'immediately, right away',
  },
  { pattern: /\bfurther (?:tokens?|trains?|shares?|certificates?|cities|one)\b/iu, instead: 'another, more' },
  {
    pattern: /(?:^|[.!:] )Who (?!(?:are|is|was|can|plays|pays|gets|goes|owns|holds)\b[^.]*\?)/u,
    instead: 'If you …, or A player who …',
  },
  { pattern: /\bis on turn\b/iu, instead: '’s turn' },
  { pattern: /\blaunch(?:ed|es|ing)?\b/iu, instead: 'float' },
  {
    pattern: /\blies? (?:in|on|under|there|here|beside|at|with)\b|\bmay lie\b|\bmarker lies\b/iu,
    instead: 'is in, or say who has it',
  },
  { pattern: /\bdear(?:er|est)?\b/iu, instead: 'expensive, or higher' },
  { pattern: /\bany ?more\b/iu, instead: 'no longer' },
  { pattern: /\bby which\b|\bin which way\b/iu, instead: 'how' },
  { pattern: /\bbound by\b/iu, instead: 'committed to' },
  { pattern: /\bunder the hammer\b|\bputs? up (?:a|for)\b|\bput up for\b/iu, instead: 'up for auction' },
  { pattern: /\b(?:is|are|be|was) to be (?:had|looked|waited)\b/iu, instead: 'is available' },
  { pattern: /\bleaves? the game\b/iu, instead: 'rusts, or goes bankrupt' },
  { pattern: /\b(?:send|sends|sent) .{0,30}to scrap\b|\bscrap(?:s|ped)?\b/iu, instead: 'rust, discard' },
  { pattern: /\bunite[sd]?\b/u, instead: 'merge' },
  { pattern: /\bstarting (?:price|value)s?\b/iu, instead: 'par', except: RULEBOOK },
  { pattern: /\bown money\b/iu, instead: 'cash; a forced purchase' },
  { pattern: /\bin hand\b/iu, instead: 'cash' },
  { pattern: /\bis missing\b|\bare missing\b/iu, instead: 'short $120' },
  { pattern: /\bover the net\b|\bwith a net\b/iu, instead: 'online' },
  { pattern: /\baround one table\b/iu, instead: 'hot-seat' },
  { pattern: /\bkeepers\b/iu, instead: 'moderators' },
  { pattern: /\btry it out\b|\btrying it out\b|\btried (?:this )?out\b/iu, instead: 'what-if' },
  { pattern: /\blook(?:ed)? at\b .*\bonly\b|\bonly be looked at\b/iu, instead: 'read-only' },
  { pattern: /\bas the (?:rulebook|look) has it\b|\bhave them\b/iu, instead: 'per the rulebook' },
  { pattern: /\bnothing but\b|\beverything as\b|\bwhat becomes of\b|\bso that one\b/iu, instead: 'a noun' },
  { pattern: /\bmay not follow\b|\bhang together\b/iu, instead: 'can’t, connect' },
  { pattern: /\bbring(?:s)? (?:it|a game) in\b|\bbrought in\b/iu, instead: 'import' },
  { pattern: /\bgo(?:es)? on\b|\bwent on\b|\bgoing on\b/iu, instead: 'continue' },
  { pattern: /\bis (?:said|told|asked)\b|\bare (?:said|told|asked)\b/iu, instead: 'active voice' },
  { pattern: /\bby lot\b|\bdrawn by chance\b/iu, instead: 'random' },
  { pattern: /\bcannot\b/iu, instead: 'can’t', except: /rulebook|recorded|cli\// },
  { pattern: /\bsuffic(?:e|es)\b/iu, instead: 'is enough' },
  {
    pattern:
      /\bneither converts\b|\bacquires (?:nobody|no one)\b|\bbuilds no more\b|\bplaces no\b|\blays no more\b|\bbuys no more\b|\bputs no more\b/iu,
    instead: 'passes, skips',
  },
  { pattern: /\bwhat all of it\b|\bwhat is printed holds\b|\bthe word of the designer\b/iu, instead: 'plain words' },
  { pattern: /\bopen market\b|\bbank pool\b/iu, instead: 'market', except: RULEBOOK },
  { pattern: /\binitial offering\b/iu, instead: 'IPO', except: RULEBOOK },
  {
    pattern: /\bstation (?:marker|token)s?\b|\blarge station|\bsmall station/iu,
    instead: 'token; city; town',
    except: RULEBOOK,
  },
  { pattern: /\boff-map\b|\boutside area/iu, instead: 'off-board', except: RULEBOOK },
  { pattern: /\bmarket values?\b/iu, instead: 'share price', except: RULEBOOK },
  { pattern: /\bdirectors?\b/iu, instead: 'president', except: /rulebook|recorded|glossary/u },
  { pattern: /\blocal railways?\b|\bprivate compan(?:y|ies)\b/iu, instead: 'private', except: RULEBOOK },
  { pattern: /\bPriority Deal\b|\bfirst turn card\b/u, instead: 'priority deal', except: RULEBOOK },
  {
    pattern:
      /colour|\bgrey|neighbour|favour|honour|manoeuvre|\blicence|\bcentre\b|cancelled|\btowards\b|north-east|organis|recognis|judgement|\blearnt\b|\bwhilst\b/iu,
    instead: 'American spelling',
  },
  // The Locals of 1862 are trains; 18CZ's are privates, except in its rulebook.
  {
    pattern: /\b(?:buy|sell|sells|own|one|of|the) (?:no )?locals?\b(?! \{)/u,
    instead: 'private',
    only: /18cz\/(?!rulebook)/u,
  },
  { pattern: /\b(?:wholly|entirely) (?:held|owned) by players\b/iu, instead: 'sold out', except: RULEBOOK },
  { pattern: /\bbond out\b/iu, instead: 'an unredeemed bond' },
  { pattern: /\bhouse rulings?\b/iu, instead: 'an optional ruling' },
  { pattern: /\bpapers\b/iu, instead: 'certificates, privates' },
  { pattern: /\brailways?\b/u, instead: 'railroad', except: /rulebook|recorded|18cz/u },
  { pattern: /(?<=[a-z\d,] )Phases? \d/u, instead: 'phase 3' },
  { pattern: /\bGeorge Hudson maneuver\b/u, instead: 'George Hudson Maneuver' },
  { pattern: /\ba L\.\d/u, instead: 'an L.500 bond' },
  { pattern: /\bdecid(?:es now|ing for)\b/iu, instead: '’s turn, playing for' },
  { pattern: /[\d}] %/u, instead: '10%' },
  { pattern: /\p{L}'\p{L}|"/u, instead: '’ “ ”', except: /cli\/|\.md$/u },
  // Names and figures, or four words in a row: nothing but a list looks like that. Railroads keep their own names.
  {
    pattern:
      /(?<![\p{L}\d])(?:[$£]?\d[\d½]*|L\.\d+|\p{Lu}[\p{L}\d&]*), (?:[$£]?\d[\d½]*|L\.\d+|\p{Lu}[\p{L}\d&]*) (?:and|or) (?=[$£\d\p{Lu}])/u,
    instead: 'a comma before the last of three',
    except: /companies/u,
  },
  { pattern: /\b\p{L}+, \p{L}+, \p{L}+ (?:and|or) \p{L}/u, instead: 'a comma before the last of many' },
  { pattern: /\bha(?:s|ve) to\b|n’t\b|\b(?:There|It|That)’s\b/u, instead: 'must, may, does not', only: /rulebook/u },
  { pattern: /;[^.;]*;/u, instead: 'shorter sentences', except: /cli\/|\.md$/u },
];

export const RUSSIAN: readonly Unwanted[] = [
  { pattern: /на руках/iu, instead: 'наличные, у вас' },
  { pattern: /распоря(?:д|ж)/iu, instead: 'автоход, включить' },
  { pattern: /учётн/iu, instead: 'аккаунт' },
  { pattern: /смотрител/iu, instead: 'модераторы' },
  { pattern: /проводник/iu, instead: 'подсказки' },
  {
    pattern: /(?<![а-яё])решает(?![а-яё])/iu,
    instead: 'ходит; или повелительное наклонение',
    except: /rulebook|recorded|rulings|settings/u,
  },
  { pattern: /по какому праву|по праву(?![а-яё])|особ(?:ое|ого|ому) прав/iu, instead: 'свойство' },
  { pattern: /осуществл|явля(?:ет|ют)ся|производит(?:ся|ь)(?![а-яё])/iu, instead: 'простой глагол' },
  { pattern: /(?:^|[.:] )Игрок (?:не |уже )/u, instead: 'вы', except: /rulebook|recorded|glossary/u },
  {
    pattern: /(?:Кому|Продавец|Покупатель|Корпорация|На чьё место|Чьё место|Обязательство): \{/u,
    instead: 'имя подлежащим',
  },
  {
    pattern: /Здесь пасовать нельзя|сделать ничего нельзя|не предлагается|по воле случая|чтобы можно было следить/iu,
    instead: 'что делать',
  },
  {
    pattern:
      /больше не (?:строит|покупает поезд)|без изменений|никого не поглощает|не размещает станц|не ставит жетон станц/iu,
    instead: 'пропускает',
  },
  { pattern: /игра[ею]тся(?![а-яё])/iu, instead: 'играют' },
  {
    pattern: /(?<![а-яё])спи(?:шите|сать) (?:поезд|здесь|лишн|другой)/iu,
    instead: 'сбросить: списывают поезда сами правила',
    except: RULEBOOK,
  },
  { pattern: /займ(?![а-яё])/iu, instead: 'заём' },
  { pattern: /маневр/iu, instead: 'манёвр' },
  { pattern: /в короткую акцию|дивиденды по ней — ваши/iu, instead: 'продаёт в короткую; платите вы' },
  {
    pattern:
      /(?<![.!?:…»] |^|\{)(?:Первичн|Открыт|Приоритетн|Посевн|Кассов|Парламентск)[а-яё]+ [А-ЯЁ]|(?<=[а-яё,] )(?:Лимит Серт|Сертификат Пр|Лимит|Фаз[аеуы] \d)/u,
    instead: 'строчная буква',
  },
  { pattern: /опци(?:я|и|ю|ей|й)(?![а-яё])/iu, instead: 'настройка', except: /1862/u },
  { pattern: /отлучи|отлучк|назовите себя|назовитесь|назваться/iu, instead: 'отсутствует; укажите имя' },
  { pattern: /песочниц|(?<![а-яё])проб[аеуы](?![а-яё])/iu, instead: 'черновик' },
  { pattern: /прочтени[еяюи]|толковани[еяюи]/iu, instead: 'трактовка' },
  { pattern: /выручк/iu, instead: 'прибыль или доход, как в книге игры' },
  { pattern: /мажоритарн/iu, instead: 'крупнейший акционер' },
  { pattern: /тайлы пути/iu, instead: 'тайлы путей' },
  { pattern: /частн[а-яё]+ бумаг|забронирован|за рейс(?![а-яё])/iu, instead: 'компании; закреплены; за ход' },
  { pattern: /лишнее (?:сбросить|снять)/iu, instead: 'лишние придётся сбросить' },
  { pattern: /(?<=[а-яё,] )(?:Экспресс|Грузов|Местны|Парламентск)[а-яё]+/u, instead: 'строчная буква' },
  {
    pattern: /не потянуть|лучший исход|точк[ауи] отсчёта|Верно, если|Кто найдёт|Дальше назад|слово автора/u,
    instead: 'своими словами',
  },
  {
    pattern: /ходить нечем|у согласных|голосовать о(?![а-яё])|просить больше не/iu,
    instead: 'делать нечего; с согласия; за замену',
  },
  {
    pattern: /(?<![а-яё])(?:выбыл|проиграл|выиграл|обанкротился|должен был)(?![а-яё])/iu,
    instead: 'без рода',
    except: RULEBOOK,
  },
  {
    pattern: /(?<=[а-яё,] )(?:Банк|Рын(?:ок|ка|ке|ку)|Таблиц[аеу] акций|Диаграмм[аеу] цен)(?![а-яё])/u,
    instead: 'строчная буква',
  },
  // Each title keeps the words of its own book.
  {
    pattern: /(?<![а-яё])(?:тайл|гекс|казн|директор|посёл|банковск)/iu,
    instead: 'жетон путей, клетка, баланс, президент',
    only: /titles\/src\/1817\//,
  },
  {
    pattern: /директор|казн|котировк|открыт(?:ый|ого|ом) рын/iu,
    instead: 'президент, касса, рыночная стоимость',
    only: /titles\/src\/1849\//,
  },
  {
    pattern: /президент|казн|котировк|посёл/iu,
    instead: 'директор, касса, стоимость акций',
    only: /titles\/src\/1862\//,
  },
  {
    pattern: /президент|(?<![а-яё])касс[аеуы]|котировк|улучш/iu,
    instead: 'директор, казна, цена акций, модернизация',
    only: /titles\/src\/18cz\//,
  },
  {
    pattern: /директор|казн|котировк|банковск/iu,
    instead: 'президент, касса, рыночная стоимость',
    only: /titles\/src\/18mex\//,
  },
  { pattern: /(?:раунд|парти[яю]|игр[ау])(?: уже)? конча[ею]т/iu, instead: 'заканчивается' },
  { pattern: /[\d}] процентов(?! акци)/iu, instead: 'проценты {amount}: «L.50 процентов» читается как доля' },
  { pattern: /в хобби|в том же событии|в состоянии (?:уплатить|заплатить|купить)/iu, instead: 'своими словами' },
  { pattern: /ржавлени/iu, instead: 'продлевает жизнь поезда' },
  { pattern: /при лимите \{[^}]*\}: снимите/iu, instead: '{company}: …, лимит {limit}. Снимите {over}.' },
  { pattern: /горные инженеры|ростовщик|изобретател/iu, instead: 'имя компании, как на сертификате', only: /1817/u },
  { pattern: /Moravia-Silesia|Bohemia/u, instead: 'Моравия-Силезия, Богемия', only: /18cz/u },
  {
    pattern: /списыва(?:ть|ют) (?:добровольно|по желанию|только полученные)|принять или списать/iu,
    instead: 'сбросить: списывают поезда сами правила',
  },
  { pattern: /не (?:более|менее)(?![а-яё])|\p{L}-либо(?![а-яё])/iu, instead: 'не больше, хотя бы; кто-нибудь' },
  { pattern: /быть (?:более|менее) \S/iu, instead: 'не может быть больше' },
  {
    pattern: /скопить в (?:касс|казн|баланс)|(?:если|когда) люб(?:ой|ая|ое)(?![а-яё])|начата? в прошлом/iu,
    instead: 'копить на поезд; хоть один; с прошлой позиции',
  },
  // A name is a name, a book’s “Поезд-2” a name, too; what else follows a colon goes on with the sentence.
  { pattern: /[а-яё}]: (?!Поезд)[А-ЯЁ][а-яё]/u, instead: 'строчная буква после двоеточия', only: /i18n\/ru|words/u },
  {
    pattern: /разме(?:щ|сти)|образовавш|удаля[ею]тся из игры/iu,
    instead: 'ставит, кладёт; объединённая; выходит из игры, списывают',
  },
  { pattern: /#\d|[$£]\d{4}|L\.\d{4}/u, instead: '№ 6; $1 000 с неразрывным пробелом' },
  { pattern: /[\d}] %/u, instead: '10%' },
  { pattern: /[а-яё] - [а-яё]|--/iu, instead: 'тире с пробелами' },
  { pattern: /"/u, instead: '« »' },
  { pattern: /;[^.;]*;/u, instead: 'предложения короче' },
  { pattern: /;/u, instead: 'точка', only: /rulebook/u },
];

/** Words a button may begin with, besides a verb. */
export const BUTTON_WORDS = {
  en: /^(?:\{|Yes\b|No\b|Later\b|Next\b|Done\b|Got it\b|OK\b|Advice\b|I’m\b|What-if\b)/u,
  ru: /^(?:\{|Да(?![а-яё])|Нет(?![а-яё])|Не\s|Позже|Дальше|Понятно|Ещё раз|Назад|К\s|Ко\s|Всё|Это я|Далее|Совет|Слияние:|Отмена|Нажмите|[Ее]щё)/u,
} as const;

/** Verbs that our buttons begin with. A new one is added when a new button needs it. */
export const VERBS: ReadonlySet<string> = new Set(
  (
    'accept act add agree allow analyze answer apply ask assume auto-route back bid block browse buy cancel change choose clear close concede ' +
    'confirm continue contribute convert copy create declare decline delete discard dismiss do download edit empty end export finish ' +
    'flip follow forget get give go hide hold import insist install invite issue join keep lay leave let load look make mark merge move mute offer open par pass ' +
    'pause pay place play press print propose put read redeem redo refinance refresh register reload remove rename repay replay report reset ' +
    'resume retry return review rotate run save sell send set share short show shuffle sign sit skip start stop switch take tap test try ' +
    'turn unblock undo unsubscribe upgrade use view vote watch withdraw withhold zoom resign recenter raise request revoke exchange'
  ).split(' '),
);

export const unwantedIn = (file: string, language: 'en' | 'ru', text: string): readonly string[] => {
  // The name of an argument is nothing that anybody reads.
  const said = text.replaceAll(/\{@?\^?[\w.]+(?=[},])/gu, '{');
  return (language === 'en' ? ENGLISH : RUSSIAN).flatMap(({ pattern, instead, only, except }) => {
    if (only?.test(file) === false || except?.test(file) === true) return [];
    const found = pattern.exec(said)?.[0];
    return found === undefined ? [] : [`“${found}”: ${instead}`];
  });
};
