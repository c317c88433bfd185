import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../controls/Button.tsx';
import controls from '../controls/controls.module.css';
import { cx } from '../controls/cx.ts';
import { words } from '../words/index.ts';
import css from './dialogs.module.css';

interface DialogProps {
  readonly title: ReactNode;
  /** `wide` is as tall as the page, `fitting` as wide and as tall as what is in it, `top` grows downwards alone. */
  readonly size?: 'narrow' | 'wide' | 'fitting' | 'top';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog: it keeps the focus, Escape and a press beside it close it, and the focus goes back to where it was. */
export function Dialog({ title, size, onClose, children }: DialogProps) {
  return (
    <ModalOverlay
      className={css.overlay ?? ''}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={cx(css.dialog, size !== undefined && css[size])}>
        <AriaDialog className={css.content ?? ''}>
          <div className={css.header}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {/* No tooltip: Escape would close that first. */}
            <Button look="quiet" className={controls.icon} aria-label={words.app.close} onPress={onClose}>
              <X size={15} aria-hidden="true" />
            </Button>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
