import { useEffect, useRef, useState } from 'react';
import { type Design, writeDesign } from '@ablesbar/api-client/testing';
import { applyBrand } from '@ablesbar/ui';
import * as css from './Designer.css';
import type { DesignerWords } from './designer-words';
import type { Theme } from './measured-contrast';

interface Shown {
  readonly story: string;
  readonly design: Design;
  readonly theme: Theme;
}

export interface StoryPairProps extends Pick<Shown, 'story' | 'design'> {
  readonly title: string;
  readonly words: DesignerWords;
}

/** A story in both themes side by side, each in a window of its own with the width of a phone. */
export function StoryPair({ story, design, title, words }: StoryPairProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    // Each frame starts a whole app, so it starts when somebody looks.
    const look = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setIsSeen(true);
    });
    look.observe(place.current);
    return () => look.disconnect();
  }, []);
  // The colour is painted in place. Everything else starts the app anew.
  const start = writeDesign({ ...design, colour: '' });
  return (
    <div ref={place} className={css.pair}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme}>
          <figcaption className={css.caption}>{words[theme]}</figcaption>
          <div className={css.window}>
            {isSeen && (
              <StoryFrame
                key={start}
                title={`${title}, ${words[theme]}`}
                {...{ story, design, theme }}
              />
            )}
          </div>
        </figure>
      ))}
    </div>
  );
}

function StoryFrame({ title, ...shown }: Shown & { readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [start] = useState(shown);
  const { colour } = shown.design;
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const element = page.querySelector<HTMLElement>('ablesbar-reading');
    element?.style.setProperty('--ablesbar-brand', colour);
    return applyBrand(page.documentElement, colour, page.documentElement);
  }, [colour]);
  return <iframe ref={frame} className={css.frame} title={title} src={addressOf(start)} />;
}

/** The accessibility panel must not run axe in each frame. */
function addressOf({ story, design, theme }: Shown): string {
  const globals = [
    `theme:${theme}`,
    `language:${design.language}`,
    `design:${writeDesign(design)}`,
    'a11y.manual:!true',
  ];
  return `iframe.html?id=${story}&viewMode=story&globals=${globals.join(';')}`;
}
