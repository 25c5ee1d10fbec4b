import type { ClientBase } from 'pg'
import type { Proposal } from './proposal.ts'

const columns = `id, order_number as "orderNumber", state, act, made_at as "madeAt", expires_at as "expiresAt",
  jsonb_build_object('id', made_by_id, 'name', made_by) as by, ended_by as "endedBy", ended_at as "endedAt"`

export async function findProposal(client: ClientBase, id: string): Promise<Proposal | null> {
  const { rows } = await client.query<Proposal>(
    `select ${columns} from booking.proposals where id::text = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Returns the waiting proposals, oldest first. */
export async function findWaiting(client: ClientBase, now: Date): Promise<readonly Proposal[]> {
  const { rows } = await client.query<Proposal>(
    `select ${columns} from booking.proposals where state = 'waiting' and expires_at > $1 order by made_at, id limit 200`,
    [now],
  )
  return rows
}

export async function findProposalsOf(client: ClientBase, number: string): Promise<readonly Proposal[]> {
  const { rows } = await client.query<Proposal>(
    `select ${columns} from booking.proposals where order_number = $1 order by made_at, id limit 200`,
    [number],
  )
  return rows
}

/** Ends proposals of the order that nobody decided in time. Called before a new one is made. */
export async function lapseProposals(client: ClientBase, number: string, now: Date): Promise<void> {
  await client.query(
    `update booking.proposals set state = 'lapsed', ended_at = expires_at
     where order_number = $1 and state = 'waiting' and expires_at <= $2`,
    [number, now],
  )
}

export async function insertProposal(
  client: ClientBase,
  { id, orderNumber, act, by, madeAt, expiresAt }: Omit<Proposal, 'state' | 'endedBy' | 'endedAt'>,
): Promise<void> {
  await client.query(
    `insert into booking.proposals (id, order_number, act, made_by_id, made_by, made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, orderNumber, act, by.id, by.name, madeAt, expiresAt],
  )
}

export async function endProposal(
  client: ClientBase,
  id: string,
  { state, by, now }: { readonly state: 'confirmed' | 'refused'; readonly by: string; readonly now: Date },
): Promise<void> {
  await client.query('update booking.proposals set state = $2, ended_by = $3, ended_at = $4 where id = $1', [
    id,
    state,
    by,
    now,
  ])
}
