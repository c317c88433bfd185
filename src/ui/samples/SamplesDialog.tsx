import { FlaskConical } from 'lucide-react';
import { useMemo, useState } from 'react';
import { defaultShaper, type Shaper, variants } from '../../core/index.ts';
import { worstFirst } from '../../state/survey.ts';
import { Button } from '../controls/Button.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions, useDesign, useSession, useShaper } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import { nameOfDesign, nameOfSample } from '../workspace/names.ts';
import { SamplesTable } from './SamplesTable.tsx';
import css from './samples.module.css';
import { TextDiff } from './TextDiff.tsx';
import { useSurvey } from './use-survey.ts';

/** Every sample of the design under its config, and under another one beside it. */
export function SamplesDialog({ onClose }: { readonly onClose: () => void }) {
  const { switchSample } = useActions();
  const design = useDesign();
  const shaper = useShaper();
  const others = useOtherConfigs();
  const [otherId, setOther] = useState('none');
  const [shownId, setShown] = useState(design.sampleId);
  const other = others.find(({ id }) => id === otherId)?.shaper ?? null;
  const rows = useSurvey(design.samples, shaper);
  const otherRows = useSurvey(design.samples, other);
  const shown = design.samples.find(({ id }) => id === shownId) ?? design.samples[0];
  const measuredOf = (list: typeof rows) => list.find(({ sampleId }) => sampleId === shown?.id)?.measured;
  const first = measuredOf(otherRows);
  const second = measuredOf(rows);
  return (
    <Dialog title={words.samples.title} size="fitting" onClose={onClose}>
      <p className={css.purpose}>{words.samples.purpose}</p>
      <div className={css.body}>
        <SamplesTable
          rows={worstFirst(rows)}
          others={other === null ? null : otherRows}
          onOpen={(id) => {
            switchSample(id);
            onClose();
          }}
        />
        {other !== null && shown !== undefined && (
          <section className={css.diff} aria-label={words.samples.diff(nameOfSample(shown, design))}>
            <SelectInput
              label={words.samples.diffOf}
              value={shown.id}
              options={design.samples.map((sample) => ({ id: sample.id, name: nameOfSample(sample, design) }))}
              onChange={setShown}
            />
            {typeof first === 'object' && first !== null && typeof second === 'object' && second !== null && (
              <TextDiff first={first} second={second} />
            )}
          </section>
        )}
      </div>
      <div className={css.footer}>
        <VariantsButton />
        <SelectInput
          className={css.other}
          aria-label={words.samples.compareWith}
          value={otherId}
          options={[{ id: 'none', name: words.samples.noOther }, ...others].map(({ id, name }) => ({
            id,
            name: `${words.samples.compareWith}: ${name}`,
          }))}
          onChange={setOther}
        />
      </div>
    </Dialog>
  );
}

function VariantsButton() {
  const { addVariants } = useActions();
  const [isMaking, setMaking] = useState(false);
  const hasOutput = useFound((state) => state.shaped !== null);
  return (
    <Button
      isSmall
      isDisabled={!hasOutput}
      title={words.samples.makeVariantsTitle}
      onPress={async () => {
        // It keeps the focus while it works, so it is not disabled.
        if (isMaking) return;
        setMaking(true);
        await addVariants(variants.map(({ id }) => ({ id, name: words.samples.variantNames[id] ?? id })));
        setMaking(false);
      }}
    >
      <FlaskConical size={13} aria-hidden="true" />
      {isMaking ? words.samples.making : words.samples.makeVariants}
    </Button>
  );
}

interface OtherConfig {
  readonly id: string;
  readonly name: string;
  readonly shaper: Shaper;
}

/** What the config can be held against. */
function useOtherConfigs(): readonly OtherConfig[] {
  const design = useDesign();
  const designs = useSession((state) => state.workspace.designs);
  return useMemo(() => {
    const { past, present } = design.history;
    const untouched = {
      ...defaultShaper,
      envelope: { ...defaultShaper.envelope, on: false },
      message: { ...defaultShaper.message, on: false },
    };
    const before = past.at(-1)?.state;
    return [
      { id: 'untouched', name: words.samples.untouched, shaper: untouched },
      ...(before === undefined ? [] : [{ id: 'before', name: words.samples.lastChange, shaper: before }]),
      ...designs
        .filter((other) => other.id !== design.id && other.history.present !== present)
        .map((other) => ({
          id: `design-${other.id}`,
          name: words.samples.design(nameOfDesign(other)),
          shaper: other.history.present,
        })),
    ];
  }, [design, designs]);
}
