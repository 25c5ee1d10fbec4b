// Draws tickets on a worker thread.
import { drawOnThread } from '@wojaz/booking/documents'
import type { AttractionItem, AttractionOrder } from '../model/attraction-order.ts'
import { drawTicket } from './draw-ticket.ts'

export interface TicketWish {
  readonly order: Pick<AttractionOrder, 'number' | 'locale' | 'placedAt'>
  readonly item: AttractionItem
}

export interface DrawnTicket {
  readonly bytes: Buffer
}

drawOnThread(
  async ({ order, item }: TicketWish): Promise<DrawnTicket> => ({ bytes: drawTicket(order, item) }),
)
