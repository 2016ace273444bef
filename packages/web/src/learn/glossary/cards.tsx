/** Cards, coins and tokens in small, for pictures of what lies beside the board. */
import type { ReactNode } from 'react';

const INK = 'var(--ink)';

export const Card = (props: {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly fill?: string;
  readonly text: string;
  readonly small?: string;
  readonly faint?: boolean;
}) => {
  const { x, y, width = 40, height = 52, fill = 'var(--paper)', text, small, faint = false } = props;
  return (
    <g transform={`translate(${x} ${y})`} opacity={faint ? 0.35 : 1}>
      <rect width={width} height={height} rx="4" fill={fill} stroke={INK} strokeWidth="1.5" />
      <text
        x={width / 2}
        y={small === undefined ? height / 2 + 6 : height / 2 + 1}
        textAnchor="middle"
        fontSize="17"
        fontWeight="700"
        fill={INK}
      >
        {text}
      </text>
      {small !== undefined && (
        <text x={width / 2} y={height - 9} textAnchor="middle" fontSize="9.5" fill={INK}>
          {small}
        </text>
      )}
    </g>
  );
};

export const Coin = ({ x, y, text = '$' }: { readonly x: number; readonly y: number; readonly text?: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="13" fill="var(--accent-soft)" stroke={INK} strokeWidth="1.5" />
    <text textAnchor="middle" y="5" fontSize="13" fontWeight="700" fill={INK}>
      {text}
    </text>
  </g>
);

export const Token = (props: {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly text?: string;
}) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <circle r="17" fill={props.fill} stroke={INK} strokeWidth="1.5" />
    {props.text !== undefined && (
      <text textAnchor="middle" y="5" fontSize="12" fontWeight="700" fill="#fff">
        {props.text}
      </text>
    )}
  </g>
);

export const Arrow = ({ from, to, y }: { readonly from: number; readonly to: number; readonly y: number }) => {
  const back = to > from ? -7 : 7;
  return (
    <path
      d={`M${from} ${y}H${to}M${to + back} ${y - 6}L${to} ${y}L${to + back} ${y + 6}`}
      fill="none"
      stroke={INK}
      strokeWidth="2.5"
    />
  );
};

export const Cross = ({ x, y, size = 44 }: { readonly x: number; readonly y: number; readonly size?: number }) => (
  <path
    d={`M${x} ${y}l${size} ${size}M${x + size} ${y}l${-size} ${size}`}
    stroke="var(--bad)"
    strokeWidth="4"
    fill="none"
  />
);

/** Every picture has the same room: 132 by 104. */
export const Sheet = ({ children, box = '0 0 132 104' }: { readonly children: ReactNode; readonly box?: string }) => (
  <svg viewBox={box} width="132" height="104" aria-hidden="true" focusable="false">
    {children}
  </svg>
);
