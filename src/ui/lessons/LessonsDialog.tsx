import { useEffect, useState } from 'react';
import { type Lesson, lessons } from '../../core/index.ts';
import { exampleFor, type LessonSide, type Taught } from '../../state/lesson-examples.ts';
import { SelectInput } from '../controls/SelectInput.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions, useSample } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './lessons.module.css';

/** Cuts that many tools copy from each other, side by side with what they should do. */
export function LessonsDialog({ onClose }: { readonly onClose: () => void }) {
  const [id, setId] = useState<string>(lessons[0].id);
  const lesson: Lesson | undefined = lessons.find((known) => known.id === id);
  const taught = useTaught(id);
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
          <Side title={words.lessons.naive} side={taught?.naive} />
          <Side title={words.lessons.corrected} side={taught?.corrected} />
        </div>
      </div>
    </Dialog>
  );
}

function Side({ title, side }: { readonly title: string; readonly side: LessonSide | undefined }) {
  return (
    <section className={css.side}>
      <h3 className={css.heading}>
        {title} {side !== undefined && <span className={css.size}>{words.lessons.size(side.length, side.tokens)}</span>}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={css.text} tabIndex={0} role="group" aria-label={title}>
        {side?.text}
      </pre>
    </section>
  );
}

/** What the function makes of the output on the screen, or of an example where it takes something else. */
function useTaught(lesson: string): Taught | null {
  const { teach } = useActions();
  const sample = useSample();
  const [taught, setTaught] = useState<Taught | null>(null);
  useEffect(() => {
    let isOpen = true;
    teach(sample.id, lesson, exampleFor(lesson)).then(
      (answer) => isOpen && setTaught(answer),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [teach, sample.id, lesson]);
  return taught;
}
