import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'

/**
 * Whoever moves the money. Provider-neutral: orders know this and nothing of PayU. Every call ends within five seconds, and so does
 * everything asked with one patience; what the provider does not answer is a refusal to be asked about again, never an exception.
 */
export interface PaymentGateway {
  readonly name: string
  /** Begins now, and is over when a guest has waited long enough. */
  patience(): AbortSignal
  methods(locale: Locale): Promise<Outcome<readonly PaymentMethod[], GatewayRefusal>>
  start(wish: PaymentWish, patience?: AbortSignal): Promise<Outcome<StartedPayment, GatewayRefusal>>
  look(gatewayId: string): Promise<Outcome<GatewayPayment, GatewayRefusal>>
  /** So that an attempt nobody waits for any more cannot be paid beside the next one. One that is paid already says so. */
  cancel(gatewayId: string, patience?: AbortSignal): Promise<Outcome<GatewayPayment, GatewayRefusal>>
  refund(gatewayId: string, wish: RefundWish): Promise<Outcome<{ readonly isFinal: boolean }, GatewayRefusal>>
  /** What the provider tells by itself: the raw body, and the signature beside it. */
  readNotification(body: Buffer, signature: string | undefined): Outcome<GatewayPayment, NotificationRefusal>
}

export interface PaymentMethod {
  readonly kind: 'blik' | 'bank' | 'card'
  /** The provider's own word for it. */
  readonly value: string
  readonly name: string
  readonly isAvailable: boolean
  readonly minAmount: number | null
  readonly maxAmount: number | null
}

export type ChosenMethod =
  | { readonly kind: 'blik'; readonly code: string }
  | { readonly kind: 'bank'; readonly value: string }
  | { readonly kind: 'card' }

/** Money in grosze. */
export interface PaymentWish {
  /** Our name for this attempt; the provider takes it once. */
  readonly paymentId: string
  readonly amount: number
  readonly description: string
  readonly buyer: {
    readonly email: string
    readonly phone: string
    readonly firstName: string
    readonly lastName: string
    readonly locale: Locale
  }
  readonly customerIp: string
  readonly notifyUrl: string
  readonly continueUrl: string
  readonly validSeconds: number
  readonly method: ChosenMethod
}

export interface StartedPayment {
  readonly gatewayId: string
  /** Null: nothing to leave for, the guest confirms in the bank's app. */
  readonly redirectUrl: string | null
}

export interface GatewayPayment {
  readonly gatewayId: string
  readonly paymentId: string
  readonly status: 'new' | 'pending' | 'completed' | 'cancelled'
  readonly amount: number
}

export interface RefundWish {
  /** Our name for the refund: asked twice, paid back once. */
  readonly refundId: string
  readonly amount: number
  readonly description: string
}

export interface GatewayRefusal {
  /** `unreachable`: nobody knows whether it happened; ask again. The others: it did not happen. */
  readonly code: 'unreachable' | 'refused' | 'not-unique' | 'unknown' | 'invalid'
  readonly detail: string
}

export interface NotificationRefusal {
  /** `not-a-payment`: the provider's word on something else, such as a refund; thanked for and left alone. */
  readonly code: 'forged' | 'unreadable' | 'not-a-payment'
}
