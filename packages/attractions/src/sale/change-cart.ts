import { randomUUID } from 'node:crypto'
import { fairShare, keeperKeys, nobody } from '@wojaz/booking/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { AttractionCart, AttractionContact, ItemData } from '../model/attraction-order.ts'
import type { AttractionSale, CartRefusal } from './attraction-sale.ts'
import {
  type CartRow,
  findCart,
  knowMore,
  lockCart,
  lockCartOfKey,
  openCartRow,
  saveContact,
  showCart,
  touchCart,
} from './cart-rows.ts'
import type { Choosing } from './choose.ts'
import { holdsTooMuch } from './fair-holds.ts'
import type { Holding } from './holding.ts'
import { holdMinutes, type ItemMoves } from './item-moves.ts'
import { changeItem, findItem, type ItemRow, insertItem, itemsOf } from './item-rows.ts'
import { isOver } from './next-step.ts'
import type { Reopen } from './reopen.ts'
import type { SaleParts } from './sale-options.ts'
import { keptData } from './told-data.ts'

const mostItems = 10
/** The request that called the supplier stores the answer; if it dies, the polling loop takes over after this time. */
const lookSoonMs = 30_000

type CartVerbs = Pick<AttractionSale, 'add' | 'cart' | 'remove' | 'extend' | 'tell'>

export function cartChanging(
  parts: SaleParts,
  tools: { choose: Choosing['choose']; holding: Holding; moves: ItemMoves; reopen: Reopen },
): CartVerbs {
  const { store, clock, nudge, secret, share = fairShare() } = parts
  const { choose, holding, moves, reopen } = tools

  const cart = (key: string): Promise<AttractionCart | null> =>
    store.read(async (client) => {
      const row = await findCart(client, key)
      return row && row.state !== 'abandoned' ? showCart(client, row) : null
    })

  /** The current cart, for its owner. */
  async function shown(key: string): Promise<Outcome<AttractionCart, CartRefusal>> {
    const found = await cart(key)
    return found ? accepted(found) : refused({ code: 'cart-unknown' })
  }

  /** Runs `work` in an open cart. An ordered cart is reopened first: its payment is cancelled at the bank, unless it is already paid. */
  async function inOpenCart<Value>(
    key: string,
    work: (client: ClientBase, row: CartRow) => Promise<Outcome<Value, CartRefusal>>,
  ): Promise<Outcome<Value, CartRefusal>> {
    await reopen(key)
    return store.decide(async (client) => {
      const row = await lockCartOfKey(client, key)
      if (!row || row.state === 'abandoned') return refused({ code: 'cart-unknown' })
      if (row.state !== 'open') return refused({ code: 'cart-closed' })
      const outcome = await work(client, row)
      if (outcome.ok) await touchCart(client, row.id, clock())
      return outcome
    })
  }

  /** A paid or abandoned cart does not change: the guest gets a new one. */
  async function isInUse(key: string): Promise<boolean> {
    const row = await store.read((client) => findCart(client, key))
    return row?.state === 'open' || row?.state === 'ordered'
  }

  /** The item of an earlier request with this id, and the key that opens its cart; null if there is none. */
  async function saidBefore(keys: readonly (string | null)[], itemId: string) {
    return store.read(async (client) => {
      const item = await findItem(client, itemId)
      for (const key of item ? keys : [])
        if (item && key !== null && (await findCart(client, key))?.id === item.cartId) return { item, key }
      return null
    })
  }

  const add: CartVerbs['add'] = async (known, choice, { asker = nobody, ...said }, once) => {
    const before = once ? await saidBefore([known, once.newKey], once.itemId) : null
    if (before && !isOver(before.item.state)) return afterHolding(before.item, before.key)
    const chosen = await choose(choice)
    if (!chosen.ok) return chosen
    const now = clock()
    const id = (!before && once?.itemId) || randomUUID()
    const key = before?.key ?? known
    const item = { ...chosen.value, id, bookingId: randomUUID(), askedAt: now }
    const about = { ...said, placeKey: keeperKeys(secret, asker, null).place }
    const nextLookAt = new Date(now.getTime() + lookSoonMs)
    const insert = async (client: ClientBase, cartId: string): Promise<Outcome<ItemRow, CartRefusal>> => {
      const standing = (await itemsOf(client, cartId)).filter(({ state }) => !isOver(state))
      if (standing.length >= mostItems) return refused({ code: 'cart-full', most: mostItems })
      const keeper = { ...about, keys: key === null ? asker.keys : [key, ...asker.keys] }
      if (await holdsTooMuch(client, keeper, item, { share, now })) return refused({ code: 'too-many-held' })
      await insertItem(client, { ...item, cartId, nextLookAt })
      const row = (await itemsOf(client, cartId)).find(({ id }) => id === item.id)
      return accepted(row as ItemRow)
    }
    const isOld = key !== null && (await isInUse(key))
    const placed = isOld
      ? await inOpenCart(key, async (client, row) => {
          await knowMore(client, row.id, about)
          const inserted = await insert(client, row.id)
          return inserted.ok ? accepted({ item: inserted.value, key }) : inserted
        })
      : await store.decide(async (client) => {
          const opened = await openCartRow(client, about, now, before ? undefined : once?.newKey)
          const inserted = await insert(client, opened.cart.id)
          return inserted.ok ? accepted({ item: inserted.value, key: opened.key }) : inserted
        })
    if (!placed.ok) return placed
    return afterHolding(placed.value.item, placed.value.key)
  }

  async function afterHolding(item: ItemRow, key: string): ReturnType<CartVerbs['add']> {
    const held = item.state === 'asked' ? await holding.hold(item) : 'held'
    if (held === 'silent') {
      nudge()
      return refused({ code: 'supplier-silent', key })
    }
    if (held !== 'held') {
      await ifStillAsked(item, (client) =>
        leave(client, item, { state: held === 'gone' ? 'rejected' : 'cancelled' }),
      )
      return refused({ code: held === 'gone' ? 'gone' : 'supplier-away' })
    }
    const found = await shown(key)
    return found.ok ? accepted({ cart: found.value, key, itemId: item.id }) : found
  }

  /** Removes it from the cart. */
  async function leave(
    client: ClientBase,
    item: ItemRow,
    { state, isCancelDue = false }: { state: 'rejected' | 'cancelled'; isCancelDue?: boolean },
  ): Promise<void> {
    await moves.change(client, item, null, {
      state: isOver(item.state) ? item.state : state,
      isCancelDue,
      leftAt: clock(),
      heldUntil: null,
    })
  }

  const remove: CartVerbs['remove'] = async (key, itemId) => {
    const left = await inOpenCart(key, async (client, row) => {
      const item = (await itemsOf(client, row.id)).find(({ id }) => id === itemId)
      if (item) await leave(client, item, { state: 'cancelled', isCancelDue: !isOver(item.state) })
      return accepted(null)
    })
    if (!left.ok) return left
    nudge()
    return shown(key)
  }

  /** Chooses an expired item again, at its current terms. */
  async function holdAnew(item: ItemRow, key: string): Promise<void> {
    const chosen = await choose(item.frozen.choice)
    if (!chosen.ok) return
    const asked = await holding.anew(
      item,
      chosen.value,
      async (client, cart) =>
        !(await holdsTooMuch(client, { ...cart, keys: [key] }, chosen.value, { share, now: clock() })),
    )
    if (!asked) return
    const held = await holding.hold(asked)
    if (held === 'gone' || held === 'away')
      await ifStillAsked(asked, (client) => moves.change(client, asked, null, { state: 'expired' }))
  }

  async function ifStillAsked(item: ItemRow, work: (client: ClientBase) => Promise<void>): Promise<void> {
    await store.change(async (client) => {
      await lockCart(client, item.cartId)
      const known = await findItem(client, item.id)
      if (known?.state === 'asked' && known.bookingId === item.bookingId) await work(client)
    })
  }

  const extend: CartVerbs['extend'] = async (key) => {
    const found = await store.read(async (client) => {
      const row = await findCart(client, key)
      return row && { row, items: await itemsOf(client, row.id) }
    })
    if (!found || found.row.state === 'abandoned') return refused({ code: 'cart-unknown' })
    if (found.row.state === 'paid') return refused({ code: 'cart-closed' })
    const inState = (state: ItemRow['state']) => found.items.filter((item) => item.state === state)
    await Promise.all([
      ...inState('on-hold').map((item) => holding.extend(item, holdMinutes)),
      ...inState('asked').map((item) => holding.hold(item)),
    ])
    if (found.row.state === 'open') {
      const items = await store.read((client) => itemsOf(client, found.row.id))
      const over = items.filter(({ state }) => state === 'expired' || state === 'rejected')
      await Promise.all(over.map((item) => holdAnew(item, key)))
    }
    await store.change((client) => touchCart(client, found.row.id, clock()))
    return shown(key)
  }

  const tell: CartVerbs['tell'] = async (key, { contact, items = {} }) => {
    const told = await inOpenCart(key, async (client, row) => {
      if (contact) await saveContact(client, row.id, trimmed(contact))
      for (const item of await itemsOf(client, row.id)) {
        const data = items[item.id]
        if (data) await changeItem(client, item.id, { told: keptData(item.frozen, data) satisfies ItemData })
      }
      return accepted(null)
    })
    return told.ok ? shown(key) : told
  }

  return { add, cart, remove, extend, tell }
}

function trimmed({ firstName, lastName, email, phone }: AttractionContact): AttractionContact {
  const short = (text: string) => text.trim().slice(0, 250)
  return { firstName: short(firstName), lastName: short(lastName), email: short(email), phone: short(phone) }
}
