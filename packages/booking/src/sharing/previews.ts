import { dayOf } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'
import { findOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import type { SharingOptions } from './open-sharing.ts'
import { readPreviewLink, signPreview } from './preview-link.ts'

/** The link that the owner of the order made. */
export interface Preview {
  readonly link: string
  readonly hasDocuments: boolean
}

/** `withdrawn`: by its owner, or because the trip was cancelled. `late`: the trip is over. */
export type OpenedPreview =
  | { readonly state: 'open'; readonly order: Order; readonly hasDocuments: boolean }
  | { readonly state: 'withdrawn' | 'late' | 'unknown' }

interface PreviewRow {
  round: number
  hasDocuments: boolean
  isOpen: boolean
}

/** One link for an order, which its owner gives to companions and can withdraw. */
export function previewing({ clock, secret }: SharingOptions, store: Store) {
  async function rowOf(number: string): Promise<PreviewRow | null> {
    const { rows } = await store.query<PreviewRow>(
      `select round, has_documents as "hasDocuments", is_open as "isOpen" from booking.order_previews
       join booking.orders on number = order_number where order_number = $1 and whole_until is null`,
      [number],
    )
    return rows[0] ?? null
  }

  return {
    async previewOf(number: string): Promise<Preview | null> {
      const row = await rowOf(number)
      return row?.isOpen
        ? { link: signPreview(secret, number, row.round), hasDocuments: row.hasDocuments }
        : null
    },

    /** Makes a new link. The previous one becomes invalid. */
    async makePreview(number: string, { hasDocuments }: Pick<Preview, 'hasDocuments'>): Promise<void> {
      await store.query(
        `insert into booking.order_previews as known (order_number, round, has_documents, is_open, made_at)
         values ($1, 1, $2, true, $3)
         on conflict (order_number) do update
           set round = known.round + 1, has_documents = $2, is_open = true, made_at = $3`,
        [number, hasDocuments, clock()],
      )
    },

    async withdrawPreview(number: string): Promise<void> {
      await store.query('update booking.order_previews set is_open = false where order_number = $1', [number])
    },

    async openPreview(link: string): Promise<OpenedPreview> {
      const named = readPreviewLink(secret, link)
      if (!named) return { state: 'unknown' }
      const row = await rowOf(named.number)
      const order = await store.read((client) => findOrder(client, named.number))
      if (!row || !order) return { state: 'unknown' }
      if (!row.isOpen || row.round !== named.round || order.state !== 'confirmed')
        return { state: 'withdrawn' }
      if (dayOf(clock()) > order.offer.returnDate) return { state: 'late' }
      return { state: 'open', order, hasDocuments: row.hasDocuments }
    },
  }
}
