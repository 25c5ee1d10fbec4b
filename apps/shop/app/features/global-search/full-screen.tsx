import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { enterView } from './history-views.ts'

interface FullScreenProps {
  title: string
  /** The guest wants to close the view. The view stays open if something is wrong. */
  onLeave: () => void
  children: ReactNode
  footer: ReactNode
}

/** A full-screen view on a phone: title at the top, buttons at the bottom. The browser's Back closes it. */
export function FullScreen({ title, onLeave, children, footer }: FullScreenProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [steps, setSteps] = useState(0)
  const leave = useEffectEvent(onLeave)

  // If the view stays open after Back because something is wrong, its history entry is used up, so it pushes another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step is a new one
  useEffect(
    () =>
      enterView(() => {
        setSteps((count) => count + 1)
        leave()
      }),
    [steps],
  )

  return (
    <Dialog
      labelledBy={titleId}
      isOpen
      onClose={() => window.history.back()}
      variant="screen"
      className="flex-col bg-paper text-ink open:flex open:animate-fade"
    >
      <div className="flex min-h-16 shrink-0 items-center gap-2 border-b border-line px-2">
        <button
          type="button"
          aria-label={t('dialog.close')}
          onClick={() => window.history.back()}
          className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-paper-sunk"
        >
          <Icon name="close" />
        </button>
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4">{children}</div>
      <div className="grid shrink-0 grid-cols-[auto_1fr] gap-2 border-t border-line bg-paper-raised p-3 *:only:col-span-2">
        {footer}
      </div>
    </Dialog>
  )
}
