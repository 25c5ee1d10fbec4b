import type { ClientBase } from 'pg'
import type { Complaint, ComplaintEvent } from './complaint.ts'

type Asking = Pick<ClientBase, 'query'>

export interface ComplaintRow extends Complaint {
  readonly id: string
  readonly customerId: string | null
  readonly email: string | null
  readonly keeperId: string | null
  /** The account typed by staff when the amount was sent. */
  readonly paidTo: string | null
}

const columns = `id, number, customer_id as "customerId", order_number as "orderNumber", email, locale, state, written,
  received_at as "receivedAt", deadline::text, decided_at as "decidedAt", decision, owed, paid_at as "paidAt", closed_at as "closedAt",
  keeper_id as "keeperId", paid_to as "paidTo"`

export async function lockComplaint(client: Asking, number: string): Promise<ComplaintRow | null> {
  const { rows } = await client.query<ComplaintRow>(
    `select ${columns} from complaints.complaint where number = $1 for update`,
    [number],
  )
  return rows[0] ?? null
}

export async function findComplaint(client: Asking, number: string): Promise<ComplaintRow | null> {
  const { rows } = await client.query<ComplaintRow>(
    `select ${columns} from complaints.complaint where number = $1`,
    [number],
  )
  return rows[0] ?? null
}

/** The newest first. */
export async function complaintsOfCustomer(client: Asking, customerId: string): Promise<ComplaintRow[]> {
  const { rows } = await client.query<ComplaintRow>(
    `select ${columns} from complaints.complaint where customer_id = $1 order by received_at desc, id desc`,
    [customerId],
  )
  return rows
}

/** Complaints that wait for the office, the most urgent first: all, or those of one keeper; null: those without a keeper. */
export async function complaintsToAnswer(
  client: Asking,
  keeper: string | null | undefined,
): Promise<ComplaintRow[]> {
  const { rows } = await client.query<ComplaintRow>(
    `select ${columns} from complaints.complaint
     where state not in ('decided', 'closed') and ($1::boolean or keeper_id is not distinct from $2::text)
     order by deadline, id limit 500`,
    [keeper === undefined, keeper ?? null],
  )
  return rows
}

/** Agreed amounts that are not paid yet, the oldest first. */
export async function complaintsToPay(client: Asking): Promise<ComplaintRow[]> {
  const { rows } = await client.query<ComplaintRow>(
    `select ${columns} from complaints.complaint where owed is not null and paid_at is null order by closed_at, id limit 500`,
  )
  return rows
}

/** Decisions without an answer of the guest since this moment. */
export async function unansweredSince(client: Asking, moment: Date): Promise<string[]> {
  const { rows } = await client.query<{ number: string }>(
    `select number from complaints.complaint where state = 'decided' and decided_at < $1 order by id limit 100`,
    [moment],
  )
  return rows.map(({ number }) => number)
}

export async function eventsOf(client: Asking, id: string): Promise<ComplaintEvent[]> {
  const { rows } = await client.query<ComplaintEvent>(
    'select at, actor, state, text from complaints.complaint_event where complaint_id = $1 order by id',
    [id],
  )
  return rows
}

export type NewComplaint = Pick<
  ComplaintRow,
  'number' | 'orderNumber' | 'locale' | 'written' | 'receivedAt' | 'deadline'
> & { readonly customerId: string; readonly email: string }

export async function insertComplaint(client: Asking, complaint: NewComplaint): Promise<ComplaintRow> {
  const { number, customerId, orderNumber, email, locale, written, receivedAt, deadline } = complaint
  const { rows } = await client.query<ComplaintRow>(
    `insert into complaints.complaint (number, customer_id, order_number, email, locale, state, written, received_at, deadline)
     values ($1, $2, $3, $4, $5, 'received', $6, $7, $8) returning ${columns}`,
    [number, customerId, orderNumber, email, locale, written, receivedAt, deadline],
  )
  return rows[0] as ComplaintRow
}

export type ComplaintChange = Partial<
  Pick<
    ComplaintRow,
    'state' | 'deadline' | 'decidedAt' | 'decision' | 'owed' | 'paidAt' | 'closedAt' | 'keeperId' | 'paidTo'
  >
>

export async function updateComplaint(client: Asking, id: string, change: ComplaintChange): Promise<void> {
  const names = {
    state: 'state',
    deadline: 'deadline',
    decidedAt: 'decided_at',
    decision: 'decision',
    owed: 'owed',
    paidAt: 'paid_at',
    closedAt: 'closed_at',
    keeperId: 'keeper_id',
    paidTo: 'paid_to',
  } as const
  const given = Object.entries(change) as [keyof typeof names, unknown][]
  const sets = given.map(([name], at) => `${names[name]} = $${at + 2}`)
  await client.query(`update complaints.complaint set ${sets.join(', ')} where id = $1`, [
    id,
    ...given.map(([, value]) => value),
  ])
}

export async function insertEvent(
  client: Asking,
  id: string,
  event: ComplaintEvent & { readonly staff?: string | null },
): Promise<void> {
  const { at, actor, staff = null, state, text } = event
  await client.query(
    `insert into complaints.complaint_event (complaint_id, at, actor, staff, state, text) values ($1, $2, $3, $4, $5, $6)`,
    [id, at, actor, staff, state, text],
  )
}
