import {
  defaultShaper,
  type Format,
  type FormatOptions,
  formats,
  type Placement,
  type Shaper,
} from '../../core/index.ts';
import { Check } from '../controls/Checkbox.tsx';
import { InTurns } from '../controls/InTurns.tsx';
import { NumberInput } from '../controls/NumberInput.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { useActions, useStage } from '../session-context.ts';
import { useStageLater } from '../use-found.ts';
import { words } from '../words/index.ts';
import { StageCard } from './StageCard.tsx';
import css from './stages.module.css';
import { useFencePrice } from './use-fence-price.ts';

const placements = ['inside', 'above', 'string'] as const satisfies readonly Placement[];

export function RenderCard() {
  const { format, placement } = placedFormat(useStageLater('render'));
  if (format === undefined) return null;
  const summary = `${words.formatName(format.id)} · ${words.render.placementShort[placement]}`;
  return (
    <StageCard stage="render" place={7} summary={summary}>
      {body}
    </StageCard>
  );
}

const body = <RenderBody />;

/** The chosen format, and where the body stands in it: what holds no nesting can't hold it inside. */
function placedFormat(render: Shaper['render']) {
  const format = formats.find(({ id }) => id === render.format);
  const placement = format?.nests === false && render.placement === 'inside' ? 'above' : render.placement;
  return { format, placement };
}

function RenderBody() {
  const { edit } = useActions();
  const render = useStage('render');
  const { format, placement } = placedFormat(render);
  if (format === undefined) return null;
  const options = formats.map(({ id }) => ({ id, name: words.formatName(id) }));
  return (
    <InTurns>
      <SelectInput
        label={words.render.format}
        value={render.format}
        options={options}
        onChange={(choice) => edit([{ type: 'set', stage: 'render', change: { format: choice } }])}
      />
      <SelectInput
        label={words.render.placement}
        hint={format.nests ? undefined : words.render.flatNote}
        value={placement}
        options={placements
          .filter((known) => format.nests || known !== 'inside')
          .map((known) => ({ id: known, name: words.render.placements[known] }))}
        onChange={(choice) => {
          const chosen = placements.find((known) => known === choice);
          if (chosen !== undefined) edit([{ type: 'set', stage: 'render', change: { placement: chosen } }]);
        }}
      />
      {placement !== 'inside' && (
        <SelectInput
          label={words.render.head}
          value={render.head}
          options={formats
            .filter(({ id, nests }) => nests || id === defaultShaper.render.head)
            .map((known) => ({ id: known.id, name: words.formatName(known.id) }))}
          onChange={(head) => edit([{ type: 'set', stage: 'render', change: { head } }])}
        />
      )}
      <FormatOptionFields format={format} />
      <FenceField />
    </InTurns>
  );
}

/** The fence, with what it costs in this very text. */
function FenceField() {
  const { edit } = useActions();
  const { fence } = useStage('render');
  const price = useFencePrice(fence);
  return (
    <Check
      label={words.render.fence}
      hint={price === null ? words.render.fenceHint : words.render.fencePrice(price)}
      isSelected={fence}
      onChange={(isOn) => edit([{ type: 'set', stage: 'render', change: { fence: isOn } }])}
    />
  );
}

/** A control for each option that the format has, by the kind of its default. */
function FormatOptionFields({ format }: { readonly format: Format }) {
  const { edit } = useActions();
  const { options } = useStage('render');
  const set = (change: FormatOptions) =>
    edit([{ type: 'set', stage: 'render', change: { options: { ...options, ...change } } }]);
  return Object.entries(format.defaults).map(([name, fallback]) => {
    const value = options[name] ?? fallback;
    const label = words.render.option(name);
    if (typeof fallback === 'boolean') {
      return (
        <div key={name} className={css.row}>
          <Check label={label} isSelected={value === true} onChange={(isOn) => set({ [name]: isOn })} />
        </div>
      );
    }
    if (name === 'indent') return <IndentField key={name} value={value} onChange={(indent) => set({ indent })} />;
    if (typeof fallback === 'number') {
      return (
        <NumberInput
          key={name}
          label={label}
          value={Number(value)}
          onChange={(next) => next !== null && set({ [name]: next })}
        />
      );
    }
    return (
      <TextInput
        key={name}
        label={label}
        isMono
        value={String(value ?? '')}
        onCommit={(text) => set({ [name]: text })}
      />
    );
  });
}

interface IndentFieldProps {
  readonly value: FormatOptions[string];
  readonly onChange: (indent: number | '\t') => void;
}

function IndentField({ value, onChange }: IndentFieldProps) {
  return (
    <SelectInput
      label={words.render.indent}
      value={String(value)}
      options={[
        ...[1, 2, 4].map((spaces) => ({ id: String(spaces), name: words.render.spaces(spaces) })),
        { id: '\t', name: words.render.tab },
      ]}
      onChange={(choice) => onChange(choice === '\t' ? '\t' : Number(choice))}
    />
  );
}
