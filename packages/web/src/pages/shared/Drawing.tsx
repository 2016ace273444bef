/** A drawing of `@roundhouse/board` as one picture with a name. */
import type { SvgNode } from '@roundhouse/board';
import type { Ref } from 'react';
import { innerMarkup } from '../../board/markup.ts';

export const Drawing = (props: {
  readonly node: SvgNode;
  readonly label: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<SVGSVGElement>;
}) => {
  const { node, label, className, ref } = props;
  return (
    <svg
      ref={ref}
      viewBox={String(node.attrs['viewBox'])}
      className={className}
      role="img"
      aria-label={label}
      focusable="false"
      dangerouslySetInnerHTML={innerMarkup(node)}
    />
  );
};
