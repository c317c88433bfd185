import { FolderOpen, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { cx } from '../controls/cx.ts';
import { OutputText } from '../editor/OutputText.tsx';
import { useActions, useSample } from '../session-context.ts';
import { Pane } from '../shell/Pane.tsx';
import { PaneAction } from '../shell/PaneAction.tsx';
import { words } from '../words/index.ts';
import { PrivacyLine } from '../workspace/PrivacyLine.tsx';
import { SampleSwitcher } from '../workspace/SampleSwitcher.tsx';
import { FactsForm } from './FactsForm.tsx';
import { textareaLimit } from './limits.ts';
import css from './output.module.css';
import { ReadingChips } from './ReadingChips.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
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
          {sample.length > 0 && <PaneAction icon={X} text={words.output.clear} onPress={actions.clear} />}
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
          <ReadingProgress />
        </div>
        <FactsForm />
        <PrivacyLine />
      </div>
    </Pane>
  );
}

function OpenButton() {
  const actions = useActions();
  return (
    <FileTrigger allowsMultiple onSelect={(files) => files !== null && takeFiles([...files], actions)}>
      <PaneAction icon={FolderOpen} text={words.output.open} title={words.output.openTitle} />
    </FileTrigger>
  );
}
