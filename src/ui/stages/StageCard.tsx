import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure } from 'react-aria-components/Disclosure';
import { Group } from 'react-aria-components/Group';
import type { StageName } from '../../core/index.ts';
import { cx } from '../controls/cx.ts';
import { Delta } from '../controls/Delta.tsx';
import { FoldPanel } from '../controls/FoldPanel.tsx';
import { Switch } from '../controls/Switch.tsx';
import { useActions, useSession, useStage } from '../session-context.ts';
import { words } from '../words/index.ts';
import { HasOutput } from './has-output.ts';
import { ResetStage } from './ResetStage.tsx';
import css from './stages.module.css';
import { useStep } from './use-step.ts';

interface StageCardProps {
  readonly stage: StageName;
  /** Its place in the chain, from 1. */
  readonly place: number;
  /** What it does here, in a few words. */
  readonly summary: string;
  readonly isOpenAtFirst?: boolean;
  /** The controls; drawn only while the card is open. The same each time, so that an edit elsewhere leaves the card as it is. */
  readonly children: ReactNode;
}

/** One stage: what it is for, whether it is on, what it does here, and what that saves. */
export const StageCard = memo(function StageCard(props: StageCardProps) {
  const { stage, place, summary, isOpenAtFirst = false, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { edit } = useActions();
  const { on } = useStage(stage);
  const hasOutput = useContext(HasOutput);
  const name = words.stageNames[stage];
  const jump = useSession((state) => (state.jump?.stage === stage ? state.jump : null));
  const card = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (jump === null) return;
    setOpen(true);
    if (jump.control !== null) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    if (jump.path === null) head.current?.focus();
  }, [jump]);
  const purpose = words.stages.purposes[stage];
  const shown = on ? hasOutput && summary : words.stages.off;
  return (
    <Group
      ref={card}
      className={cx(css.card, isOpen && hasOutput && css.cardOpen, !on && css.cardOff)}
      aria-labelledby={`${id}-name`}
    >
      <Disclosure isExpanded={isOpen && hasOutput} isDisabled={!hasOutput} onExpandedChange={setOpen}>
        <div className={css.head}>
          <Button ref={head} slot="trigger" className={css.toggle ?? ''}>
            <span className={css.place} aria-hidden="true">
              {place}
            </span>
            <span className={css.name} id={`${id}-name`}>
              {name}
            </span>
            <span className={cx(css.summary, !hasOutput && css.invitation)}>
              {shown || (!(isOpen && hasOutput) && purpose)}
            </span>
            <Step stage={stage} />
            {hasOutput && <ChevronRight size={14} className={css.chevron} aria-hidden="true" />}
          </Button>
          <Switch
            label={words.stages.on(name)}
            isOn={on}
            onChange={(isOn) => edit([{ type: 'set', stage, change: { on: isOn } }])}
          />
        </div>
        <FoldPanel>
          {isOpen && hasOutput && (
            <div className={css.body}>
              <p className={css.purpose}>{purpose}</p>
              {children}
              <ResetStage stage={stage} />
            </div>
          )}
        </FoldPanel>
      </Disclosure>
    </Group>
  );
});

function Step({ stage }: { readonly stage: StageName }) {
  const step = useStep(stage);
  return <span className={css.step}>{step !== null && <Delta by={step} />}</span>;
}
