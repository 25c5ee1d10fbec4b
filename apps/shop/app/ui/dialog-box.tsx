import type { Clock } from '@wojaz/travel/dates'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../i18n/use-translation.ts'
import { Countdown } from './countdown.tsx'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'

export type DialogSize = 'small' | 'medium' | 'fullscreen'

interface DialogBoxProps {
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

const box = 'w-[calc(100%-2rem)] overflow-hidden rounded-card shadow-floating sm:w-[calc(100%-4rem)]'

const frames: Record<DialogSize, string> = {
  small: `${box} max-w-dialog-small`,
  medium: `${box} max-w-dialog-medium`,
  fullscreen: 'open:animate-fade',
}

/**
 * A dialog with a title, a close button and buttons below. It is rendered outside the form from which it may have been opened.
 */
export function DialogBox({
  title,
  isOpen,
  onClose,
  size = 'medium',
  countdown,
  children,
  actions,
}: DialogBoxProps) {
  const { t } = useTranslation()
  const titleId = useId()
  if (!isOpen) return null
  return createPortal(
    <Dialog
      labelledBy={titleId}
      isOpen
      onClose={onClose}
      variant={size === 'fullscreen' ? 'screen' : 'box'}
      className={`flex-col bg-paper-raised text-ink open:flex ${frames[size]}`}
    >
      <div className="flex items-start gap-4 border-b border-line py-3 pl-5 pr-3 sm:pl-7">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
          <h2 id={titleId} tabIndex={-1} data-autofocus className="text-title outline-none">
            {title}
          </h2>
          {countdown ? (
            <span className="inline-flex items-center gap-1.5 text-title text-accent">
              <Icon name="clock" size={16} />
              <Countdown {...countdown} units={['minute', 'second']} look="clock" />
            </span>
          ) : null}
        </div>
        <button
          type="button"
          aria-label={t('dialog.close')}
          onClick={onClose}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-paper-sunk"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-7 sm:py-6">{children}</div>
      {actions ? (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">
          {actions}
        </div>
      ) : null}
    </Dialog>,
    document.body,
  )
}
