/** A border that can be dragged, or moved with the arrow keys; a double click gives the size back to the page. */
import css from './Splitter.module.css';

const STEP = 20;

export const Splitter = (props: {
  /** The direction in which it moves. */
  readonly axis: 'x' | 'y';
  readonly label: string;
  /** The size as set; 0: as the page has it. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The size now, in pixels. */
  readonly measure: () => number;
  readonly onChange: (value: number) => void;
  /** Dragging towards the end makes smaller: the part behind the border is meant. */
  readonly behind?: boolean;
}) => {
  const { axis, label, value, min, max, measure, onChange, behind } = props;
  const sign = behind === true ? -1 : 1;
  const set = (size: number): void => onChange(Math.max(min, Math.min(max, Math.round(size))));
  const [less, more] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  return (
    <div
      className={css.splitter}
      data-axis={axis}
      role="separator"
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-label={label}
      aria-valuenow={value === 0 ? min : value}
      aria-valuemin={min}
      aria-valuemax={max}
      // Sizes are for the eye: who walks the page by Tab is not stopped by them.
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== less && event.key !== more) return;
        event.preventDefault();
        set(measure() + (event.key === more ? STEP : -STEP) * sign);
      }}
      onDoubleClick={() => onChange(0)}
      onPointerDown={(event) => {
        const at = (each: { readonly clientX: number; readonly clientY: number }): number =>
          axis === 'x' ? each.clientX : each.clientY;
        const [size, start] = [measure(), at(event)];
        const { currentTarget: bar, pointerId } = event;
        bar.setPointerCapture(pointerId);
        const drag = (move: PointerEvent): void => set(size + (at(move) - start) * sign);
        bar.addEventListener('pointermove', drag);
        bar.addEventListener('lostpointercapture', () => bar.removeEventListener('pointermove', drag), { once: true });
      }}
    />
  );
};
