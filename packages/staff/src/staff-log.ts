import type { ClientBase, Pool } from 'pg'
import { accessActs } from './independence.ts'
import type { Member } from './member.ts'

/** All logged actions; the office has a text for each. */
export const logActs = [
  ...['passkey-added', 'passkey-removed'],
  ...['came-in', 'went-out', 'invited', 'invitation-taken', 'roles-given', 'blocked'],
  ...['orders-listed', 'order-seen', 'document-opened', 'note-written', 'documents-sent', 'link-sent'],
  ...['cancel-quoted', 'trip-cancelled', 'change-quoted', 'trip-changed', 'people-changed'],
  ...[
    'refund-quoted',
    'refund-given',
    'proposals-seen',
    'proposed',
    'proposal-confirmed',
    'proposal-refused',
  ],
  ...['talks-listed', 'talk-seen', 'talk-answered', 'talk-file-opened'],
  ...['talk-assigned', 'talk-settled', 'templates-changed'],
  ...['chat-taken', 'chat-handed-over', 'chat-ended'],
  ...[
    'complaints-listed',
    'complaint-seen',
    'complaint-file-opened',
    'complaint-taken',
    'complaint-assigned',
  ],
  ...['complaint-asked', 'complaint-decided', 'complaint-closed', 'complaint-paid'],
  ...['award-proposed', 'award-confirmed', 'award-refused'],
  ...['reviews-seen', 'review-shown', 'review-refused'],
  ...['announcement-previewed', 'announced', 'answers-seen'],
  ...['circumstance-previewed', 'circumstance-declared', 'circumstance-ended'],
  ...['person-seen', 'copy-asked', 'copy-taken', 'leaving-started', 'forgetting-asked'],
  ...['numbers-seen', 'question-saved', 'question-removed'],
  ...['transfers-seen', 'transfer-received', 'transfer-assigned', 'transfer-returned', 'transfer-sent-back'],
  ...['reminder-sent', 'refund-sent', 'statement-previewed', 'statement-booked'],
  ...['list-seen', 'list-taken', 'sale-changed', 'sale-undone'],
  ...['money-seen', 'report-taken', 'log-read', 'members-seen'],
] as const
export type LogAct = (typeof logActs)[number]

export interface LogEntry {
  readonly act: LogAct
  /** Numbers of the orders it is about. */
  readonly orders?: readonly string[]
  /** No personal data of guests: only codes, counts, and texts of staff. */
  readonly facts?: Readonly<Record<string, string | number | boolean>>
}

export interface AccessGiven {
  readonly at: Date
  readonly act: (typeof accessActs)[number]
  readonly by: string
  readonly to: string
  readonly email: string
}

export type WriteLog = (
  client: Pick<ClientBase, 'query'>,
  by: Pick<Member, 'id' | 'name'>,
  entry: LogEntry,
  now: Date,
) => Promise<void>

export const writeLog: WriteLog = async (client, { id, name }, { act, orders = [], facts = {} }, now) => {
  await client.query(
    'insert into staff.log (at, member_id, member_name, act, orders, facts) values ($1, $2, $3, $4, $5, $6)',
    [now, id, name, act, orders, facts],
  )
}

export interface LogLine {
  readonly id: string
  readonly at: Date
  readonly memberId: string
  readonly memberName: string
  readonly act: LogAct
  readonly orders: readonly string[]
  readonly facts: Readonly<Record<string, string | number | boolean>>
}

export interface LogQuestion {
  readonly member?: string | undefined
  readonly order?: string | undefined
  /** Only entries before this one. */
  readonly before?: string | undefined
  readonly most?: number
}

/** When one of two members gave the other one access for the last time since then; null: not since then. */
export async function accessGiven(
  client: Pick<ClientBase, 'query'>,
  [one, other]: readonly [string, string],
  since: Date,
): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date | null }>(
    `select max(at) as at from staff.log where act = any($3) and at >= $4
       and ((member_id = $1::text::uuid and facts ->> 'member' = $2::text)
         or (member_id = $2::text::uuid and facts ->> 'member' = $1::text))`,
    [one, other, accessActs, since],
  )
  return rows[0]?.at ?? null
}

/** Who gave access to whom since then, the newest first. */
export async function accessesSince(pool: Pool, since: Date): Promise<readonly AccessGiven[]> {
  const { rows } = await pool.query<AccessGiven>(
    `select at, act, member_name as by, members.name as "to", members.login as email
     from staff.log join staff.members on members.id::text = facts ->> 'member'
     where act = any($1) and at >= $2 and members.id <> member_id order by log.id desc limit 100`,
    [accessActs, since],
  )
  return rows
}

const columns = `id::text, at, member_id as "memberId", member_name as "memberName", act, orders, facts`

/** The newest first. */
export async function readLog(pool: Pool, question: LogQuestion): Promise<readonly LogLine[]> {
  const { member = null, order = null, before = null, most = 50 } = question
  const { rows } = await pool.query<LogLine>(
    `select ${columns} from staff.log
     where ($1::uuid is null or member_id = $1) and ($2::text is null or orders @> array[$2])
       and ($3::bigint is null or id < $3)
     order by log.id desc limit $4`,
    [member, order, before, most],
  )
  return rows
}
