import type { Shaper } from '../../../core/index.ts';
import { Check } from '../../controls/Checkbox.tsx';
import { NumberInput } from '../../controls/NumberInput.tsx';
import { words } from '../../words/index.ts';

type Clip = Shaper['truncate']['clip'];

interface ClipFormProps {
  readonly clip: Clip;
  readonly onChange: (clip: Clip) => void;
}

/** One window of a text, with the offset at which the next begins. */
export function ClipForm({ clip, onChange }: ClipFormProps) {
  return (
    <>
      <Check
        label={words.cuts.clip}
        hint={words.cuts.clipHint}
        isSelected={clip !== null}
        onChange={(isOn) => onChange(isOn ? { offset: 0, limit: 2000 } : null)}
      />
      {clip !== null && (
        <>
          <NumberInput
            label={words.cuts.clipOffset}
            value={clip.offset}
            onChange={(offset) => onChange({ ...clip, offset: offset ?? 0 })}
          />
          <NumberInput
            label={words.cuts.clipLimit}
            min={1}
            value={clip.limit}
            onChange={(limit) => onChange({ ...clip, limit: limit ?? 1 })}
          />
        </>
      )}
    </>
  );
}
