/** Panning, pinching and wheel on the board; the drawing is only moved, never drawn again. */
import { select } from 'd3-selection';
import { zoom as d3zoom, type ZoomBehavior, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useRef } from 'react';

export interface BoardZoom {
  readonly layer: RefObject<SVGGElement | null>;
  readonly by: (factor: number) => void;
  readonly fit: () => void;
}

export const useZoom = (svg: RefObject<SVGSVGElement | null>): BoardZoom => {
  const layer = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    let frame = 0;
    let wanted = zoomIdentity;
    const zoom = d3zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, 8])
      // Room to move the map about, but not out of sight.
      .translateExtent((({ x, y, width, height }) => [
        [x - width * 0.1, y - height * 0.1],
        [x + width * 1.1, y + height * 1.1],
      ])(element.viewBox.baseVal) as [[number, number], [number, number]])
      .clickDistance(6)
      .on('zoom', ({ transform }: { readonly transform: typeof zoomIdentity }) => {
        wanted = transform;
        // One redraw per frame, however many events come.
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          layer.current?.setAttribute('transform', wanted.toString());
        });
      });
    behaviour.current = zoom;
    select(element).call(zoom).on('dblclick.zoom', null);
    return () => {
      cancelAnimationFrame(frame);
      select(element).on('.zoom', null);
    };
  }, [svg]);
  return {
    layer,
    by: (factor) => {
      if (svg.current && behaviour.current) behaviour.current.scaleBy(select(svg.current), factor);
    },
    fit: () => {
      if (svg.current && behaviour.current) behaviour.current.transform(select(svg.current), zoomIdentity);
    },
  };
};
