import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { OfferCard } from './offer-card.tsx'
import type { OfferFacts } from './offer-facts.ts'

/** One row of cards to push along: by finger, by the keyboard's Tab, or by its buttons. */
export function OfferStrip({ offers, path }: { offers: OfferFacts[]; path?: string }) {
  const row = useRef<HTMLUListElement>(null)
  const push = (cards: number) => {
    const list = row.current
    const card = list?.firstElementChild?.clientWidth ?? 0
    list?.scrollBy({ left: cards * (card + 16), behavior: 'smooth' })
  }
  return (
    <div className="relative">
      <PushButtons onPush={push} />
      <ul
        ref={row}
        className="relative -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-5 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:-mx-8 lg:scroll-px-8 lg:px-8"
      >
        {offers.map((offer) => (
          <li
            key={offer.code}
            className="w-[17.5rem] shrink-0 snap-start"
            // Who comes by keyboard to the link of a card wants to see the card, not only the link; under a pointer nothing moves.
            onFocus={({ target, currentTarget }) => {
              if (target.matches(':focus-visible'))
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }}
          >
            <OfferCard offer={offer} path={path} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In the room beside the heading: they come with the script that moves them, and move nothing by coming. */
function PushButtons({ onPush }: { onPush: (cards: number) => void }) {
  const { t } = useTranslation()
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!ready) return null
  const look =
    'flex size-11 items-center justify-center rounded-round border border-line bg-paper-raised hover:border-accent hover:text-accent'
  return (
    <div className="absolute -top-20 right-0 hidden gap-2 lg:flex">
      <button type="button" className={look} onClick={() => onPush(-3)} aria-label={t('offers.earlier')}>
        <Icon name="chevronRight" className="rotate-180" />
      </button>
      <button type="button" className={look} onClick={() => onPush(3)} aria-label={t('offers.later')}>
        <Icon name="chevronRight" />
      </button>
    </div>
  )
}
