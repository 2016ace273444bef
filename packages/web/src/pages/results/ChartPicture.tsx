/** The drawing of a chart: one picture with a name for those who do not see it. */
import type { SVGProps } from 'react';
import css from './Results.module.css';

export const ChartPicture = ({
  label,
  width,
  height,
  ...rest
}: Pick<SVGProps<SVGSVGElement>, 'children' | 'onClick' | 'onPointerMove' | 'onPointerLeave'> & {
  readonly label: string;
  readonly width: number;
  readonly height: number;
}) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    role="img"
    aria-label={label}
    className={css.figure}
    {...rest}
  />
);
