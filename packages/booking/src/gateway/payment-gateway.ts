import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import type { MethodKind } from '../payments/method-kinds.ts'

/**
 * Whoever moves the money. Provider-neutral: orders know this and nothing of PayU or Przelewy24. Every call ends within five seconds, and
 * so does everything asked with one patience; what the provider does not answer is a refusal to be asked about again, never an exception.
 */
export interface PaymentGateway {
  /** Stands with every payment it moves, and in the address of its notifications. */
  readonly name: string
  /** Begins now, and is over when a guest has waited long enough. */
  patience(): AbortSignal
  methods(locale: Locale): Promise<Outcome<readonly GatewayMethod[], GatewayRefusal>>
  /** The provider's name for a payment that it has not heard of yet; null: it makes one up itself. */
  gatewayIdOf(paymentId: string): string | null
  start(wish: PaymentWish, patience?: AbortSignal): Promise<Outcome<StartedPayment, GatewayRefusal>>
  look(gatewayId: string): Promise<Outcome<GatewayPayment, GatewayRefusal>>
  /** Takes the money of a payment that has `arrived`: only then it is ours. Asked twice, taken once. */
  take(payment: GatewayPayment): Promise<Outcome<GatewayPayment, GatewayRefusal>>
  /** So that an attempt nobody waits for any more cannot be paid beside the next one, if the provider can do so. One that is paid already says so. */
  cancel(gatewayId: string, patience?: AbortSignal): Promise<Outcome<GatewayPayment, GatewayRefusal>>
  refund(gatewayId: string, wish: RefundWish): Promise<Outcome<RefundState, GatewayRefusal>>
  /** What the provider tells by itself. How it proves that it is the one who speaks is its own matter. */
  readNotification(notification: Notification): Outcome<GatewayNews, NotificationRefusal>
}

/** As it came, before anybody parses it. */
export interface Notification {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

export type GatewayNews =
  | { readonly of: 'payment'; readonly payment: GatewayPayment }
  /** Something became of a refund: the provider is asked what. */
  | { readonly of: 'refund'; readonly refundId: string }

export interface GatewayMethod {
  readonly kind: MethodKind
  /** The provider's own word for it. */
  readonly value: string
  readonly name: string
  readonly isAvailable: boolean
  readonly minAmount: number | null
  readonly maxAmount: number | null
}

/** A way to pay, and through whom. */
export interface PaymentMethod extends GatewayMethod {
  readonly gateway: string
}

export type ChosenMethod =
  | { readonly kind: 'blik'; readonly code: string }
  | { readonly kind: 'bank'; readonly value: string }
  /** Without a value: the provider's usual one. */
  | { readonly kind: Exclude<MethodKind, 'blik' | 'bank'>; readonly value?: string }

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
    /** Only of who was asked for an address. */
    readonly street?: string
    readonly postalCode?: string
    readonly city?: string
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
  /** `arrived`: the guest has paid, and the money waits to be taken. */
  readonly status: 'new' | 'pending' | 'arrived' | 'completed' | 'cancelled'
  readonly amount: number
}

export interface RefundWish {
  /** Our name for the refund: asked twice, paid back once. */
  readonly refundId: string
  readonly amount: number
  readonly description: string
  readonly notifyUrl: string
}

/** `rejected` is a last word: the money stays where it is until it is asked for under another name. */
export type RefundState = 'waits' | 'paid-out' | 'rejected'

export interface GatewayRefusal {
  /** `unreachable`: nobody knows whether it happened; ask again. The others: it did not happen. */
  readonly code: 'unreachable' | 'refused' | 'not-unique' | 'unknown' | 'invalid'
  readonly detail: string
}

export interface NotificationRefusal {
  readonly code: 'forged' | 'unreadable'
}
