import { type ReactNode, useId } from 'react'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { useIsWideScreen } from './wide-screen.ts'

interface FullScreenViewProps {
  /** The hash of the URL while it is open, without `#`. */
  id: string
  title: string
  isOpen: boolean
  close: () => void
  closeLabel: string
  /** The URL that closes it without scripts: '#wyniki'. */
  closeTo: string
  /** Classes for a wide screen. Without them the view is only for phones. */
  beside?: string
  children: ReactNode
  /** A footer that stays visible. */
  foot?: ReactNode
}

const withoutScripts =
  'noscript:target:fixed noscript:target:inset-0 noscript:target:z-40 noscript:target:flex'

/** A full-screen view on a phone, part of the page on a wide screen. Without scripts the hash of the URL opens and closes it. */
export function FullScreenView({
  id,
  title,
  isOpen,
  close,
  closeLabel,
  closeTo,
  beside,
  children,
  foot,
}: FullScreenViewProps) {
  const titleId = useId()
  const isWide = useIsWideScreen()
  const isModal = isOpen && !isWide
  const place = beside ? `lg:static lg:h-auto lg:w-auto lg:bg-transparent ${beside}` : 'lg:hidden'
  return (
    <Dialog
      id={id}
      labelledBy={isModal ? titleId : undefined}
      isOpen={isModal}
      onClose={close}
      variant="screen"
      closedRole="none"
      className={`flex-col bg-paper text-ink open:flex ${withoutScripts} ${place}`}
    >
      <div className="flex shrink-0 items-center justify-between border-b border-line bg-paper-raised py-2 pl-5 pr-2 lg:hidden">
        <h2 id={titleId} tabIndex={-1} data-autofocus className="text-title outline-none">
          {title}
        </h2>
        <Link
          to={closeTo}
          aria-label={closeLabel}
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
          className="grid size-11 place-items-center rounded-control hover:bg-paper-sunk"
        >
          <Icon name="close" />
        </Link>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4 lg:overflow-visible lg:p-0">{children}</div>
      {foot ? (
        <div className="shrink-0 border-t border-line bg-paper-raised px-5 py-3 lg:hidden">{foot}</div>
      ) : null}
    </Dialog>
  )
}
