import { formatMoney } from '@wojaz/travel/money'
import { useEffect, useRef, useState } from 'react'
import { having, orNull } from '../../browser/answer-shape.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import type { MapMark } from '../map/map.ts'
import { isOfferFacts, type OfferFacts, StarRow } from '../offer-cards/offer-cards.ts'
import type { ListingView } from './listing-view.ts'
import { mapRequest } from './map-request.ts'

interface MapCardProps {
  /** The pressed mark, or several at one spot. */
  marks: readonly MapMark[]
  listing: ListingView
  onOpen: (marks: readonly MapMark[]) => void
  onClose: () => void
}

/** The hotel of a price mark, at the bottom of the map. Escape closes it and returns the focus to the mark. */
export function MapCard({ marks, listing, onOpen, onClose }: MapCardProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [first, ...others] = marks
  const id = first?.id
  const leave = () => {
    onClose()
    document.querySelector<HTMLElement>(`[data-mark="${CSS.escape(id ?? '')}"]`)?.focus()
  }
  useEffect(() => {
    if (id !== undefined) box.current?.focus()
  }, [id])
  if (!first) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={others.length > 0 ? t('map.several', { count: marks.length }) : first.name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Keeps the map open.
        event.preventDefault()
        leave()
      }}
      className="absolute inset-x-3 bottom-3 mx-auto max-w-dialog-small rounded-card bg-paper-raised p-2 shadow-floating outline-none"
    >
      {others.length > 0 ? (
        <ul className="max-h-56 overflow-y-auto py-1 pl-3 pr-12">
          {marks.map((mark) => (
            <li key={mark.id}>
              <button
                type="button"
                onClick={() => onOpen([mark])}
                className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 text-left text-small hover:text-accent"
              >
                {mark.name} <strong className="whitespace-nowrap">{formatMoney(mark.price)}</strong>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <OneOffer key={first.id} mark={first} listing={listing} />
      )}
      <button
        type="button"
        aria-label={t('listing.close')}
        onClick={leave}
        className="absolute right-1 top-1 grid size-11 cursor-pointer place-items-center rounded-control hover:bg-paper-sunk"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

function OneOffer({ mark, listing }: { mark: MapMark; listing: ListingView }) {
  const { t } = useTranslation()
  const offer = useOffer(mark.id, listing)
  const { fullPrice } = listing
  return (
    <div className="grid min-h-28 grid-cols-[7rem_minmax(0,1fr)] gap-3">
      <div className="overflow-hidden rounded-control bg-paper-sunk">
        {offer ? (
          <Image {...offer.picture} sizes="112px" ratio={1} className="size-full object-cover" />
        ) : null}
      </div>
      <div className="min-w-0 self-center py-1 pr-10">
        {offer ? <StarRow stars={offer.stars} /> : null}
        <h3 className="truncate font-bold leading-snug">
          {offer ? (
            <ContentLink
              url={offer.url}
              className="underline decoration-1 underline-offset-4 hover:text-accent"
            >
              {mark.name}
            </ContentLink>
          ) : (
            mark.name
          )}
        </h3>
        {offer ? <p className="truncate text-fine text-ink-soft">{offer.place}</p> : null}
        <p className="mt-1">
          <strong className="text-title font-black">{formatMoney(mark.price)}</strong>{' '}
          <span className="text-fine text-ink-soft">
            {fullPrice ? (offer ? t('listing.party', { count: offer.people }) : '') : t('offers.perPerson')}
          </span>
        </p>
        {offer === null ? <p className="text-fine text-ink-soft">{t('map.cardFailed')}</p> : null}
      </div>
    </div>
  )
}

/** The offer from the visible list, or loaded. Undefined: loading. Null: not available. */
function useOffer(hotelCode: string, listing: ListingView): OfferFacts | null | undefined {
  const listed = listing.offers.find((one) => one.hotelCode === hotelCode)
  const [asked, setAsked] = useState<OfferFacts | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each price that is pressed
  useEffect(() => {
    if (listed) return
    const leaving = new AbortController()
    askOffer(hotelCode, listing, leaving.signal).then(
      setAsked,
      () => leaving.signal.aborted || setAsked(null),
    )
    return () => leaving.abort()
  }, [hotelCode])
  return listed ?? asked
}

const isAnswer = having<{ offer: OfferFacts | null }>({ offer: orNull(isOfferFacts) })

async function askOffer(hotelCode: string, listing: ListingView, signal: AbortSignal) {
  const { shopApi } = await import('../../browser/shop-api.ts')
  const asked = { ...mapRequest(listing, new Date()), hotelCode }
  const { body } = await shopApi.post('www/search/offers/map/offer', asked, { signal, shape: isAnswer })
  return body.offer
}
