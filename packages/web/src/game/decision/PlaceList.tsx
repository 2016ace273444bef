/** Hexes by name, in a list. Arrows only walk through them: Enter chooses, or the press of a pointer. */
import { useRef, useState } from 'react';
import { useFormatter } from '../context.tsx';
import { hexName } from './describe.ts';

export const PlaceList = ({
  places,
  label,
  none,
  onChoose,
}: {
  readonly places: readonly string[];
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly none: string;
  readonly onChoose: (hex: string) => void;
}) => {
  const formatter = useFormatter();
  const walking = useRef(false);
  const [at, setAt] = useState('');
  const choose = (hex: string): void => {
    setAt('');
    onChoose(hex);
  };
  return (
    <select
      aria-label={label}
      value={places.includes(at) ? at : ''}
      onKeyDown={(event) => {
        walking.current = event.key !== 'Enter';
        if (walking.current || at === '') return;
        event.preventDefault();
        event.stopPropagation();
        choose(at);
      }}
      onPointerDown={() => {
        walking.current = false;
      }}
      onChange={({ target: { value } }) => {
        if (walking.current) setAt(value);
        else choose(value);
      }}
    >
      <option value="">{none}</option>
      {[...places]
        .sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
        .map((each) => (
          <option key={each} value={each}>
            {hexName(formatter, each)}
          </option>
        ))}
    </select>
  );
};
