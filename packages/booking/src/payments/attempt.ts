import { randomUUID } from 'node:crypto'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ChosenMethod, PaymentGateway, PaymentWish } from '../gateway/payment-gateway.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Unsettled } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import type { ApplyStatusFrom } from './ask-banks.ts'
import { isBeginning } from './is-beginning.ts'
import { notifyUrl } from './notify-path.ts'
import type { AmountFault } from './own-amount.ts'
import { lockPayable, type PayableName } from './payable.ts'
import { endStarting, findUnsettled, giveUpPayment, isBegunTwice, type NewPayment } from './payment-rows.ts'
import type { PurchaseRoom } from './purchases.ts'

export type PaymentRefusal =
  | {
      readonly code:
        | 'order-unknown'
        | 'order-expired'
        | 'order-closed'
        | 'order-paid'
        | 'variant-not-offered'
        | 'payment-in-progress'
    }
  /** This amount cannot be paid, with the reason. */
  | {
      readonly code: 'amount-refused'
      readonly fault: AmountFault
      readonly rest: number
      readonly least: number
    }
  /** The bank refused, and nothing was paid. Another method may work. */
  | { readonly code: 'payment-refused'; readonly paymentId: string }
  /** The result is unknown. A payment that was made will be found; otherwise the guest can pay again. */
  | { readonly code: 'bank-unreachable'; readonly paymentId: string | null }

export interface PaymentBegun {
  readonly paymentId: string
  /** Null: no redirect; the guest confirms in the bank's app. */
  readonly redirectUrl: string | null
}

/** How a guest wants to pay. */
export interface PayWish {
  readonly method: ChosenMethod
  /** The gateway; absent: the default one. */
  readonly gateway?: string
  readonly customerIp: string
}

/** Something that can be paid for now. */
export interface OpenPayable {
  readonly name: PayableName
  /** The number that the guest reads. */
  readonly label: string
  readonly locale: Locale
  readonly buyer: Omit<PaymentWish['buyer'], 'locale'>
  /** An attempt without a final answer of the bank. */
  readonly unsettled: Unsettled | null
  /** Plans an attempt that starts now. */
  attempt(now: Date): Outcome<PlannedAttempt, PaymentRefusal>
  /** Path to which the bank sends the guest back, without the language prefix. */
  backTo(paymentId: string): string
}

export interface PlannedAttempt extends Pick<NewPayment, 'amount' | 'validUntil'> {
  /** Commits it. False: the payable has changed meanwhile. */
  insert(payment: NewPayment): Promise<boolean>
}

/** Reads the current state; refused: nothing can be paid. */
export type LookAtPayable = () => Promise<Outcome<OpenPayable, PaymentRefusal>>

export type Attempts = ReturnType<typeof attempting>

/** Starts and stops payment attempts, for trips and purchases alike. */
export function attempting(
  { gateways, clock, siteUrl }: BookingOptions,
  store: Store,
  applyStatusFrom: ApplyStatusFrom,
  wasSilent: (gateway: string) => void,
  room: PurchaseRoom,
) {
  async function start(look: LookAtPayable, wish: PayWish): Promise<Outcome<PaymentBegun, PaymentRefusal>> {
    const gateway = wish.gateway === undefined ? gateways.usual : gateways.named(wish.gateway)
    if (!gateway) return refused({ code: 'variant-not-offered' })
    // One timeout for all calls, because the guest waits for their sum.
    const patience = gateway.patience()
    // Committed before the bank is called, so that the polling loop asks about it whatever happens next.
    const begun = await begin(look, wish.method, gateway, patience)
    if (!begun.ok) return begun
    const { payable, payment } = begun.value
    const { id, amount } = payment
    const started = await gateway.start(
      {
        paymentId: id,
        amount,
        description: `Wojaż ${payable.label}`,
        buyer: { ...payable.buyer, locale: payable.locale },
        customerIp: wish.customerIp,
        notifyUrl: notifyUrl(siteUrl, gateway.name),
        continueUrl: siteUrl + localisedPath(payable.locale, payable.backTo(id)),
        validSeconds: Math.floor((payment.validUntil.getTime() - clock().getTime()) / 1000),
        method: wish.method,
      },
      patience,
    )
    if (started.ok) {
      const { gatewayId, redirectUrl } = started.value
      await applyStatusFrom(gateway, { paymentId: id, gatewayId, amount, status: 'pending' })
      return accepted({ paymentId: id, redirectUrl })
    }
    if (started.refusal.code === 'unreachable') {
      wasSilent(gateway.name)
      await store.read((client) => endStarting(client, id))
      return refused({ code: 'bank-unreachable', paymentId: id })
    }
    await giveUp(payable.name, id)
    return refused({ code: 'payment-refused', paymentId: id })
  }

  /** At most one attempt at a time: an earlier one is cancelled at the bank, unless it was paid. */
  async function callOff(
    name: PayableName,
    earlier: Unsettled,
    patience?: AbortSignal,
    /** The bank of the next attempt; absent: there is none. */
    next?: PaymentGateway,
  ): Promise<Outcome<null, PaymentRefusal>> {
    if (isBeginning(earlier, clock())) return refused({ code: 'payment-in-progress' })
    const gateway = gateways.named(earlier.gateway)
    if (gateway) {
      const word = await cancelAt(gateway, earlier, patience)
      const heard = word.ok ? await applyStatusFrom(gateway, word.value) : word
      const isSilent =
        !heard.ok && (heard.refusal.code === 'unreachable' || heard.refusal.code === 'bank-unreachable')
      // Whoever got no page of a silent bank may pay at another one.
      const mayLeave = earlier.gatewayId === null && next !== undefined && next !== gateway
      if (isSilent && !mayLeave) return refused({ code: 'bank-unreachable', paymentId: earlier.id })
    }
    await giveUp(name, earlier.id)
    return accepted(null)
  }

  async function cancelAt(
    gateway: PaymentGateway,
    { id, gatewayId, amount }: Unsettled,
    patience?: AbortSignal,
  ) {
    if (gatewayId !== null) return gateway.cancel(gatewayId, patience)
    const found = await gateway.find({ paymentId: id, amount }, patience)
    return found.ok ? gateway.cancel(found.value.gatewayId, patience) : found
  }

  /** If the bank takes the money anyway, it is found and counted or refunded. */
  async function giveUp(name: PayableName, paymentId: string): Promise<void> {
    await store.change(async (client) => {
      const isKnown = await lockPayable(client, name, room)
      const open = await findUnsettled(client, name)
      if (open?.id !== paymentId) return
      await giveUpPayment(client, paymentId)
      if (isKnown && 'purchase' in name)
        await room()?.refused(client, { purchase: name.purchase, paymentId, now: clock() })
    })
  }

  async function begin(
    look: LookAtPayable,
    method: ChosenMethod,
    gateway: PaymentGateway,
    patience: AbortSignal,
  ): Promise<Outcome<{ payable: OpenPayable; payment: NewPayment }, PaymentRefusal>> {
    while (true) {
      const open = await look()
      if (!open.ok) return open
      const payable = open.value
      if (payable.unsettled) {
        const cleared = await callOff(payable.name, payable.unsettled, patience, gateway)
        if (!cleared.ok) return cleared
        continue
      }
      const now = clock()
      const planned = payable.attempt(now)
      if (!planned.ok) return planned
      const { amount, validUntil, insert } = planned.value
      const id = randomUUID()
      const payment: NewPayment = {
        id,
        amount,
        validUntil,
        method: method.kind,
        gateway: gateway.name,
        gatewayId: gateway.gatewayIdOf(id),
        startedAt: now,
      }
      try {
        // False when it was paid, expired or cancelled meanwhile: then it is read again.
        if (await insert(payment)) return accepted({ payable, payment })
      } catch (fault) {
        if (isBegunTwice(fault)) return refused({ code: 'payment-in-progress' })
        throw fault
      }
    }
  }

  return { start, callOff }
}
