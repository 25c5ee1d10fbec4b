import type { ClientBase, Pool } from 'pg'
import type { Award } from './award.ts'

type Asking = Pick<ClientBase, 'query'> | Pool

const columns = `award.id, complaint.number, complaint.order_number as "orderNumber", award.state, award.text, award.amount,
  jsonb_build_object('id', made_by_id, 'name', made_by) as by, made_at as "madeAt", ended_by as "endedBy", ended_at as "endedAt"`
const joined = 'complaints.award join complaints.complaint on complaint.id = complaint_id'

/** The oldest first. */
export async function awardsOf(client: Asking, number: string): Promise<readonly Award[]> {
  const { rows } = await client.query<Award>(
    `select ${columns} from ${joined} where complaint.number = $1 order by made_at, award.id`,
    [number],
  )
  return rows
}

/** All that wait for a second person, the oldest first. */
export async function waitingAwards(client: Asking): Promise<readonly Award[]> {
  const { rows } = await client.query<Award>(
    `select ${columns} from ${joined} where award.state = 'waiting' order by made_at, award.id limit 200`,
  )
  return rows
}

/** What other complaints of this order were promised, in grosze. Waits for others who decide about the order at this moment. */
export async function awardedOf(
  client: Asking,
  orderNumber: string,
  except: string | null = null,
): Promise<number> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`award ${orderNumber}`])
  const { rows } = await client.query<{ awarded: number }>(
    `select coalesce(sum(coalesce(owed, (decision ->> 'amount')::int)), 0)::float8 as awarded from complaints.complaint
     where order_number = $1 and number is distinct from $2
       and (owed is not null or (state = 'decided' and decision is not null))`,
    [orderNumber, except],
  )
  return rows[0]?.awarded ?? 0
}

export async function insertAward(
  client: Asking,
  complaintId: string,
  { id, text, amount, by, madeAt }: Pick<Award, 'id' | 'text' | 'amount' | 'by' | 'madeAt'>,
): Promise<void> {
  await client.query(
    `insert into complaints.award (id, complaint_id, text, amount, made_by_id, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, complaintId, text, amount, by.id, by.name, madeAt],
  )
}

export async function endAward(
  client: Asking,
  id: string,
  {
    state,
    by,
    now,
  }: {
    readonly state: 'confirmed' | 'refused'
    readonly by: { readonly id: string; readonly name: string }
    readonly now: Date
  },
): Promise<void> {
  await client.query(
    'update complaints.award set state = $2, ended_by_id = $3, ended_by = $4, ended_at = $5 where id = $1',
    [id, state, by.id, by.name, now],
  )
}

/** The complaint goes on without what was proposed. */
export async function lapseAwards(client: Asking, complaintId: string, now: Date): Promise<void> {
  await client.query(
    `update complaints.award set state = 'lapsed', ended_at = $2 where complaint_id = $1 and state = 'waiting'`,
    [complaintId, now],
  )
}
