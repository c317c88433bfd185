import { memo } from 'react';
import { showPath } from '../../../core/index.ts';
import { currentDesign } from '../../../state/workspace.ts';
import { SelectInput } from '../../controls/SelectInput.tsx';
import { useActions } from '../../session-context.ts';
import { useFound } from '../../use-found.ts';
import { words } from '../../words/index.ts';

const choices = { display: ['show', 'drop'], trace: ['show', 'reference', 'drop'] } as const;

/** What becomes of fields that are not for deciding; nothing while there are none. */
export const LayerChoices = memo(function LayerChoices() {
  const { edit } = useActions();
  const { layers, rules } = useFound((state) => currentDesign(state.workspace).history.present.fields);
  return (['display', 'trace'] as const).map((layer) => {
    const paths = rules.filter(({ keep, role }) => keep && role === layer).map(({ path }) => showPath(path));
    return (
      paths.length > 0 && (
        <SelectInput
          key={layer}
          label={words.changes.layerOf[layer](paths.length)}
          hint={paths.join(', ')}
          value={layers[layer]}
          options={choices[layer].map((id) => ({ id, name: words.changes.layers[id] }))}
          onChange={(choice) =>
            edit([{ type: 'set', stage: 'fields', change: { layers: { ...layers, [layer]: choice } } }])
          }
        />
      )
    );
  });
});
