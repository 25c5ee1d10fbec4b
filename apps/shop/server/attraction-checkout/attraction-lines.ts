import {
  type AttractionItem,
  type AttractionOrder,
  freeUntilWords,
  localMinuteWords,
  peopleWords,
  pickupPlace,
  refundDay,
  whenWords,
} from '@wojaz/attractions'
import type { Locale } from '@wojaz/travel/locale'
import type {
  AttractionLine,
  AttractionOrderView,
  OrderLine,
} from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { shownPicture } from '../attractions/shown-attraction.ts'

export function attractionLine(item: AttractionItem, locale: Locale, now: Date): AttractionLine {
  const free = freeUntilWords(item.policy, now)
  return {
    id: item.id,
    title: item.titles[locale],
    option: item.optionTitles[locale],
    when: whenWords(item),
    people: peopleWords(item, locale),
    price: item.price.total,
    picture: item.picture && shownPicture(item.choice.attractionNumber, item.picture.src, ''),
    freeUntil: free && localMinuteWords(free),
    pickup: pickupOf(item),
  }
}

export function orderLine(item: AttractionItem, locale: Locale, now: Date): OrderLine {
  return {
    ...attractionLine(item, locale, now),
    state: item.state,
    refund: item.refund && { ...item.refund, by: refundDay(item) },
  }
}

export function orderView(order: AttractionOrder, locale: Locale, now: Date): AttractionOrderView {
  const { transactionId, number, state, contact, paid, items } = order
  return {
    transactionId,
    number,
    state,
    email: contact.email,
    paid,
    items: items.map((item) => orderLine(item, locale, now)),
  }
}

function pickupOf({ pickup }: AttractionItem): string | null {
  if (!pickup) return null
  const time = pickup.localTime?.replace(/^.*T/, '').slice(0, 5)
  return [time, pickupPlace(pickup)].filter(Boolean).join(', ')
}
