import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure } from 'react-aria-components/Disclosure';
import { Input } from 'react-aria-components/Input';
import { Meter } from 'react-aria-components/Meter';
import { TextField } from 'react-aria-components/TextField';
import { linkLimit } from '../../state/link.ts';
import { saveForSharing } from '../../state/saved-design.ts';
import { scanShared } from '../../state/scan-shared.ts';
import { downloadDesign } from '../commands/commands.ts';
import { Button } from '../controls/Button.tsx';
import controls from '../controls/controls.module.css';
import { FoldPanel } from '../controls/FoldPanel.tsx';
import { useClipboard } from '../controls/use-clipboard.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useDesign, useSessionStore } from '../session-context.ts';
import { words } from '../words/index.ts';
import { FoundSecrets } from './FoundSecrets.tsx';
import { MarkdownPart } from './MarkdownPart.tsx';
import { OutputsPart } from './OutputsPart.tsx';
import css from './share.module.css';
import { useLink } from './use-link.ts';

/** The design as a link, a file or a summary; nothing leaves that the person has not seen. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSessionStore();
  const design = useDesign();
  const [hasOutputs, setHasOutputs] = useState(false);
  const [isSure, setSure] = useState(false);
  const link = useLink(design, hasOutputs);
  const { state, copy } = useClipboard();
  const config = saveForSharing(design, false);
  const secrets = scanShared(config);
  const isTooLong = link !== null && link.length > linkLimit;
  const isHeld = secrets.length > 0 && !isSure;
  const said = words.sharing;
  return (
    <Dialog title={said.title} onClose={onClose}>
      <div className={css.body}>
        <p className={css.quiet}>{said.purpose}</p>
        <div className={css.linkRow}>
          <TextField aria-label={said.link} isReadOnly value={isHeld || isTooLong ? '' : (link ?? said.making)}>
            <Input className={controls.input ?? ''} onFocus={(event) => event.currentTarget.select()} />
          </TextField>
          <Button
            look="primary"
            autoFocus
            isDisabled={isTooLong || isHeld}
            onPress={() => link !== null && copy(async () => link)}
          >
            {said.copyLink}
          </Button>
        </div>
        {link !== null && (
          <p className={css.quiet}>
            <Meter
              className={css.meter ?? ''}
              aria-label={said.meter}
              maxValue={linkLimit}
              value={Math.min(link.length, linkLimit)}
            >
              {({ percentage }) => <span className={css.meterBar} style={{ width: `${percentage}%` }} />}
            </Meter>{' '}
            <span>{said.size(link.length, linkLimit)}</span>
          </p>
        )}
        <p role="status" className={css.status}>
          {isTooLong ? said.tooLong : state === 'copied' ? said.copied : state === 'failed' ? said.copyFailed : ''}
        </p>
        {secrets.length > 0 && <FoundSecrets secrets={secrets} isSure={isSure} onSure={setSure} />}
        <Disclosure>
          <AriaButton slot="trigger" className={css.summary ?? ''}>
            <ChevronRight size={13} aria-hidden="true" />
            {said.leaves}
          </AriaButton>
          <FoldPanel>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <pre className={css.json} tabIndex={0} role="group" aria-label={said.leaves}>
              {JSON.stringify(config, null, 2)}
            </pre>
          </FoldPanel>
        </Disclosure>
        <OutputsPart samples={design.samples} isIncluded={hasOutputs} onInclude={setHasOutputs} />
        <section className={css.part}>
          <h3>{said.file}</h3>
          <p className={css.quiet}>{said.filePurpose}</p>
          <Button isDisabled={isHeld} onPress={() => downloadDesign(session, hasOutputs)}>
            {said.download}
          </Button>
        </section>
        <MarkdownPart />
      </div>
    </Dialog>
  );
}
