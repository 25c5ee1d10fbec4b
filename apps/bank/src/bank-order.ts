/**
 * The protocol the shop used to place the order. Przelewy24 notifies only about received money, and the shop must verify a
 * payment before it counts.
 */
export type Protocol = 'payu' | 'p24'

/** PayU's names of the statuses. */
export type OrderStatus = 'NEW' | 'PENDING' | 'WAITING_FOR_CONFIRMATION' | 'COMPLETED' | 'CANCELED'

export interface PayMethodChoice {
  readonly type: string
  readonly value: string
}

export interface Refund {
  readonly refundId: string
  readonly extRefundId: string | null
  readonly amount: number
  readonly description: string
  /** Where to send the refund's notification; null: to the `notifyUrl` of the order. */
  readonly notifyUrl: string | null
  readonly createdAt: string
  status: 'PENDING' | 'FINALIZED' | 'CANCELED'
  /** When the refund is final. */
  readonly finalAt: string
}

/** One notification to the shop. The same bytes are sent again until the shop answers 200. */
export interface Notice {
  readonly url: string
  readonly body: string
  readonly since: string
  tries: number
  /** Null: delivered, or no more tries. */
  nextTryAt: string | null
  isDelivered: boolean
}

/** An order as the ledger stores it. Amounts are in grosze, times are ISO strings. */
export interface BankOrder {
  readonly protocol: Protocol
  readonly orderId: string
  /** Secret part of the pay page's URL. The order number alone is not enough to pay. */
  readonly payToken: string
  readonly extOrderId: string | null
  readonly posId: string
  readonly createdAt: string
  readonly validUntil: string
  readonly totalAmount: number
  readonly currencyCode: string
  readonly description: string
  readonly customerIp: string
  readonly notifyUrl: string | null
  readonly continueUrl: string | null
  readonly buyer: Readonly<Record<string, string>> | null
  readonly products: readonly {
    readonly name: string
    readonly unitPrice: string
    readonly quantity: string
  }[]
  /** Null: the buyer chooses on the pay page, or types a BLIK code later. */
  payMethod: PayMethodChoice | null
  status: OrderStatus
  /** The result of a BLIK code and when it takes effect; null: the buyer decides. */
  verdict: { readonly isPaid: boolean; readonly resultCode: string; readonly at: string } | null
  resultCode: string | null
  paymentId: string | null
  refunds: Refund[]
  notices: Notice[]
}

/** Whether the status is final: neither the buyer nor time can change it. */
export const isDecided = ({ status }: BankOrder): boolean => status === 'COMPLETED' || status === 'CANCELED'

export const refundedSum = ({ refunds }: BankOrder): number =>
  refunds.reduce((sum, { status, amount }) => (status === 'CANCELED' ? sum : sum + amount), 0)
