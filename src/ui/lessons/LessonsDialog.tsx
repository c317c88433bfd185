import { useEffect, useState } from 'react';
import { type Json, type Lesson, lessons, parseJson, renderAs } from '../../core/index.ts';
import { SelectInput } from '../controls/SelectInput.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions, useSample } from '../session-context.ts';
import { words } from '../words/index.ts';
import { exampleFor } from './examples.ts';
import css from './lessons.module.css';

/** UTF-16 units of the output that the functions are tried on, and that are shown. */
const triedLength = 200_000;
const shownLength = 20_000;

/** Cuts that many tools copy from each other, side by side with what they should do. */
export function LessonsDialog({ onClose }: { readonly onClose: () => void }) {
  const [id, setId] = useState<string>(lessons[0].id);
  const lesson: Lesson | undefined = lessons.find((known) => known.id === id);
  const input = useInput(id);
  if (lesson === undefined) return null;
  return (
    <Dialog title={words.lessons.title} size="wide" onClose={onClose}>
      <p className={css.purpose}>{words.lessons.purpose}</p>
      <div className={css.body}>
        <SelectInput
          label={words.lessons.function}
          value={id}
          options={lessons.map((known) => ({
            id: known.id,
            name: `${known.id}: ${words.nameIn(words.lessons.names, known.id)}`,
          }))}
          onChange={setId}
        />
        <section>
          <h3 className={css.heading}>{words.lessons.faults}</h3>
          <ul className={css.faults}>
            {lesson.faults.map((fault) => (
              <li key={fault}>{words.nameIn(words.lessons.faultNames, fault)}</li>
            ))}
          </ul>
        </section>
        <div className={css.sides}>
          <Side title={words.lessons.naive} value={lesson.naive(input, {})} />
          <Side title={words.lessons.corrected} value={lesson.corrected(input, {})} />
        </div>
      </div>
    </Dialog>
  );
}

function Side({ title, value }: { readonly title: string; readonly value: Json }) {
  const text = typeof value === 'string' ? value : renderAs('json', value);
  return (
    <section className={css.side}>
      <h3 className={css.heading}>
        {title} <span className={css.size}>{words.lessons.size(text.length)}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={css.text} tabIndex={0} role="group" aria-label={title}>
        {text.slice(0, shownLength)}
      </pre>
    </section>
  );
}

/** The output on the screen, as JSON where it is JSON; an example for functions that take something else. */
function useInput(id: string): Json {
  const { slice } = useActions();
  const sample = useSample();
  const [text, setText] = useState('');
  useEffect(() => {
    let isOpen = true;
    slice(sample.id, { of: 'output' }, 0, triedLength).then(
      (answer) => isOpen && setText(answer.text),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [slice, sample.id]);
  return exampleFor(id) ?? parseJson(text).value ?? text;
}
