import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { OfferCard } from './offer-card.tsx'
import type { OfferFacts } from './offer-facts.ts'

/** One row of cards that scrolls by finger, by Tab or by its buttons. */
export function OfferStrip({ offers, path }: { offers: OfferFacts[]; path?: string }) {
  const row = useRef<HTMLUListElement>(null)
  const push = (cards: number) => {
    const list = row.current
    const card = list?.firstElementChild?.clientWidth ?? 0
    list?.scrollBy({ left: cards * (card + 16), behavior: 'smooth' })
  }
  return (
    <div className="relative">
      <PushButtons row={row} onPush={push} />
      <ul
        ref={row}
        className="relative -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-5 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:-mx-8 lg:scroll-px-8 lg:px-8"
      >
        {offers.map((offer) => (
          <li
            key={offer.code}
            // On a desktop four cards fit, and the edge of the fifth shows that the row continues.
            className="w-[17.5rem] shrink-0 snap-start xl:w-[calc((100%-7rem)/4)]"
            // A card that gets the keyboard focus scrolls into view as a whole. With a pointer nothing moves.
            onFocus={({ target, currentTarget }) => {
              if (target.matches(':focus-visible'))
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }}
          >
            <OfferCard offer={offer} pictureSizes="260px" path={path} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PushButtonsProps {
  row: RefObject<HTMLUListElement | null>
  onPush: (cards: number) => void
}

/**
 * Buttons beside the heading. They are rendered after hydration, do not shift the layout, and appear only if the row can scroll.
 */
function PushButtons({ row, onPush }: PushButtonsProps) {
  const { t } = useTranslation()
  const { isAtStart, isAtEnd } = useEnds(row)
  if (isAtStart && isAtEnd) return null
  // Not `disabled`: the button would lose the focus when the end is reached.
  const look =
    'flex size-11 items-center justify-center rounded-round border border-line bg-paper-raised hover:border-accent hover:text-accent aria-disabled:pointer-events-none aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong'
  return (
    <div className="absolute -top-20 right-0 hidden gap-2 lg:flex">
      <button
        type="button"
        className={look}
        aria-disabled={isAtStart}
        onClick={() => onPush(-3)}
        aria-label={t('offers.earlier')}
      >
        <Icon name="chevronRight" className="rotate-180" />
      </button>
      <button
        type="button"
        className={look}
        aria-disabled={isAtEnd}
        onClick={() => onPush(3)}
        aria-label={t('offers.later')}
      >
        <Icon name="chevronRight" />
      </button>
    </div>
  )
}

/** Before it is measured, and if everything is visible, a row is at both ends. */
function useEnds(row: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })
  useEffect(() => {
    const list = row.current
    if (!list) return
    const measure = () => {
      const isAtStart = list.scrollLeft < 2
      const isAtEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 2
      setEnds((known) =>
        known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd },
      )
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(list)
    list.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', measure)
    }
  }, [row])
  return ends
}
