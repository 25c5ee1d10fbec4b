import type { Clock } from '@wojaz/travel/dates'
import { type ReactNode, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from '../i18n/use-translation.ts'
import { AriaLanguage } from './aria-language.tsx'
import { Countdown } from './countdown.tsx'
import { Icon } from './icon.tsx'

export type DialogSize = 'small' | 'medium' | 'fullscreen'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  size?: DialogSize
  /** Shown beside the title in minutes and seconds; `label` says what ends then. */
  countdown?: { until: Date; now: Clock; label: string; onEnd?: () => void }
  children: ReactNode
  /** Buttons that stay in sight below long content. */
  actions?: ReactNode
}

const frames: Record<DialogSize, string> = {
  small: 'max-w-dialog-small max-h-full rounded-card animate-rise shadow-floating',
  medium: 'max-w-dialog-medium max-h-full rounded-card animate-rise shadow-floating',
  fullscreen: 'h-full animate-fade',
}

/** Keeps the keyboard inside, closes on Escape, on the close button and on a press beside it, and gives the focus back. */
export function Dialog({
  title,
  isOpen,
  onClose,
  size = 'medium',
  countdown,
  children,
  actions,
}: DialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <AriaLanguage>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => (open ? undefined : onClose())}
        isDismissable
        className={`fixed inset-0 z-40 flex h-dvh items-center justify-center bg-veil animate-fade ${size === 'fullscreen' ? '' : 'p-4 sm:p-8'}`}
      >
        <Modal className={`flex w-full overflow-hidden bg-paper-raised ${frames[size]}`}>
          <AriaDialog aria-labelledby={titleId} className="flex min-h-0 w-full flex-col outline-none">
            <div className="flex items-start gap-4 border-b border-line py-3 pl-5 pr-3 sm:pl-7">
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
                <Heading id={titleId} level={2} className="text-title">
                  {title}
                </Heading>
                {countdown ? (
                  <span className="inline-flex items-center gap-1.5 text-title text-accent">
                    <Icon name="clock" size={16} />
                    <Countdown {...countdown} units={['minute', 'second']} look="clock" />
                  </span>
                ) : null}
              </div>
              <Button
                aria-label={t('dialog.close')}
                onPress={onClose}
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-paper-sunk"
              >
                <Icon name="close" />
              </Button>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-7 sm:py-6">{children}</div>
            {actions ? (
              <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">
                {actions}
              </div>
            ) : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLanguage>
  )
}
