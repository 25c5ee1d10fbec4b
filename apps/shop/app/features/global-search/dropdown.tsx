import type { SearchDropdown } from '@wojaz/travel/trip'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { FullScreen } from './full-screen.tsx'
import type { SearchForm } from './use-search-form.ts'

interface DropdownProps {
  form: SearchForm
  name: SearchDropdown
  label: string
  value: string
  /** Extra classes of the panel on wide screens. */
  panelClass?: string
  align?: 'start' | 'end'
  /** A small inline button instead of a field. */
  isInline?: boolean
  className?: string
  children: ReactNode
  /** The footer in the full-screen view. */
  footer: ReactNode
}

const fieldLook =
  'flex min-h-16 items-center gap-2 rounded-control border border-line-strong bg-paper-raised px-3.5 py-2 lg:max-xl:px-2.5 group-open/field:border-ink hover:border-ink'
const inlineLook =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control px-2 text-small font-bold hover:bg-paper-sunk'

/**
 * A field that opens. It is a native `details`, so it opens before hydration and without scripts. With scripts the form controls
 * which one is open, and on a phone it opens as a full screen.
 */
export function Dropdown({
  form,
  name,
  label,
  value,
  panelClass = 'md:w-88',
  align = 'start',
  isInline = false,
  className = '',
  children,
  footer,
}: DropdownProps) {
  const { t } = useTranslation()
  const { bar, send, isLive, isPhone } = form
  const reasonId = useId()
  const field = useRef<HTMLDetailsElement>(null)
  const isOpen = bar.open === name
  const isDead = bar.disabled.includes(name)
  const reason = isDead ? (
    <span id={reasonId} className={`text-fine font-medium text-ink-soft ${isInline ? '' : 'block'}`}>
      {t('bar.noOffers')}
    </span>
  ) : null
  useFocusBack(field, isOpen)
  usePanelInSight(field, isOpen && !isPhone)
  return (
    <>
      <details
        ref={field}
        name={isLive ? undefined : 'search'}
        data-dropdown={name}
        open={isOpen && !isPhone}
        className={`group/field min-w-0 max-md:open:col-span-full md:relative ${className}`}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
        <summary
          aria-disabled={isDead || undefined}
          aria-describedby={isDead ? reasonId : undefined}
          aria-haspopup={isLive && isPhone ? 'dialog' : undefined}
          onClick={(event) => {
            event.preventDefault()
            send({ type: 'dropdownPressed', dropdown: name })
          }}
          className={`cursor-pointer list-none select-none aria-disabled:cursor-not-allowed aria-disabled:bg-paper-sunk [&::-webkit-details-marker]:hidden ${isInline ? inlineLook : fieldLook}`}
        >
          {isInline ? (
            <>
              <span className="sr-only">{label}: </span>
              {value}
            </>
          ) : (
            <span className="min-w-0 flex-1">
              <span className="block text-fine font-medium text-ink-soft">{label}</span>
              <span className="block truncate text-small font-bold leading-snug">{value}</span>
              {reason}
            </span>
          )}
          {isInline ? reason : null}
          {isInline ? (
            <Icon name="chevronDown" size={16} className="text-ink-soft group-open/field:rotate-180" />
          ) : null}
        </summary>
        {/* Before hydration the browser opens it, so the panel must be there. After that closed panels are not rendered. */}
        {isPhone || (isLive && !isOpen) ? null : (
          <div
            // Makes a press between the controls focus the panel. Otherwise the focus would leave it, and the panel would close.
            tabIndex={-1}
            className={`z-10 mt-2 outline-none rounded-card border border-line bg-paper-raised p-3 shadow-floating md:absolute md:top-full ${align === 'end' ? 'md:right-0' : 'md:left-0'} ${panelClass}`}
          >
            {children}
          </div>
        )}
      </details>
      {isPhone && isOpen ? (
        <FullScreen title={label} onLeave={() => send({ type: 'dismissed' })} footer={footer}>
          {children}
        </FullScreen>
      ) : null}
    </>
  )
}

/** Scrolls a panel that reaches below the window into view. */
function usePanelInSight(field: RefObject<HTMLDetailsElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (isOpen) field.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [field, isOpen])
}

/** Returns the focus to the field if a panel closes that contains it. */
function useFocusBack(field: RefObject<HTMLDetailsElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || field.current?.contains(activeElement)
    if (wasOpen.current && !isOpen && isLost) field.current?.querySelector('summary')?.focus()
    wasOpen.current = isOpen
  }, [field, isOpen])
}
