import { readBuyer, readItemData } from '@wojaz/attractions'
import type { OrderRefusal } from '@wojaz/attractions/server'
import { readPayment } from '@wojaz/booking'
import { keyOfCode } from '@wojaz/content'
import { isTicked, type Typed } from '@wojaz/mail'
import { data, type RouterContextProvider, redirect } from 'react-router'
import {
  attractionCartAddress,
  attractionCartPath,
  attractionPaidAddress,
  attractionUnpaidAddress,
} from '../../app/features/attraction-checkout/attraction-checkout-address.ts'
import type { CartAnswer } from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { beginPaymentByKey } from '../payment/begin-by-key.ts'
import {
  customerContext,
  customerIpContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../request/context.ts'
import { addToCart } from './add-to-cart.ts'
import { attractionHolder } from './attraction-holder.ts'
import { cartNote, orderNote } from './cart-notes.ts'
import { dataFaultFields } from './data-fault-fields.ts'
import { fillNames } from './fill-names.ts'
import { type CartOfBrowser, cartOfBrowser } from './load-cart.ts'

type Context = Readonly<RouterContextProvider>

/** Handles the forms of the cart. Everything typed is returned with its faults. */
export async function actCart(context: Context, request: Request) {
  const typed = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  )
  const { t } = context.get(deliveryContext).i18n
  if (typed.intent === 'add') {
    const added = await addToCart(context, request, typed)
    if (added instanceof Response) return added
    const note = cartNote(added, t)
    const given = { note: note && { ...note, ...backOf(request) } }
    if (added.code === 'supplier-away') return comeBack(given)
    return answer(given, {}, added.code === 'too-many-held' ? 429 : 422)
  }
  const found = await cartOfBrowser(context, request)
  if (!found) return redirect(attractionCartAddress(context.get(visitContext).locale), 303)
  const { attractionSale } = context.get(servicesContext)
  const [intent = '', itemId = ''] = (typed.intent ?? '').split(':')
  if (intent === 'fill') return answer({}, await fillNames(context, request, found.cart, typed))
  if (intent === 'remove' || intent === 'extend') {
    const done = await (intent === 'remove'
      ? attractionSale.remove(found.key, itemId)
      : attractionSale.extend(found.key))
    const news = intent === 'extend' ? ({ tone: 'success', text: t('tickets.cart.extended') } as const) : null
    return answer({ note: done.ok ? news : cartNote(done.refusal, t) }, typed)
  }
  return order(context, request, found, typed)
}

/** Saves the data, places the order and starts the payment, or returns the faults at their fields. */
async function order(context: Context, request: Request, { key, cart }: CartOfBrowser, typed: Typed) {
  const { attractionSale, booking } = context.get(servicesContext)
  const { t } = context.get(deliveryContext).i18n
  const { locale } = context.get(visitContext)
  const buyer = readBuyer(typed)
  const items = Object.fromEntries(cart.items.map((item) => [item.id, readItemData(typed, item)]))
  const told = await attractionSale.tell(key, buyer.ok ? { contact: buyer.value, items } : { items })
  if (!told.ok) return answer({ note: cartNote(told.refusal, t) }, typed, 422)
  const total = Number(typed.total) || 0
  const paying = await readPaying(context, typed, total)
  const terms = isTicked(typed, 'terms')
  const faults: Record<string, string> = {
    ...(buyer.ok ? {} : sentences(buyer.refusal, (fault) => t(`checkout.fault.${keyOfCode(fault)}`))),
    ...dataFaultFields(told.value, t),
    ...(terms ? {} : { terms: t('tickets.fault.terms') }),
  }
  if (Object.keys(faults).length > 0 || !paying.ok)
    return answer(
      { faults, payFault: paying.ok ? null : paying.refusal, note: mendNote(faults, t) },
      typed,
      422,
    )
  const placed = await attractionSale.placeOrder(key, { agreedTotal: total, terms })
  if (!placed.ok) return refusedOrder(context, placed.refusal, typed)
  const { transactionId } = placed.value
  if (placed.value.state === 'paid') return redirect(attractionPaidAddress(locale, transactionId), 303)
  const cookies = request.headers.get('cookie') ?? undefined
  const holder = attractionHolder(context.get(servicesContext), transactionId, {
    customer: context.get(customerContext),
    cookies,
  })
  const { method, gateway } = paying.value
  const wish = { method, gateway, customerIp: context.get(customerIpContext) }
  const begun = await beginPaymentByKey(
    {
      byKey: booking.byIdempotencyKey,
      start: () => attractionSale.startPayment(transactionId, holder, wish),
      async isOver(paymentId) {
        const { payments } = await booking.purchasePayments(transactionId)
        return payments.some(({ id, state }) => id === paymentId && state === 'refused')
      },
    },
    { scope: `attraction page ${transactionId}`, attempt: typed.attempt ?? '', chosen: { method, gateway } },
  )
  if (begun.ok) return redirect(begun.value.redirectUrl ?? attractionPaidAddress(locale, transactionId), 303)
  switch (begun.refusal.code) {
    case 'payment-in-progress':
    case 'order-paid':
      return redirect(attractionPaidAddress(locale, transactionId), 303)
    case 'payment-refused':
      return redirect(attractionUnpaidAddress(locale, transactionId), 303)
    case 'order-expired':
      return answer({ note: { tone: 'error', text: t('tickets.note.hold') } }, typed, 422)
    default:
      return answer({ note: { tone: 'warning', text: t('tickets.pay.silent') } }, typed, 422)
  }
}

async function readPaying(context: Context, typed: Typed, total: number) {
  const { booking } = context.get(servicesContext)
  const methods = await booking.knownMethods(context.get(visitContext).locale)
  const whole = [{ variant: 'full', now: total, later: [] }] as const
  return readPayment({ ...typed, variant: 'full' }, whole, methods)
}

function refusedOrder(context: Context, refusal: OrderRefusal, typed: Typed) {
  const { t } = context.get(deliveryContext).i18n
  const note = orderNote(refusal, t)
  // The cart has changed meanwhile; its page shows how.
  if (!note) return redirect(attractionCartAddress(context.get(visitContext).locale), 303)
  return answer({ note }, typed, 422)
}

function mendNote(faults: Readonly<Record<string, string>>, t: (key: string) => string): CartAnswer['note'] {
  return Object.keys(faults).length > 0 ? { tone: 'error', text: t('tickets.note.mend') } : null
}

/** The BLIK code is not returned: it is valid for two minutes and for one attempt. */
function answer(given: Partial<CartAnswer>, typed: Typed, status = 200) {
  const { code: _code, ...kept } = typed
  return data<CartAnswer>({ faults: {}, note: null, payFault: null, ...given, typed: kept }, { status })
}

/** The supplier was not reached: the places may be available, so the guest should try again. */
function comeBack(given: Partial<CartAnswer>) {
  const shown: CartAnswer = { faults: {}, note: null, payFault: null, ...given, typed: {} }
  return data(shown, { status: 503, headers: { 'retry-after': '10' } })
}

function sentences<Fault>(faults: Readonly<Record<string, Fault>>, say: (fault: Fault) => string) {
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, say(fault)]))
}

/** The previous page, if it is a page of attractions. */
function backOf(request: Request): { back?: string } {
  const from = URL.parse(request.headers.get('referer') ?? '')
  const isOurs = from && from.host === new URL(request.url).host
  const isElsewhere = from?.pathname.includes('/atrakcje/') && !from.pathname.endsWith(attractionCartPath)
  return isOurs && isElsewhere ? { back: from.pathname + from.search } : {}
}
