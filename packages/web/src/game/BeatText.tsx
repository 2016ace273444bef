/** A beat of the story in words: what it is about; where nothing changed, all of it in one line. */
import type { Beat } from '@roundhouse/engine/models/story';
import { Fragment } from 'react';
import { DOT } from '../i18n/dot.ts';
import type { Formatter } from '../i18n/formatter.tsx';

export const BeatText = ({ beat, formatter }: { readonly beat: Beat; readonly formatter: Formatter }) =>
  (beat.importance === 'quiet' ? beat.events : [beat.main]).map(({ event, position, index }, at) => (
    <Fragment key={`${position} ${index}`}>
      {at > 0 && DOT}
      {formatter.event(event)}
    </Fragment>
  ));
