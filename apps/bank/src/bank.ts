import { randomInt } from 'node:crypto'
import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import {
  type BankOrder,
  isDecided,
  type Notice,
  type Protocol,
  type Refund,
  refundedSum,
} from './bank-order.ts'
import { blikCodeLivesMs, blikVerdict } from './blik-codes.ts'
import { canExpire, hasDuties, momentsOf } from './duties.ts'
import type { Ledger } from './ledger.ts'
import { newOrder } from './new-order.ts'
import { afterFailedTry, noticeOf, orderNotice, refundNotice } from './notification.ts'
import { blikCodeIn, type OrderRequest } from './order-request.ts'
import { newTransaction } from './p24/new-transaction.ts'
import { p24OrderNotice, p24RefundNotice } from './p24/p24-notification.ts'
import type { RegisterRequest } from './p24/p24-requests.ts'
import { type PayuError, wrong } from './payu-error.ts'
import type { BankSettings } from './settings.ts'

export type Bank = ReturnType<typeof openBank>

interface BankParts {
  readonly settings: BankSettings
  readonly ledger: Ledger
  readonly clock: Clock
  /** Sends one notification to the shop; false: the answer was not 200. */
  readonly deliver: (notice: Notice, protocol: Protocol) => Promise<boolean>
  /** The current artificial delay of notifications. */
  readonly noticesLateMs: () => number
}

/** Holds the orders and changes their state. Everything that depends on the clock happens in `runDue`. */
export function openBank({ settings, ledger, clock, deliver, noticesLateMs }: BankParts) {
  /** Orders with something left to do. */
  const awaited = new Set([...ledger.orders.values()].filter(hasDuties))
  const travelling = new Set<Notice>()
  let onWork = () => {}

  function save(order: BankOrder) {
    ledger.save(order)
    if (hasDuties(order)) awaited.add(order)
    else awaited.delete(order)
    onWork()
  }

  function tell(order: BankOrder, url: string | null, document: object | null) {
    if (url === null || document === null) return
    const notice = noticeOf(url, document, clock())
    notice.nextTryAt = new Date(clock().getTime() + noticesLateMs()).toISOString()
    order.notices.push(notice)
  }

  const tellOfRefund = (order: BankOrder, refund: Refund) =>
    tell(
      order,
      refund.notifyUrl ?? order.notifyUrl,
      refundWord[order.protocol](order, refund, settings, clock()),
    )

  const orderWord = { payu: orderNotice, p24: p24OrderNotice }
  const refundWord = { payu: refundNotice, p24: p24RefundNotice }

  function become(order: BankOrder, status: BankOrder['status'], resultCode: string | null) {
    order.status = status
    order.resultCode = resultCode
    order.verdict = null
    if (status === 'COMPLETED') order.paymentId ??= String(randomInt(1e9, 1e10))
    tell(order, order.notifyUrl, orderWord[order.protocol](order, settings, clock()))
    save(order)
  }

  /** The status of a paid order. Przelewy24 payments wait for verification. */
  const paidStatus = ({ protocol }: BankOrder) =>
    settings.autoReceive && protocol === 'payu' ? 'COMPLETED' : 'WAITING_FOR_CONFIRMATION'

  /** The result of the code is applied later, in `runDue`. */
  function charge(order: BankOrder, code: string) {
    const verdict = blikVerdict(code)
    const late = verdict ? settings.thinksMs : blikCodeLivesMs
    const { isPaid, resultCode } = verdict ?? { isPaid: false, resultCode: 'AUT_ERROR_TIMEOUT' }
    become(order, 'PENDING', null)
    order.verdict = { isPaid, resultCode, at: new Date(clock().getTime() + late).toISOString() }
    save(order)
  }

  return {
    create(wish: OrderRequest): Outcome<BankOrder, PayuError> {
      if (wish.merchantPosId !== settings.posId) return refused(wrong('Invalid merchantPosId'))
      const taken = wish.extOrderId ? ledger.byExtOrderId(settings.posId, wish.extOrderId) : undefined
      if (taken)
        return refused({
          status: 400,
          statusCode: 'ERROR_ORDER_NOT_UNIQUE',
          statusDesc: 'Order with given extOrderId already exists.',
          orderId: taken.orderId,
        })
      const code = blikCodeIn(wish)
      if (code !== null && !/^\d{6}$/.test(code)) return refused(wrong('Invalid BLIK authorization code'))
      const order = newOrder(wish, settings.posId, clock())
      if (code === null) save(order)
      else charge(order, code)
      return accepted(order)
    },

    /** Starts an order by Przelewy24's protocol; null: the session id is taken. */
    register(wish: RegisterRequest): BankOrder | null {
      if (ledger.byExtOrderId(String(wish.posId), wish.sessionId)) return null
      const order = newTransaction(wish, clock())
      save(order)
      return order
    },

    /** Enters a BLIK code for an existing order. */
    charge(order: BankOrder, code: string): void {
      order.payMethod = { type: 'BLIK_AUTHORIZATION_CODE', value: 'blik' }
      charge(order, code)
    },

    findBySession: (sessionId: string): BankOrder | undefined =>
      ledger.byExtOrderId(String(settings.p24.posId), sessionId),

    /** Finds the order of a pay page. */
    findByToken: (token: string): BankOrder | undefined => ledger.byToken(token),

    find: (orderId: string): BankOrder | undefined => ledger.orders.get(orderId),

    /** All orders, newest first. */
    all: (): BankOrder[] => [...ledger.orders.values()].reverse(),

    /** The buyer pays or refuses, on the pay page or on the phone. A final status does not change. */
    decide(order: BankOrder, isPaid: boolean): void {
      if (isDecided(order) || order.status === 'WAITING_FOR_CONFIRMATION') return
      if (isPaid) become(order, paidStatus(order), 'SUCCESS')
      else become(order, 'CANCELED', 'AUT_ERROR_DECLINED')
    },

    cancel(order: BankOrder): Outcome<BankOrder, PayuError> {
      if (order.status === 'COMPLETED') return refused(wrong('Order is completed and cannot be canceled'))
      if (order.status !== 'CANCELED') become(order, 'CANCELED', 'CANCELED_BY_MERCHANT')
      return accepted(order)
    },

    capture(order: BankOrder): Outcome<BankOrder, PayuError> {
      if (order.status !== 'WAITING_FOR_CONFIRMATION')
        return refused(wrong('Order does not wait for a capture'))
      become(order, 'COMPLETED', 'SUCCESS')
      // Przelewy24 repeats its notifications until the shop verifies the payment.
      if (order.protocol === 'p24') for (const notice of order.notices) notice.nextTryAt = null
      save(order)
      return accepted(order)
    },

    refund(
      order: BankOrder,
      wish: { description: string; amount?: string; extRefundId?: string; notifyUrl?: string },
    ): Outcome<Refund, PayuError> {
      if (order.status !== 'COMPLETED') return refused(wrong('Order is not completed'))
      if (wish.extRefundId && order.refunds.some(({ extRefundId }) => extRefundId === wish.extRefundId))
        return refused(wrong('Refund with given extRefundId already exists'))
      const left = order.totalAmount - refundedSum(order)
      const amount = wish.amount ? Number(wish.amount) : left
      if (amount > left || left === 0)
        return refused(wrong('Refund amount exceeds what is left of the order'))
      const now = clock()
      const refund: Refund = {
        refundId: String(randomInt(5e9, 6e9)),
        extRefundId: wish.extRefundId ?? null,
        amount,
        description: wish.description,
        notifyUrl: wish.notifyUrl ?? null,
        createdAt: now.toISOString(),
        status: 'PENDING',
        finalAt: new Date(now.getTime() + settings.thinksMs).toISOString(),
      }
      order.refunds.push(refund)
      save(order)
      return accepted(refund)
    },

    /** Rejects the refunds that are not final yet. */
    rejectRefunds(order: BankOrder): void {
      for (const refund of order.refunds)
        if (refund.status === 'PENDING') {
          refund.status = 'CANCELED'
          tellOfRefund(order, refund)
        }
      save(order)
    },

    /** Sends all notifications of this order again. */
    repeatNotices(order: BankOrder): void {
      for (const notice of order.notices) notice.nextTryAt = clock().toISOString()
      save(order)
    },

    /** Calls the listener when the next due time may have become earlier. */
    watch(listener: () => void): void {
      onWork = listener
    },

    /** When `runDue` has something to do next; null: nothing is planned. */
    nextDueAt(): number | null {
      const moments = [...awaited]
        .flatMap(momentsOf)
        .filter((moment) => !travelling.has(moment.notice as Notice))
      return moments.length === 0 ? null : Math.min(...moments.map(({ at }) => at))
    },

    /** Does everything that is due now. Resolves when the shop has answered all notifications or they have failed. */
    async runDue(): Promise<void> {
      const now = clock().getTime()
      for (const order of [...awaited]) passTime(order, now)
      const due = [...awaited].flatMap((order) =>
        order.notices
          .filter(({ nextTryAt }) => nextTryAt !== null && Date.parse(nextTryAt) <= now)
          .filter((notice) => !travelling.has(notice))
          .map((notice) => ({ order, notice })),
      )
      await Promise.all(due.map(({ order, notice }) => send(order, notice)))
    },
  }

  function passTime(order: BankOrder, now: number) {
    const { verdict } = order
    if (verdict && Date.parse(verdict.at) <= now) {
      if (!verdict.isPaid) become(order, 'CANCELED', verdict.resultCode)
      else become(order, paidStatus(order), 'SUCCESS')
    }
    if (canExpire(order) && Date.parse(order.validUntil) <= now) become(order, 'CANCELED', 'EXPIRED')
    for (const refund of order.refunds) {
      if (refund.status !== 'PENDING' || Date.parse(refund.finalAt) > now) continue
      refund.status = 'FINALIZED'
      tellOfRefund(order, refund)
      save(order)
    }
  }

  async function send(order: BankOrder, notice: Notice) {
    travelling.add(notice)
    const isDelivered = await deliver(notice, order.protocol)
    travelling.delete(notice)
    notice.tries += 1
    notice.isDelivered ||= isDelivered
    const isVerified = order.protocol !== 'p24' || order.status !== 'WAITING_FOR_CONFIRMATION'
    if (isDelivered && isVerified) notice.nextTryAt = null
    else afterFailedTry(notice, order.protocol, settings.haste)
    save(order)
  }
}
