import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReadingChoice } from '../../core/index.ts';
import { ChipButton, type Tone } from '../controls/Chip.tsx';
import { WithTooltip } from '../controls/WithTooltip.tsx';
import { openDialog } from '../dialogs/dialogs.ts';
import type { MenuGroup } from '../menus/menu.ts';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';

const MenuPopover = lazy(async () => ({ default: (await import('../menus/MenuPopover.tsx')).MenuPopover }));

interface LayerChipProps {
  readonly reader: string;
  /** Which of the layers of this reader, from the outside in. */
  readonly occurrence: number;
  readonly tone: Tone;
  /** What it was, where more can be said than its name. */
  readonly note?: string | null;
}

/** A layer that was understood; it opens what else it could be read as. */
export function LayerChip({ reader, occurrence, tone, note }: LayerChipProps) {
  const { inspect } = useActions();
  const button = useRef<HTMLButtonElement>(null);
  const [choices, setChoices] = useState<readonly ReadingChoice[] | null>(null);
  const open = async () => {
    const inspected = await inspect('layers');
    const layer = inspected?.layers.filter((found) => found.reader === reader)[occurrence];
    setChoices(layer?.choices ?? []);
  };
  const name = words.readerName(reader);
  return (
    <>
      <WithTooltip text={note ?? undefined}>
        <ChipButton
          ref={button}
          tone={tone}
          aria-label={words.reading.open(name)}
          aria-haspopup="menu"
          aria-expanded={choices !== null}
          onPress={open}
        >
          {name}
          <ChevronDown size={11} aria-hidden="true" />
        </ChipButton>
      </WithTooltip>
      {choices !== null && (
        <Suspense fallback={null}>
          <ChoiceMenu choices={choices} anchor={button} onClose={() => setChoices(null)} />
        </Suspense>
      )}
    </>
  );
}

interface ChoiceMenuProps {
  readonly choices: readonly ReadingChoice[];
  readonly anchor: React.RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function ChoiceMenu({ choices, anchor, onClose }: ChoiceMenuProps) {
  const { readAs } = useActions();
  const plain = choices.filter(({ isGuess, isTaken }) => isTaken || !isGuess);
  const groups: readonly MenuGroup[] = [
    {
      label: words.reading.readAs,
      isLabelShown: true,
      entries: plain.map(({ reader, isTaken, readers: pinned }) => ({
        id: reader ?? 'leave-on',
        name: reader === null ? words.reading.leaveOn : words.readerName(reader),
        isSelected: isTaken,
        run: () => void readAs(pinned),
      })),
    },
    {
      label: words.reading.others,
      entries: [
        ...(plain.length < choices.length
          ? [{ id: 'repair', name: words.reading.repair, run: () => openDialog('repair') }]
          : []),
        { id: 'detect', name: words.reading.detect, run: () => void readAs(null) },
      ],
    },
  ];
  return <MenuPopover label={words.reading.readAs} groups={groups} anchor={anchor} onClose={onClose} />;
}
