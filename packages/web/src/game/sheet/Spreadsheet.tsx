/** The spreadsheet: companies and players at the position on the screen, and what every round brought. */
import { type CompanyLine, companyLines, type PlayerLine, playerLines } from '@roundhouse/engine/models/ledgerLines';
import { useMemo, useState } from 'react';
import { strokeOf } from '../../app/playerStrokes.ts';
import { useThemeName } from '../../app/settings.ts';
import { useWidth } from '../../app/width.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter, usePosition, useSession, useShown } from '../context.tsx';
import { type Column, type ColumnGroup, sorted, type Sorting } from './columns.ts';
import { companyColumns } from './companyColumns.tsx';
import { CopyButtons } from './CopyButtons.tsx';
import { asCsv, asText } from './copies.ts';
import { LineCards } from './LineCards.tsx';
import { useSheet } from './place.ts';
import { marksOf, playerColumns } from './playerColumns.tsx';
import { useSheetRounds } from './rounds.ts';
import { type LineGroup, SortedTable } from './SortedTable.tsx';
import css from './Spreadsheet.module.css';

const GROUPS: readonly ColumnGroup[] = ['figures', 'shares', 'rounds'];

/** The first column is named apart: copies begin with it. */
const named = <Line,>(name: string, text: (line: Line) => string): Column<Line> => ({
  id: 'name',
  group: 'figures',
  name,
  value: text,
  text,
});

const companyId = ({ company }: CompanyLine): string => company;
const playerId = ({ player }: PlayerLine): string => player;

const Spreadsheet = () => {
  const t = useT('sheet');
  const formatter = useFormatter();
  const theme = useThemeName();
  const state = useShown();
  const position = usePosition();
  const go = useSession((s) => s.goTo);
  const narrow = useWidth() === 'narrow';
  const { place, open: openAt } = useSheet();
  const { revenues, worths } = useSheetRounds();
  const [hidden, setHidden] = useState<readonly ColumnGroup[]>([]);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const [byCompany, sortCompanies] = useState<Sorting | null>(null);
  const [byPlayer, sortPlayers] = useState<Sorting | null>(null);

  const goTo = (moment: number): void => {
    go(moment);
    // The moment is looked at on the board.
    if (place !== 'beside') openAt(null);
  };
  const companies = useMemo(() => companyLines(state), [state]);
  const players = useMemo(() => playerLines(state), [state]);
  const isShown = ({ group }: { readonly group: ColumnGroup }): boolean => !hidden.includes(group);
  const ofCompanies = companyColumns(companies, { state, position, rounds: revenues, formatter, t, goTo }).filter(
    isShown,
  );
  const ofPlayers = playerColumns(players, { position, rounds: worths, formatter, t, goTo }).filter(isShown);

  const isOpen = (group: string): boolean => unfolded.includes(group);
  const toggle = (group: string): void =>
    setUnfolded(isOpen(group) ? unfolded.filter((each) => each !== group) : [...unfolded, group]);
  const going = companies.filter(({ group }) => group === 'operating' || group === 'started');
  const folded = (['waiting', 'closed'] as const).flatMap((group): readonly LineGroup<CompanyLine>[] => {
    const lines = companies.filter((each) => each.group === group);
    if (lines.length === 0) return [];
    const name = t(`sheet.${group}`, { count: lines.length });
    return [{ id: group, name, lines, open: isOpen(group), toggle: () => toggle(group) }];
  });
  const groups: readonly LineGroup<CompanyLine>[] = [{ id: 'going', name: null, lines: going, open: true }, ...folded];
  const everybody: readonly LineGroup<PlayerLine>[] = [{ id: 'players', name: null, lines: players, open: true }];

  const companyCell = ({ company, president, turn }: CompanyLine) => (
    <span className={css.name} data-turn={turn ?? undefined}>
      {formatter.chip(company)} <small>{president === null ? '' : formatter.subject(president, false)}</small>
    </span>
  );
  const playerCell = (line: PlayerLine) => (
    <span
      className={css.name}
      style={{ ['--pen' as string]: strokeOf(theme, formatter.playerNumber(line.player)).colour }}
      data-pen=""
    >
      {formatter.subject(line.player, false)} <small>{marksOf(line, formatter, t)}</small>
    </span>
  );
  const copy = (write: <Line>(columns: readonly Column<Line>[], lines: readonly Line[]) => string): string =>
    [
      write([named<CompanyLine>(t('sheet.company'), companyId), ...ofCompanies], sorted(going, ofCompanies, byCompany)),
      write(
        [named<PlayerLine>(t('sheet.player'), ({ player }) => formatter.holder(player)), ...ofPlayers],
        sorted(players, ofPlayers, byPlayer),
      ),
    ].join('\n\n');

  const company = { columns: ofCompanies, groups, sorting: byCompany, sort: sortCompanies, keyOf: companyId };
  const player = { columns: ofPlayers, groups: everybody, sorting: byPlayer, sort: sortPlayers, keyOf: playerId };
  return (
    <div className={css.sheet} data-sheet={place ?? ''}>
      <div className={css.tools}>
        {!narrow && (
          <fieldset className={css.show}>
            <legend>{t('sheet.show')}</legend>
            {GROUPS.map((group) => (
              <label key={group}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(group)}
                  onChange={() =>
                    setHidden(hidden.includes(group) ? hidden.filter((each) => each !== group) : [...hidden, group])
                  }
                />{' '}
                {t(group === 'rounds' ? 'sheet.group.rounds.companies' : `sheet.group.${group}`)}
              </label>
            ))}
          </fieldset>
        )}
        <CopyButtons csv={() => copy(asCsv)} text={() => copy(asText)} />
        {!narrow && (
          <span className={css.places}>
            {place === 'page' ? (
              <button type="button" onClick={() => openAt('beside')}>
                {t('sheet.beside')}
              </button>
            ) : (
              <button type="button" onClick={() => openAt('page')}>
                {t('sheet.page')}
              </button>
            )}
            <button type="button" className="primary" onClick={() => openAt(null)}>
              {t('sheet.close')}
            </button>
          </span>
        )}
      </div>
      {narrow ? (
        <>
          <LineCards label={t('sheet.players')} cell={playerCell} {...player} />
          <LineCards label={t('sheet.companies')} cell={companyCell} {...company} />
        </>
      ) : (
        <>
          <SortedTable
            label={t('sheet.companies')}
            first={{ head: t('sheet.company'), cell: companyCell }}
            {...company}
          />
          <SortedTable label={t('sheet.players')} first={{ head: t('sheet.player'), cell: playerCell }} {...player} />
        </>
      )}
    </div>
  );
};

export default Spreadsheet;
