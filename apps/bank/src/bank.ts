import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type BankOrder, isDecided, type Notice, type Refund, refundedSum } from './bank-order.ts'
import { blikCodeLivesMs, blikVerdict } from './blik-codes.ts'
import type { Ledger } from './ledger.ts'
import { afterFailedTry, orderNotice, refundNotice } from './notification.ts'
import { blikCodeIn, type OrderRequest } from './order-request.ts'
import { type PayuError, wrong } from './payu-error.ts'
import type { BankSettings } from './settings.ts'

export type Bank = ReturnType<typeof openBank>

interface BankParts {
  readonly settings: BankSettings
  readonly ledger: Ledger
  readonly clock: Clock
  /** Hands one notification to the shop; false: it did not say 200. */
  readonly deliver: (url: string, body: string) => Promise<boolean>
  /** How long notifications are held back just now. */
  readonly noticesLateMs: () => number
}

/** Orders and what becomes of them. Time passes only in `runDue`: what is due by the clock happens there and nowhere else. */
export function openBank({ settings, ledger, clock, deliver, noticesLateMs }: BankParts) {
  /** Orders that still wait for something. */
  const awaited = new Set([...ledger.orders.values()].filter(hasDuties))
  const travelling = new Set<Notice>()
  let onWork = () => {}

  function save(order: BankOrder) {
    ledger.save(order)
    if (hasDuties(order)) awaited.add(order)
    else awaited.delete(order)
    onWork()
  }

  function tell(order: BankOrder, notice: Notice) {
    if (order.notifyUrl === null) return
    notice.nextTryAt = new Date(clock().getTime() + noticesLateMs()).toISOString()
    order.notices.push(notice)
  }

  function become(order: BankOrder, status: BankOrder['status'], resultCode: string | null) {
    order.status = status
    order.resultCode = resultCode
    order.verdict = null
    if (status === 'COMPLETED') order.paymentId ??= String(randomInt(1e9, 1e10))
    tell(order, orderNotice(order, clock()))
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
      else {
        const verdict = blikVerdict(code)
        const late = verdict ? settings.thinksMs : blikCodeLivesMs
        const { isPaid, resultCode } = verdict ?? { isPaid: false, resultCode: 'AUT_ERROR_TIMEOUT' }
        become(order, 'PENDING', null)
        order.verdict = { isPaid, resultCode, at: new Date(clock().getTime() + late).toISOString() }
        save(order)
      }
      return accepted(order)
    },

    find: (orderId: string): BankOrder | undefined => ledger.orders.get(orderId),

    /** The newest first. */
    all: (): BankOrder[] => [...ledger.orders.values()].reverse(),

    /** The person's word, on the pay page or on the phone. What is decided stays so. */
    decide(order: BankOrder, isPaid: boolean): void {
      if (isDecided(order) || order.status === 'WAITING_FOR_CONFIRMATION') return
      if (isPaid) become(order, settings.autoReceive ? 'COMPLETED' : 'WAITING_FOR_CONFIRMATION', 'SUCCESS')
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
      return accepted(order)
    },

    refund(
      order: BankOrder,
      wish: { description: string; amount?: string; extRefundId?: string },
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
        createdAt: now.toISOString(),
        status: 'PENDING',
        finalAt: new Date(now.getTime() + settings.thinksMs).toISOString(),
      }
      order.refunds.push(refund)
      save(order)
      return accepted(refund)
    },

    /** Says everything again that this order has told so far. */
    repeatNotices(order: BankOrder): void {
      for (const notice of order.notices) notice.nextTryAt = clock().toISOString()
      save(order)
    },

    /** Calls back whenever something may have become due earlier than it was. */
    watch(listener: () => void): void {
      onWork = listener
    },

    /** When there is something to do next; null: nothing. */
    nextDueAt(): number | null {
      const moments = [...awaited]
        .flatMap(momentsOf)
        .filter((moment) => !travelling.has(moment.notice as Notice))
      return moments.length === 0 ? null : Math.min(...moments.map(({ at }) => at))
    },

    /** Does all that is due by now; ends when the shop has answered, or has not. */
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
      else become(order, settings.autoReceive ? 'COMPLETED' : 'WAITING_FOR_CONFIRMATION', 'SUCCESS')
    }
    if (!isDecided(order) && Date.parse(order.validUntil) <= now) become(order, 'CANCELED', 'EXPIRED')
    for (const refund of order.refunds) {
      if (refund.status !== 'PENDING' || Date.parse(refund.finalAt) > now) continue
      refund.status = 'FINALIZED'
      tell(order, refundNotice(order, refund, clock()))
      save(order)
    }
  }

  async function send(order: BankOrder, notice: Notice) {
    travelling.add(notice)
    const isDelivered = await deliver(order.notifyUrl as string, notice.body)
    travelling.delete(notice)
    notice.tries += 1
    if (isDelivered) {
      notice.isDelivered = true
      notice.nextTryAt = null
    } else afterFailedTry(notice, settings.haste)
    save(order)
  }
}

interface Moment {
  readonly at: number
  readonly notice?: Notice
}

function momentsOf(order: BankOrder): Moment[] {
  const moments: Moment[] = order.notices.flatMap((notice) =>
    notice.nextTryAt === null ? [] : { at: Date.parse(notice.nextTryAt), notice },
  )
  if (order.verdict) moments.push({ at: Date.parse(order.verdict.at) })
  if (!isDecided(order)) moments.push({ at: Date.parse(order.validUntil) })
  for (const { status, finalAt } of order.refunds)
    if (status === 'PENDING') moments.push({ at: Date.parse(finalAt) })
  return moments
}

const hasDuties = (order: BankOrder): boolean => momentsOf(order).length > 0

function newOrder(wish: OrderRequest, posId: string, now: Date): BankOrder {
  const method = wish.payMethods?.payMethod
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  return {
    orderId: `${randomBytes(5).toString('hex').toUpperCase()}${day}GUEST000P01`,
    payToken: randomBytes(16).toString('base64url'),
    extOrderId: wish.extOrderId ?? null,
    posId,
    createdAt: now.toISOString(),
    validUntil: new Date(now.getTime() + Number(wish.validityTime) * 1_000).toISOString(),
    totalAmount: Number(wish.totalAmount),
    currencyCode: wish.currencyCode,
    description: wish.description,
    customerIp: wish.customerIp,
    notifyUrl: wish.notifyUrl ?? null,
    continueUrl: wish.continueUrl ?? null,
    buyer: (wish.buyer as Record<string, string> | undefined) ?? null,
    products: wish.products,
    // A code is a secret for two minutes: it is not kept.
    payMethod: method
      ? {
          type: method.type,
          value: method.type === 'BLIK_AUTHORIZATION_CODE' ? 'blik' : (method.value ?? ''),
        }
      : null,
    status: 'NEW',
    verdict: null,
    resultCode: null,
    paymentId: null,
    refunds: [],
    notices: [],
  }
}
