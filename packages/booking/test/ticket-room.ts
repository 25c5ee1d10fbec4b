import { randomUUID } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import type { PurchaseStart } from '../src/payments/purchase-payment.ts'
import type { GoesBack, PurchaseStanding, Purchases } from '../src/payments/purchases.ts'

/** A package that sells something other than trips. Each purchase is a row: open until it is paid, and never sold twice. */
export async function openTicketRoom(pool: Pool) {
  await pool.query(
    `create table if not exists tickets (id text primary key, standing text not null default 'open', are_places_gone boolean not null default false,
       paid_by uuid, heard text[] not null default '{}')`,
  )

  const say = (client: ClientBase, purchase: string, word: string) =>
    client.query('update tickets set heard = heard || $2::text where id = $1', [purchase, word])

  const purchases: Purchases = {
    async lock(client, purchase) {
      const { rows } = await client.query<{ standing: PurchaseStanding }>(
        'select standing from tickets where id = $1 for update',
        [purchase],
      )
      return rows[0]?.standing ?? 'unknown'
    },
    async settle(client, { purchase, paymentId, amount }) {
      const { rows } = await client.query<{ standing: PurchaseStanding; gone: boolean }>(
        'select standing, are_places_gone as gone from tickets where id = $1',
        [purchase],
      )
      const answer = answerOf(rows[0])
      if (answer === 'counts')
        await client.query(`update tickets set standing = 'paid', paid_by = $2 where id = $1`, [
          purchase,
          paymentId,
        ])
      await say(client, purchase, `${answer} ${amount}`)
      return answer
    },
    refused: async (client, { purchase }) => void (await say(client, purchase, 'refused')),
    refundPaidOut: async (client, { purchase, amount }) =>
      void (await say(client, purchase, `paid out ${amount}`)),
  }

  return {
    purchases,
    async sell({ standing = 'open' as PurchaseStanding, arePlacesGone = false } = {}): Promise<string> {
      const id = randomUUID()
      await pool.query('insert into tickets (id, standing, are_places_gone) values ($1, $2, $3)', [
        id,
        standing,
        arePlacesGone,
      ])
      return id
    },
    async ticket(id: string) {
      const { rows } = await pool.query<{ standing: string; paidBy: string | null; heard: string[] }>(
        'select standing, paid_by as "paidBy", heard from tickets where id = $1',
        [id],
      )
      return rows[0]
    },
  }
}

function answerOf(ticket: { standing: PurchaseStanding; gone: boolean } | undefined): 'counts' | GoesBack {
  if (ticket?.standing === 'paid') return 'paid-twice'
  if (ticket?.standing !== 'open') return 'cancelled'
  return ticket.gone ? 'places-gone' : 'counts'
}

export const ticketPrice = 120_00

/** The payment that such a package would start. */
export function ticketStart(purchase: string, now: Date): PurchaseStart {
  return {
    purchase,
    label: 'A123456789',
    amount: ticketPrice,
    locale: 'cs',
    buyer: { firstName: 'Jan', lastName: 'Novák', email: 'jan@example.com', phone: '+420600100200' },
    validUntil: new Date(now.getTime() + 20 * 60_000),
    continuePath: '/atrakcje/platnosc',
    method: { kind: 'blik', code: '777123' },
    customerIp: '127.0.0.1',
  }
}
