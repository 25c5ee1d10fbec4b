import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import type { MethodKind } from '../payments/method-kinds.ts'

/**
 * Moves the money. Provider-neutral: orders use only this interface, not PayU or Przelewy24 directly. Every call ends within five
 * seconds, and so do all calls with one `patience` signal. If the provider does not answer, the result is the refusal
 * `unreachable`, never an exception.
 */
export interface PaymentGateway {
  /** Stored with every payment, and part of the URL of its webhook. */
  readonly name: string
  /** Starts a timeout for everything that one guest waits for. */
  patience(): AbortSignal
  methods(locale: Locale): Promise<Outcome<readonly GatewayMethod[], GatewayRefusal>>
  /** Returns the provider's id of a payment before the provider has received it; null: the provider makes one up. */
  gatewayIdOf(paymentId: string): string | null
  start(wish: PaymentWish, patience?: AbortSignal): Promise<Outcome<StartedPayment, GatewayRefusal>>
  look(gatewayId: string): Promise<Outcome<GatewayPayment, GatewayRefusal>>
  /**
   * Looks for a payment whose start got no answer, by our own id. If the provider does not know it, it cannot begin any more: a
   * call that is still on its way is refused.
   */
  find(
    payment: Pick<PaymentWish, 'paymentId' | 'amount'>,
    patience?: AbortSignal,
  ): Promise<Outcome<GatewayPayment, GatewayRefusal>>
  /** Takes the money of a payment that has `arrived`: only then is it ours. Idempotent. */
  take(payment: GatewayPayment): Promise<Outcome<GatewayPayment, GatewayRefusal>>
  /**
   * Cancels an abandoned attempt, if the provider can, so that it cannot be paid in addition to the next one. Returns the payment
   * if it was already paid.
   */
  cancel(gatewayId: string, patience?: AbortSignal): Promise<Outcome<GatewayPayment, GatewayRefusal>>
  refund(gatewayId: string, wish: RefundWish): Promise<Outcome<RefundState, GatewayRefusal>>
  /** Reads a webhook. Each provider proves in another way that the call is authentic. */
  readNotification(notification: Notification): Outcome<GatewayNews, NotificationRefusal>
}

/** The raw request, before parsing. */
export interface Notification {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

export type GatewayNews =
  | { readonly of: 'payment'; readonly payment: GatewayPayment }
  /** The state of a refund changed; query the provider for it. */
  | { readonly of: 'refund'; readonly refundId: string }

export interface GatewayMethod {
  readonly kind: MethodKind
  /** The provider's code of the method. */
  readonly value: string
  readonly name: string
  readonly isAvailable: boolean
  readonly minAmount: number | null
  readonly maxAmount: number | null
}

/** A way to pay, with its gateway. */
export interface PaymentMethod extends GatewayMethod {
  readonly gateway: string
}

export type ChosenMethod =
  | { readonly kind: 'blik'; readonly code: string }
  | { readonly kind: 'bank'; readonly value: string }
  /** Without a value: the provider's default. */
  | { readonly kind: Exclude<MethodKind, 'blik' | 'bank'>; readonly value?: string }

/** Money in grosze. */
export interface PaymentWish {
  /** Our id of this attempt. The provider accepts it once. */
  readonly paymentId: string
  readonly amount: number
  readonly description: string
  readonly buyer: {
    readonly email: string
    readonly phone: string
    readonly firstName: string
    readonly lastName: string
    /** Only if the guest was asked for an address. */
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
  /** Null: no redirect; the guest confirms in the bank's app. */
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
  /** Our id of the refund, its idempotency key. */
  readonly refundId: string
  readonly amount: number
  readonly description: string
  readonly notifyUrl: string
}

/** `rejected` is final: a new attempt needs another refund id. */
export type RefundState = 'waits' | 'paid-out' | 'rejected'

export interface GatewayRefusal {
  /** `unreachable`: it is unknown whether it happened; try again. The others: it did not happen. */
  readonly code: 'unreachable' | 'refused' | 'not-unique' | 'unknown' | 'invalid'
  readonly detail: string
}

export interface NotificationRefusal {
  readonly code: 'forged' | 'unreadable'
}
