import { useRef, useState } from 'react';
import { BigOutput } from '../output/BigOutput.tsx';
import { textareaLimit } from '../output/limits.ts';
import { PasteBox } from '../output/PasteBox.tsx';
import { useSample } from '../session-context.ts';
import { useIsBigEdit } from './big-edit.ts';
import css from './editor.module.css';
import type { Handover } from './handover.ts';
import { useIsWindowed } from './use-is-windowed.ts';
import { useOutputEditor } from './use-monaco.ts';

/** Whoever asked to edit a big output goes on there. */
const beginning: Handover = { unsent: null, start: 0, end: 0, scrollTop: 0, hasFocus: true };

type Shown = 'box' | 'editor' | 'window';

/** The output's text: a plain box at first, Monaco once it is loaded and there is text, a window where neither can hold it.
 * What is shown stays until the next is ready. */
export function OutputText() {
  const { id, length } = useSample();
  const isAskedFor = useIsBigEdit(id);
  const found = useOutputEditor();
  const isWindowed = useIsWindowed();
  const handover = useRef<Handover | null>(null);
  const [isComposing, setComposing] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const [isReady, setReady] = useState(false);
  const [last, setLast] = useState<Shown>('box');
  if (found !== null && length > 0 && !isWindowed && !isComposing && !hasBegun) setBegun(true);

  const isWanted = found !== null && !isWindowed && hasBegun;
  if (isReady && !isWanted) setReady(false);
  const staysWindow = last === 'window' && length > textareaLimit;
  const shown: Shown = isWanted && isReady ? 'editor' : isWindowed || staysWindow ? 'window' : 'box';
  if (shown !== last) setLast(shown);

  return (
    <div
      className={css.host}
      // What an input method is writing would be lost with its box.
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      {found !== null && (
        <found.Editor
          monaco={found.monaco}
          handover={handover}
          isWanted={isWanted}
          isShown={shown === 'editor'}
          onReady={() => {
            if (isAskedFor) handover.current = beginning;
            setReady(true);
          }}
        />
      )}
      {shown === 'window' && <BigOutput />}
      {shown === 'box' && (
        <div className={css.frame}>
          <PasteBox
            onLeave={(left) => {
              handover.current = left;
            }}
          />
        </div>
      )}
    </div>
  );
}
