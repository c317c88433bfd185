import { wires } from '../../core/index.ts';
import { InTurns } from '../controls/InTurns.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { useActions, useStage } from '../session-context.ts';
import { useFound, useStageLater } from '../use-found.ts';
import { words } from '../words/index.ts';
import { StageCard } from './StageCard.tsx';
import css from './stages.module.css';

export function MessageCard() {
  const { wire, tool } = useStageLater('message');
  return (
    <StageCard stage="message" place={8} summary={`${wireName(wire)} · ${tool}`}>
      {body}
    </StageCard>
  );
}

const body = <MessageBody />;

function wireName(id: string): string {
  return words.nameIn(words.message.wireNames, id);
}

function MessageBody() {
  const { edit } = useActions();
  const message = useStage('message');
  const text = useFound((state) => state.shaped?.message) ?? '';
  return (
    <InTurns>
      <SelectInput
        label={words.message.wire}
        value={message.wire}
        options={wires.map((wire) => ({ id: wire.id, name: wireName(wire.id) }))}
        onChange={(wire) => edit([{ type: 'set', stage: 'message', change: { wire } }])}
      />
      <TextInput
        label={words.message.tool}
        isMono
        value={message.tool}
        onCommit={(tool) => edit([{ type: 'set', stage: 'message', change: { tool } }])}
      />
      <TextInput
        label={words.message.callId}
        isMono
        value={message.callId}
        onCommit={(callId) => edit([{ type: 'set', stage: 'message', change: { callId } }])}
      />
      <span className={css.heading}>{text.length >= 20_000 ? words.message.cut : words.message.exact}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={css.message} tabIndex={0} role="group" aria-label={words.message.exact}>
        {text}
      </pre>
    </InTurns>
  );
}
