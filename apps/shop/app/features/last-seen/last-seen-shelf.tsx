import { cookieValue } from '@wojaz/travel/guest'
import { useEffect, useState } from 'react'
import { having, isText, listOf, orNull } from '../../browser/answer-shape.ts'
import { browserStorage } from '../../browser/browser-storage.ts'
import { shopApi } from '../../browser/shop-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { Section } from '../../ui/section.tsx'
import { allows, useConsent } from '../consent/consent.ts'
import { isOfferFacts, type OfferFacts, OfferStrip } from '../offer-cards/offer-cards.ts'
import type { FoundSearch } from './found-search.ts'
import type { LastSeenSource } from './last-seen-place.tsx'
import { readWatched, watchedKey } from './remembered.ts'

type Seen = { kind: 'offers'; offers: OfferFacts[] } | { kind: 'search'; search: FoundSearch }

interface LastSeenShelfProps {
  source: LastSeenSource
  heading: string
  /** The placeholder on the page. */
  place: HTMLElement
  isCustomer: boolean
}

/** Appears only below the visible area, so that nothing on the screen moves. */
export function LastSeenShelf({ source, heading, place, isCustomer }: LastSeenShelfProps) {
  const mayShow = allows(useConsent(), 'preferences')
  const seen = useSeen(source, mayShow, isCustomer)
  const hasRoom = useRoomBelow(place)
  if (!seen || !mayShow || !hasRoom) return null
  return (
    <Section heading={heading}>
      {seen.kind === 'offers' ? <OfferStrip offers={seen.offers} /> : <SearchCard {...seen.search} />}
    </Section>
  )
}

function SearchCard({ href, title, facts, price, action }: FoundSearch) {
  return (
    <PlainLink
      href={href}
      className="group grid gap-x-8 gap-y-3 rounded-card bg-paper-raised px-6 py-5 shadow-raised sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <span>
        <strong className="block text-title">{title}</strong>
        <span className="mt-1 block text-small text-ink-soft">{facts.join(' · ')}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <strong className="whitespace-nowrap text-title font-black">{price}</strong>
        <span className="inline-flex items-center gap-2 font-bold text-accent group-hover:underline">
          {action}
          <Icon name="arrowRight" size={16} />
        </span>
      </span>
    </PlainLink>
  )
}

/** Current prices; offers that are gone are left out. Null if there are none or the call fails. */
function useSeen(source: LastSeenSource, mayAsk: boolean, isCustomer: boolean): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null)
  useEffect(() => {
    if (!mayAsk) return
    const leave = new AbortController()
    ask(source, isCustomer, leave.signal).then(setSeen, () => {})
    return () => leave.abort()
  }, [source, mayAsk, isCustomer])
  return seen
}

async function ask(source: LastSeenSource, isCustomer: boolean, signal: AbortSignal): Promise<Seen | null> {
  const storage = browserStorage('localStorage')
  if (source === 'lastWatched') {
    const offerCodes = readWatched(storage?.getItem(watchedKey) ?? null)
    // A customer may have looked at offers in another browser.
    if (offerCodes.length === 0 && !isCustomer) return null
    const shape = having<{ offers: OfferFacts[] }>({ offers: listOf(isOfferFacts) })
    const { body } = await shopApi.post('www/last-watched', { offerCodes }, { signal, shape })
    return body.offers.length > 0 ? { kind: 'offers', offers: body.offers } : null
  }
  const q = cookieValue(document.cookie, 'last_search')
  if (!q) return null
  const shape = having<{ search: FoundSearch | null }>({ search: orNull(isSearch) })
  const { body } = await shopApi.post('www/last-search', { q }, { signal, shape })
  return body.search && { kind: 'search', search: body.search }
}

const isSearch = having<FoundSearch>({ href: isText, title: isText, facts: listOf(isText), price: isText })

/**
 * True as soon as the placeholder is below the screen. It stays true. In a part that is not laid out yet the placeholder has no
 * position, but the part has.
 */
function useRoomBelow(place: HTMLElement): boolean {
  const [hasRoom, setRoom] = useState(false)
  useEffect(() => {
    if (hasRoom) return
    const observer = new IntersectionObserver((crossings) => {
      const entry = crossings.at(-1)
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top >= window.innerHeight) setRoom(true)
    })
    observer.observe(place.closest('.below-fold') ?? place)
    return () => observer.disconnect()
  }, [place, hasRoom])
  return hasRoom
}
