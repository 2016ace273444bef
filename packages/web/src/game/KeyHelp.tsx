/** The list of keys. */
import { Dialog } from '../app/Dialog.tsx';
import { type Key, useT } from '../i18n/words.ts';
import { useGameContext } from './context.tsx';
import css from './GamePage.module.css';

const LIST: readonly { readonly keys: string; readonly what: Key<'keys'> }[] = [
  { keys: 'Enter', what: 'keys.confirm' },
  { keys: 'P', what: 'keys.pass' },
  { keys: 'R', what: 'keys.turn' },
  { keys: 'A', what: 'keys.advice' },
  { keys: 'Z', what: 'keys.undo' },
  { keys: 'Y', what: 'keys.redo' },
  { keys: '[ ]', what: 'keys.history' },
  { keys: '{ }', what: 'keys.turns' },
  { keys: '< >', what: 'keys.rounds' },
  { keys: 'M', what: 'keys.mine' },
  { keys: 'N', what: 'keys.now' },
  { keys: 'T', what: 'keys.try' },
  { keys: 'B', what: 'keys.board' },
  { keys: 'D', what: 'keys.decision' },
  { keys: 'PgDn PgUp', what: 'keys.groups' },
  { keys: '← ↑ → ↓', what: 'keys.arrows' },
  { keys: 'F', what: 'keys.fit' },
  { keys: 'W', what: 'keys.alone' },
  { keys: '1–6', what: 'keys.tabs' },
  { keys: 'S', what: 'keys.sheet' },
  { keys: 'Esc', what: 'keys.escape' },
  { keys: '?', what: 'keys.help' },
];

const KeyHelp = () => {
  const t = useT('keys');
  const { ui } = useGameContext();
  return (
    <Dialog title={t('keys.title')} onClose={() => ui.setState({ dialog: null })}>
      <dl className={css.keys}>
        {LIST.map(({ keys, what }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};

export default KeyHelp;
