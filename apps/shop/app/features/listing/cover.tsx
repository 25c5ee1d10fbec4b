import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { type PhoneView, phoneViews } from './phone-view.ts'
import { useCover, usePhoneView } from './use-phone-view.ts'

interface CoverProps {
  view: PhoneView
  title: string
  /** Where it stands on a wide screen; without it it is for phones alone. */
  beside?: string
  children: ReactNode
  /** Stays in sight below. */
  foot?: ReactNode
}

const shown = 'fixed inset-0 z-40 flex flex-col bg-paper'
const hidden =
  'hidden noscript:target:fixed noscript:target:inset-0 noscript:target:z-40 noscript:target:flex noscript:target:flex-col noscript:target:bg-paper'

/** A full-screen view of a phone. Without scripts the address alone opens and closes it. */
export function Cover({ view, title, beside, children, foot }: CoverProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { view: open, close } = usePhoneView()
  const isOpen = open === view
  const cover = useCover(isOpen, close)
  const place = beside ? `lg:static lg:z-auto lg:bg-transparent ${beside}` : 'lg:hidden'
  return (
    <div
      ref={cover}
      id={phoneViews[view].slice(1)}
      data-cover={isOpen ? 'open' : undefined}
      {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId })}
      className={`${isOpen ? shown : hidden} ${place}`}
    >
      <div className="flex shrink-0 items-center justify-between border-b border-line bg-paper-raised py-2 pl-5 pr-2 lg:hidden">
        <h2 id={titleId} tabIndex={-1} data-autofocus className="text-title outline-none">
          {title}
        </h2>
        <Link
          to="#wyniki"
          aria-label={t('listing.close')}
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
    </div>
  )
}
