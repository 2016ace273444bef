/** The result as a picture that can be sent to others: names, figures and the course of the game. */
import type { Series } from './LineChart.tsx';

export interface SharedResult {
  readonly heading: string;
  readonly below: string;
  readonly lines: readonly { readonly name: string; readonly figure: string; readonly colour: string }[];
  readonly series: readonly (Pick<Series, 'values'> & { readonly colour: string })[];
}

const [WIDTH, HEIGHT] = [1200, 675];
const [PAPER, INK, QUIET] = ['#fffdf7', '#1f1c19', '#635b4e'];

const FONT = `'Golos Text Variable', 'Segoe UI', Arial, sans-serif`;

export const drawResult = (canvas: HTMLCanvasElement, { heading, below, lines, series }: SharedResult): void => {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK;
  pen.font = `600 52px ${FONT}`;
  pen.fillText(heading, 56, 96, WIDTH - 112);
  pen.fillStyle = QUIET;
  pen.font = `24px ${FONT}`;
  pen.fillText(below, 56, 138, WIDTH - 112);
  for (const [at, { name, figure, colour }] of lines.entries()) {
    const y = 200 + at * 44;
    pen.fillStyle = colour;
    pen.fillRect(56, y - 24, 10, 30);
    pen.fillStyle = INK;
    pen.font = `${at === 0 ? 600 : 400} 28px ${FONT}`;
    pen.fillText(`${at + 1}. ${name}`, 82, y, 260);
    pen.textAlign = 'end';
    pen.fillText(figure, 480, y);
    pen.textAlign = 'start';
  }
  const all = series.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const [left, right, top, bottom] = [540, WIDTH - 56, 180, HEIGHT - 80];
  pen.strokeStyle = '#d5cab4';
  pen.strokeRect(left, top, right - left, bottom - top);
  pen.lineWidth = 4;
  for (const { values, colour } of series) {
    pen.strokeStyle = colour;
    pen.beginPath();
    for (const [at, value] of values.entries()) {
      const x = left + (at / Math.max(1, values.length - 1)) * (right - left);
      const y = bottom - ((value - low) / (high - low)) * (bottom - top);
      if (at === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.stroke();
  }
  pen.fillStyle = QUIET;
  pen.font = `22px ${FONT}`;
  pen.fillText('Roundhouse', 56, HEIGHT - 40);
};

/** Hands the picture to the device's way of sharing; where there is none it is saved as a file. */
export const shareResult = async (result: SharedResult): Promise<'shared' | 'saved'> => {
  const canvas = document.createElement('canvas');
  drawResult(canvas, result);
  const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'));
  if (!blob) throw new Error('no picture');
  const file = new File([blob], 'roundhouse.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: result.heading });
    return 'shared';
  }
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return 'saved';
};
