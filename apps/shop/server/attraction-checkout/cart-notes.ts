import type { CartRefusal, OrderRefusal } from '@wojaz/attractions/server'
import type { Translate } from '@wojaz/content'
import { formatMoney } from '@wojaz/travel/money'
import type { CartAnswer } from '../../app/features/attraction-checkout/attraction-checkout-view.ts'

type Note = CartAnswer['note']

/** The message when the cart refuses something; null: the page itself shows the new state. */
export function cartNote(refusal: CartRefusal, t: Translate): Note {
  switch (refusal.code) {
    case 'attraction-unknown':
    case 'gone':
      return { tone: 'error', text: t('tickets.note.gone') }
    case 'choice-refused':
      return { tone: 'error', text: t('tickets.note.choice') }
    case 'pickup-needed':
      return { tone: 'error', text: t('tickets.note.pickup') }
    case 'cart-full':
      return { tone: 'error', text: t('tickets.note.full', { most: refusal.most }) }
    case 'too-many-held':
      return { tone: 'warning', text: t('tickets.note.tooManyHeld') }
    case 'sold-out':
      return { tone: 'error', text: t('tickets.note.soldOut') }
    case 'supplier-away':
      return { tone: 'warning', text: t('tickets.note.away') }
    case 'supplier-silent':
      return { tone: 'warning', text: t('tickets.note.silent') }
    default:
      return null
  }
}

export function orderNote(refusal: OrderRefusal, t: Translate): Note {
  switch (refusal.code) {
    case 'hold-over':
      return { tone: 'error', text: t('tickets.note.hold') }
    case 'price-changed':
      return { tone: 'warning', text: t('tickets.note.price', { amount: formatMoney(refusal.total) }) }
    case 'data-missing':
    case 'contact-missing':
    case 'consent-missing':
      return { tone: 'error', text: t('tickets.note.mend') }
    default:
      return null
  }
}
