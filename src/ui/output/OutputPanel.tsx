import { FolderOpen, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import { OutputText } from '../editor/OutputText.tsx';
import { useActions, useSample } from '../session-context.ts';
import { Pane } from '../shell/Pane.tsx';
import { words } from '../words/index.ts';
import { PrivacyLine } from '../work/PrivacyLine.tsx';
import { SampleSwitcher } from '../work/SampleSwitcher.tsx';
import { FactsForm } from './FactsForm.tsx';
import { textareaLimit } from './limits.ts';
import css from './output.module.css';
import { ReadingChips } from './ReadingChips.tsx';
import { takeFiles, takeTransfer } from './use-paste-anywhere.ts';

/** Where the output is pasted, dropped, opened, read and edited. */
export function OutputPanel() {
  const actions = useActions();
  const sample = useSample();
  const [isOver, setOver] = useState(false);
  const isBig = sample.length > textareaLimit;
  const handleDrop = (event: DragEvent) => {
    setOver(false);
    if (event.defaultPrevented) return;
    const { dataTransfer } = event;
    const isText = dataTransfer.files.length === 0;
    // A short text that is dropped into the box goes where it was dropped.
    if (isText && !isBig && dataTransfer.getData('text/plain').length <= textareaLimit) return;
    event.preventDefault();
    takeTransfer(dataTransfer, actions);
  };
  return (
    <Pane
      title={words.output.title}
      notes={<SampleSwitcher />}
      actions={
        <>
          <OpenButton />
          {sample.length > 0 && (
            <Button look="quiet" isSmall onPress={actions.clear}>
              <X size={13} aria-hidden="true" />
              {words.output.clear}
            </Button>
          )}
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; Open does the same by keyboard */}
      <div
        className={css.stack}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <ReadingChips />
        <div className={cx(css.text, isOver && css.over)}>
          <OutputText />
        </div>
        <FactsForm />
        <PrivacyLine />
      </div>
    </Pane>
  );
}

function OpenButton() {
  const actions = useActions();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="quiet" isSmall title={words.output.openTitle} onPress={() => input.current?.click()}>
        <FolderOpen size={13} aria-hidden="true" />
        {words.output.open}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          takeFiles([...(event.target.files ?? [])], actions);
          event.target.value = '';
        }}
      />
    </>
  );
}
