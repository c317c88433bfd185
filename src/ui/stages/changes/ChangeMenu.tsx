import { WandSparkles } from 'lucide-react';
import { memo } from 'react';
import {
  type FieldRole,
  type FieldStat,
  isSamePath,
  ruleFor,
  showPath,
  suggestNames,
  type Transform,
  transforms,
} from '../../../core/index.ts';
import { newChange } from '../../../state/field-changes.ts';
import { currentDesign } from '../../../state/workspace.ts';
import { MenuButton } from '../../menus/MenuButton.tsx';
import { useSessionStore } from '../../session-context.ts';
import { words } from '../../words/index.ts';
import css from './changes.module.css';

const roles = ['decision', 'display', 'trace'] as const satisfies readonly FieldRole[];

/** What can be done with a field beside keeping and dropping it: plainer names, and changes of what it holds. */
export const ChangeMenu = memo(function ChangeMenu({ stat }: { readonly stat: FieldStat }) {
  const session = useSessionStore();
  const { path } = stat;
  const shown = showPath(path);
  const groups = () => {
    const { workspace, shaped } = session.getState();
    const { fields, truncate } = currentDesign(workspace).history.present;
    const otherFacts = truncate.mustSurvive.filter((fact) => fact.by !== 'path' || !isSamePath(fact.path, path));
    const isKeptFact = otherFacts.length < truncate.mustSurvive.length;
    const toggled = isKeptFact ? otherFacts : [...otherFacts, { by: 'path' as const, path }];
    const { changes } = fields;
    const isUsed = (id: string) => changes.some((one) => one.transform === id && isSamePath(one.path, path));
    const offered = transforms.filter((transform: Transform) => transform.suits(stat) && !isUsed(transform.id));
    return [
      {
        label: words.changes.rename,
        entries: suggestNames(path).map((name) => ({
          id: `name-${name}`,
          name: words.changes.renameTo(name),
          run: () => session.actions.edit([{ type: 'setField', path, change: { name } }]),
        })),
      },
      {
        label: words.changes.role,
        isLabelShown: true,
        entries: roles.map((role) => ({
          id: `role-${role}`,
          name: words.changes.roles[role],
          isSelected: (ruleFor(fields, path).role ?? 'decision') === role,
          run: () => session.actions.edit([{ type: 'setField', path, change: { role } }]),
        })),
      },
      {
        label: words.cuts.survive,
        entries: [
          {
            id: 'survive',
            name: isKeptFact ? words.cuts.forgetPath : words.cuts.survivePath,
            run: () => session.actions.edit([{ type: 'set', stage: 'truncate', change: { mustSurvive: toggled } }]),
          },
        ],
      },
      {
        label: words.changes.change,
        entries: offered.map((transform) => ({
          id: transform.id,
          name: words.nameIn(words.changes.names, transform.id),
          detail: words.changes.examples[transform.id] ?? '',
          run: () =>
            session.actions.edit([
              { type: 'changeField', change: newChange(transform, path, changes, shaped?.fields ?? []) },
            ]),
        })),
      },
    ];
  };
  return (
    <MenuButton
      menuLabel={words.changes.menu(shown)}
      groups={groups}
      look="quiet"
      isSmall
      hasPlainTitle
      className={css.menuButton}
      aria-label={words.changes.menu(shown)}
      title={words.changes.menuTitle}
    >
      <WandSparkles size={13} aria-hidden="true" />
    </MenuButton>
  );
});
