import { useState } from 'react';
import { isSamePath, type Path, pathKey, readPath, showPath } from '../../core/index.ts';
import { SelectInput } from '../controls/SelectInput.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { words } from '../words/index.ts';
import css from './stages.module.css';

interface PathChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly value: Path | null;
  readonly options: readonly { readonly path: Path; readonly name: string }[];
  /** Given where the path may be left out. */
  readonly noneName?: string;
  readonly onChange: (path: Path | null) => void;
}

const none = 'none';
const byHand = 'by-hand';

/** A path out of those that the output has, or one by hand. */
export function PathChoice({ label, hint, value, options, noneName, onChange }: PathChoiceProps) {
  const isListed = value === null || options.some(({ path }) => isSamePath(path, value));
  const [isTyping, setTyping] = useState(!isListed);
  const [isBad, setBad] = useState(false);
  return (
    <>
      <SelectInput
        label={label}
        hint={hint}
        value={isTyping ? byHand : value === null ? none : pathKey(value)}
        options={[
          ...(noneName === undefined ? [] : [{ id: none, name: noneName }]),
          ...options.map((option) => ({ id: pathKey(option.path), name: option.name })),
          { id: byHand, name: words.select.byHand },
        ]}
        onChange={(choice) => {
          setTyping(choice === byHand);
          setBad(false);
          if (choice === none) onChange(null);
          const option = options.find(({ path }) => pathKey(path) === choice);
          if (option !== undefined) onChange(option.path);
        }}
      />
      {isTyping && (
        <TextInput
          isMono
          className={css.indented}
          aria-label={words.select.path(label)}
          isInvalid={isBad}
          value={value === null ? '' : showPath(value)}
          onCommit={(text) => {
            const path = readPath(text);
            setBad(path === null);
            if (path !== null) onChange(path);
          }}
        />
      )}
      {isBad && <span className={css.error}>{words.select.badPath}</span>}
    </>
  );
}
