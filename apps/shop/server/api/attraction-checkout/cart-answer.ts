import {
  type AttractionCart,
  type AttractionItem,
  type AttractionOrder,
  freeUntilWords,
  requiredSchema,
} from '@wojaz/attractions'
import type { Locale } from '@wojaz/travel/locale'
import {
  ticketAddress,
  ticketFileAddress,
} from '../../../app/features/attraction-checkout/attraction-checkout-address.ts'

/** The content of a cart without personal data. */
export function cartAnswer(cart: AttractionCart | null, locale: Locale, now: Date) {
  return {
    state: cart?.state ?? ('empty' as const),
    total: cart?.total ?? 0,
    heldUntil: cart?.heldUntil?.toISOString() ?? null,
    items: (cart?.items ?? []).map((item) => itemAnswer(item, locale, now)),
  }
}

function itemAnswer(item: AttractionItem, locale: Locale, now: Date) {
  return {
    id: item.id,
    activityId: item.choice.attractionNumber,
    title: item.titles[locale],
    option: item.optionTitles[locale],
    localStart: item.localStart,
    state: item.state,
    price: item.price.total,
    tickets: { ...item.choice.tickets },
    pickup: item.pickup?.name ?? null,
    freeUntil: freeUntilWords(item.policy, now),
    isConfirmedAtOnce: item.isConfirmedAtOnce,
  }
}

export function requiredAnswer(cart: AttractionCart, locale: Locale) {
  return cart.items.map((item) => ({
    itemId: item.id,
    title: item.titles[locale],
    schema: requiredSchema(item, locale),
  }))
}

export function transactionAnswer({ transactionId, number, state, total, paid }: AttractionOrder) {
  return { transactionId, number, state, total, paid }
}

/** Includes the tickets, if there are any. */
export function confirmationsAnswer(order: AttractionOrder, locale: Locale, now: Date) {
  const { transactionId } = order
  return {
    ...transactionAnswer(order),
    items: order.items.map((item) => {
      const hasTicket = item.state === 'confirmed'
      return {
        ...itemAnswer(item, locale, now),
        reference: item.supplierReference,
        ticketUrl: hasTicket ? ticketAddress(locale, transactionId, item.id) : null,
        pdfUrl: hasTicket ? ticketFileAddress(locale, transactionId, item.id, 'bilet.pdf') : null,
        calendarUrl: hasTicket ? ticketFileAddress(locale, transactionId, item.id, 'kalendarz.ics') : null,
        refund: item.refund && { amount: item.refund.amount, state: item.refund.state },
      }
    }),
  }
}
