/** Makes a first game: the opening of the lessons' game as it was played, then the learner against two bots. */
import { usualTable } from '@roundhouse/bots/characters';
import { useSettings } from '../../app/settings.ts';
import { recordOf, saveRecord } from '../../store/games.ts';
import { setGuideLevel } from '../guide/level.ts';
import { LESSON_TITLE, loadLessons, ME } from '../intro/game.ts';
import { PREPARED } from './goal.ts';
import { setFirstStand } from './memory.ts';

export const startFirst = async (unnamed: string): Promise<string> => {
  const { game, lines } = await loadLessons();
  const { name, language } = useSettings.getState();
  const others = usualTable(LESSON_TITLE, 2);
  const [learner, ...rest] = game.players;
  if (learner?.id !== ME) throw new Error('the learner sits first');
  const players = [
    { ...learner, name: name === '' ? unnamed : name },
    ...rest.map((each, at) => ({ ...each, name: others[at]?.name[language] ?? each.name })),
  ];
  const bots = Object.fromEntries(rest.flatMap(({ id }, at) => (others[at] ? [[id, others[at].id]] : [])));
  const record = recordOf({ ...game, players, actions: lines.slice(0, PREPARED).flat() }, bots);
  const saved = await saveRecord(record);
  const id = 'record' in saved ? saved.record.id : record.id;
  setGuideLevel(`/game/${id}`, 'every');
  setFirstStand(`/game/${id}`, 'fresh');
  return id;
};
