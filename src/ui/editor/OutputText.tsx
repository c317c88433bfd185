import { useRef, useState } from 'react';
import { BigOutput } from '../output/BigOutput.tsx';
import { PasteBox } from '../output/PasteBox.tsx';
import { useSample } from '../session-context.ts';
import css from './editor.module.css';
import type { Handover } from './handover.ts';
import { useIsWindowed } from './use-is-windowed.ts';
import { useOutputEditor } from './use-monaco.ts';

/** The output's text: a plain box at first, Monaco once it is loaded and there is text, a window where neither can hold it. */
export function OutputText() {
  const { length } = useSample();
  const found = useOutputEditor();
  const isWindowed = useIsWindowed();
  const handover = useRef<Handover | null>(null);
  const [isComposing, setComposing] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  if (found !== null && length > 0 && !isWindowed && !isComposing && !hasBegun) setBegun(true);

  if (found !== null && !isWindowed && hasBegun) return <found.Editor monaco={found.monaco} handover={handover} />;
  if (isWindowed) return <BigOutput />;
  return (
    <div
      className={css.frame}
      // What an input method is writing would be lost with its box.
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      <PasteBox
        onLeave={(left) => {
          handover.current = left;
        }}
      />
    </div>
  );
}
