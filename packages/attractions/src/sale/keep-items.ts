import { isNo } from '../suppliers/is-no.ts'
import type { ConfirmWish, Supplier } from '../suppliers/supplier.ts'
import { lockCart } from './cart-rows.ts'
import type { Choosing } from './choose.ts'
import { goneOf, type Holding } from './holding.ts'
import type { ItemMoves } from './item-moves.ts'
import { changeItem, findItem, type ItemRow, type ItemsOf, takeItemsToLookAt } from './item-rows.ts'
import { nextLookAt, nextStep, type Standing, type Step } from './next-step.ts'
import { findOrderOfCart, type OrderRow } from './order-rows.ts'
import type { SaleParts } from './sale-options.ts'
import { answersToSay } from './told-data.ts'

const armful = 20
const minuteMs = 60_000
const reason = 'Cancelled by the guest or not paid for'

interface Tools {
  readonly holding: Holding
  readonly moves: ItemMoves
  readonly choosing: Choosing
}

/**
 * Works on everything that waits, on any number of nodes: each item belongs to one node for a while, and the calls to suppliers
 * are idempotent.
 */
export function itemKeeping(parts: SaleParts, { holding, moves, choosing: { choose, contactOf } }: Tools) {
  const { store, clock, log, onEmails } = parts

  const standingOf = (order: OrderRow | null): Standing => ({
    paidAt: order?.paidAt ?? null,
    isBeingPaid: order?.state === 'ordered',
    now: clock(),
  })

  async function work(item: ItemRow): Promise<void> {
    const order = await store.read((client) => findOrderOfCart(client, item.cartId))
    const step = nextStep(item, standingOf(order))
    await steps[step](item, order)
  }

  /** Runs the change in a transaction if the item has not changed since it was claimed. */
  async function ifUnchanged(
    item: ItemRow,
    change: (client: Parameters<typeof findItem>[0], known: ItemRow, order: OrderRow | null) => Promise<void>,
  ): Promise<void> {
    await store.change(async (client) => {
      await lockCart(client, item.cartId)
      const known = await findItem(client, item.id)
      if (known?.state !== item.state || known.bookingId !== item.bookingId) return
      await change(client, known, await findOrderOfCart(client, item.cartId))
    })
  }

  /** For steps without a supplier call: checks again under the lock that the step is still the right one. */
  const decide =
    (wanted: Step, change: Parameters<typeof ifUnchanged>[1]) =>
    (item: ItemRow): Promise<void> =>
      ifUnchanged(item, async (client, known, order) => {
        if (nextStep(known, standingOf(order)) === wanted) await change(client, known, order)
      })

  const rest = decide('rest', (client, item, order) =>
    changeItem(client, item.id, { nextLookAt: nextLookAt(item, standingOf(order)) }),
  )

  const expire = decide('expire', (client, item, order) =>
    moves.change(client, item, order, { state: 'expired', heldUntil: null }),
  )

  const giveUp = decide('give-up', (client, item, order) =>
    moves.end(client, item, order, {
      state: 'expired',
      amount: item.total,
      reason: 'places-gone',
      news: 'refused',
      isCancelDue: true,
    }),
  )

  const refund = decide('refund', async (client, item, order) => {
    const amount = item.refundAmount ?? 0
    if (!order?.paymentId) return
    const asked = await parts.booking.refundPurchaseIn(client, {
      paymentId: order.paymentId,
      amount,
      reason: 'places-gone',
      now: clock(),
    })
    if (!asked.ok) throw new Error(`A refund of ${item.id} was refused: ${asked.refusal.code}`)
    await moves.change(client, item, order, { refundState: 'started', refundId: asked.value.refundId })
    await moves.tell(client, order, { kind: 'refused', itemId: item.id })
  })

  async function look(item: ItemRow): Promise<void> {
    const supplier = holding.supplierOf(item)
    const seen = supplier && (await supplier.look(item.bookingId))
    if (seen?.ok) await holding.applyStatus(item, seen.value)
    // A supplier that has lost its data has not cancelled anything: waiting items are refunded in time, tickets stay tickets.
    else if (seen?.refusal.code === 'unknown')
      log.warn({ item: item.id }, 'a supplier does not know a booking of ours')
  }

  /** Looks first: the hold may exist although its answer was lost. */
  async function hold(item: ItemRow): Promise<void> {
    const supplier = holding.supplierOf(item)
    const seen = supplier && (await supplier.look(item.bookingId))
    if (!seen) return
    if (seen.ok) return void (await holding.applyStatus(item, seen.value))
    if (seen.refusal.code !== 'unknown') return
    const held = await holding.hold(item)
    if (held === 'gone') await refuse(item)
  }

  const refuse = (item: ItemRow, isCancelDue = false) =>
    ifUnchanged(item, (client, known, order) =>
      moves.end(client, known, order, {
        state: 'rejected',
        amount: known.total,
        reason: 'places-gone',
        news: 'refused',
        isCancelDue,
      }),
    )

  async function confirm(item: ItemRow, order: OrderRow | null): Promise<void> {
    const supplier = holding.supplierOf(item)
    if (!supplier || !order) return
    const answer = await supplier.confirm(item.bookingId, confirmWish(item, order))
    if (!answer.ok && !isNo(answer.refusal)) return
    const seen = answer.ok ? answer : await supplier.look(item.bookingId)
    const isGone = seen.ok ? seen.value.state === 'expired' : seen.refusal.code === 'unknown'
    if (isGone) await holdAnew(item, order, supplier)
    else if (seen.ok && seen.value.state === 'on-hold') await refuse(item, true)
    else if (seen.ok) await holding.applyStatus(await withContact(item, supplier), seen.value)
  }

  /** Reads the missing phone number of the supplier again, because it is printed on the ticket. */
  async function withContact(item: ItemRow, supplier: Supplier): Promise<ItemRow> {
    if (item.frozen.supplierContact.phone !== null) return item
    const supplierContact = await contactOf(supplier)
    const frozen = { ...item.frozen, supplierContact }
    await ifUnchanged(item, (client) => changeItem(client, item.id, { frozen }))
    return item
  }

  /** The payment arrived after the hold had expired: holds the same again for the paid price, or refunds everything. */
  async function holdAnew(item: ItemRow, order: OrderRow, supplier: Supplier): Promise<void> {
    const chosen = await choose(item.frozen.choice)
    if (!chosen.ok && chosen.refusal.code === 'supplier-away') return
    if (!chosen.ok || chosen.value.total > item.total)
      return void (await holding.applyStatus(item, goneOf(item)))
    const asked = await holding.anew(item)
    const held = asked && (await holding.hold(asked))
    log.info({ item: item.id, held }, 'places of a paid attraction were held anew')
    if (asked && held === 'gone') await refuse(asked)
    const again = held === 'held' ? await store.read((client) => findItem(client, item.id)) : null
    if (!again) return
    const answer = await supplier.confirm(again.bookingId, confirmWish(again, order))
    if (answer.ok) await holding.applyStatus(again, answer.value)
  }

  async function tellCancel(item: ItemRow): Promise<void> {
    const supplier = holding.supplierOf(item)
    if (!supplier) return
    const isLate = clock().getTime() >= Date.parse(item.frozen.policy.freeUntil) - minuteMs
    const answer = await supplier.cancel(item.bookingId, { reason, isLate })
    const isTold = answer.ok || (isNo(answer.refusal) && (await isOverThere(item, supplier)))
    if (!isTold) return
    await store.change(async (client) => {
      await lockCart(client, item.cartId)
      const known = await findItem(client, item.id)
      if (known?.bookingId !== item.bookingId) return
      await moves.change(client, known, await findOrderOfCart(client, item.cartId), { isCancelDue: false })
    })
  }

  /** A supplier that refuses the cancellation until the attraction is over is not asked any more: the guest has the refund. */
  async function isOverThere(item: ItemRow, supplier: Supplier): Promise<boolean> {
    if (clock() >= item.endsAt) return true
    const seen = await supplier.look(item.bookingId)
    if (!seen.ok) return seen.refusal.code === 'unknown'
    const isOpen = seen.value.state === 'on-hold' || seen.value.state === 'waiting'
    return !isOpen && seen.value.state !== 'confirmed'
  }

  const steps: Record<Step, (item: ItemRow, order: OrderRow | null) => Promise<void>> = {
    rest,
    expire,
    refund,
    'give-up': giveUp,
    'tell-cancel': tellCancel,
    hold,
    confirm,
    look,
  }

  /** A failure does not stop the other items; the failed one is tried again after its pause. */
  async function keepThose(whose: ItemsOf): Promise<number> {
    let done = 0
    while (true) {
      const items = await store.read((client) => takeItemsToLookAt(client, whose, clock(), armful))
      if (items.length === 0) return done
      const ends = await Promise.allSettled(items.map(work))
      done += items.length
      for (const end of ends)
        if (end.status === 'rejected') log.warn({ err: end.reason }, 'an attraction waits for the next pass')
      onEmails?.()
    }
  }

  /** A slow supplier delays only its own items. */
  async function keepItems(): Promise<number> {
    const names = [...parts.suppliers.keys()]
    const all: ItemsOf[] = [...names.map((supplier) => ({ supplier })), { otherThan: names }]
    const done = await Promise.all(all.map(keepThose))
    return done.reduce((sum, count) => sum + count, 0)
  }

  return keepItems
}

function confirmWish({ frozen, told }: ItemRow, { number, contact, locale }: OrderRow): ConfirmWish {
  const { firstName = '', lastName = '', email = '', phone = '' } = contact ?? {}
  return {
    reference: number,
    contact: { firstName, lastName, email, phone, locale, more: told.contact ?? {} },
    answers: answersToSay(frozen.required, told.answers),
    holders: told.holders.map(({ kindId, contact: known, answers }) => {
      const kind = frozen.kinds.find(({ id }) => id === kindId)
      return { kindId, contact: known, answers: kind ? answersToSay(kind.required, answers) : answers }
    }),
  }
}
