/** Whose language the shop speaks about an order. Przelewy24 tells only of money that came, and has it verified before it counts. */
export type Protocol = 'payu' | 'p24'

/** As PayU names them. */
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
  /** Where to tell of it, if elsewhere than of the order. */
  readonly notifyUrl: string | null
  readonly createdAt: string
  status: 'PENDING' | 'FINALIZED' | 'CANCELED'
  /** When the money is on its way. */
  readonly finalAt: string
}

/** One thing the shop is told: the very bytes, until it has said 200. */
export interface Notice {
  readonly url: string
  readonly body: string
  readonly since: string
  tries: number
  /** Null: delivered, or given up. */
  nextTryAt: string | null
  isDelivered: boolean
}

/** All of it is kept in the ledger: amounts in grosze, moments in ISO. */
export interface BankOrder {
  readonly protocol: Protocol
  readonly orderId: string
  /** Opens the pay page; whoever knows only the number may not pay. */
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
  /** Null: chosen on the pay page, or, with a code, later. */
  payMethod: PayMethodChoice | null
  status: OrderStatus
  /** What a BLIK code brings, and when; null: the person decides. */
  verdict: { readonly isPaid: boolean; readonly resultCode: string; readonly at: string } | null
  resultCode: string | null
  paymentId: string | null
  refunds: Refund[]
  notices: Notice[]
}

/** Nothing the buyer or time does changes these any more. */
export const isDecided = ({ status }: BankOrder): boolean => status === 'COMPLETED' || status === 'CANCELED'

export const refundedSum = ({ refunds }: BankOrder): number =>
  refunds.reduce((sum, { status, amount }) => (status === 'CANCELED' ? sum : sum + amount), 0)
