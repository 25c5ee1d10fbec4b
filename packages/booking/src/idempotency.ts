import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { prepared } from '@wojaz/database'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { Store } from './store.ts'

export type IdempotencyRefusal = { readonly code: 'key-used-for-something-else' | 'still-being-done' }

/** Longer than any request takes. A node that has not answered by then has died, and the next request does the work. */
const leaseMs = 30_000
/** Another node may be working on it: how long to wait for its answer. */
const patienceMs = 4_000
const lookEveryMs = 100

/** Returns, for a day, the first answer that was given to an idempotency key. */
export function answeringByKey(store: Store, clock: () => Date) {
  const running = new Map<string, Promise<Outcome<unknown, IdempotencyRefusal>>>()

  /** `body` is the request. The same key with another body is refused. The answer must survive JSON. */
  return function byIdempotencyKey<Answer>(
    scope: string,
    key: string,
    body: unknown,
    work: () => Promise<Answer>,
  ): Promise<Outcome<Answer, IdempotencyRefusal>> {
    const hash = createHash('sha256')
      .update(JSON.stringify(body) ?? '')
      .digest()
    const name = `${scope} ${key} ${hash.toString('base64')}`
    const known = running.get(name)
    if (known) return known as Promise<Outcome<Answer, IdempotencyRefusal>>
    const answer = answerTo(scope, key, hash, work).finally(() => running.delete(name))
    running.set(name, answer)
    return answer
  }

  async function answerTo<Answer>(
    scope: string,
    key: string,
    hash: Buffer,
    work: () => Promise<Answer>,
  ): Promise<Outcome<Answer, IdempotencyRefusal>> {
    for (let waited = 0; ; waited += lookEveryMs) {
      const now = clock()
      const until = new Date(now.getTime() + leaseMs)
      const row = await store.read((client) => takeKey(client, [scope, key, hash, now, until]))
      if (!row.bodyHash.equals(hash)) return refused({ code: 'key-used-for-something-else' })
      if (row.answer) return accepted(row.answer.value as Answer)
      if (row.isMine) return work().then(keep(scope, key), forget(scope, key))
      if (waited >= patienceMs) return refused({ code: 'still-being-done' })
      await pause(lookEveryMs)
    }
  }

  function keep(scope: string, key: string) {
    return async <Answer>(value: Answer): Promise<Outcome<Answer, IdempotencyRefusal>> => {
      await store.read((client) => client.query(keepAnswer([scope, key, JSON.stringify({ value })])))
      return accepted(value)
    }
  }

  /** An error is not stored as an answer, so the next request tries again. */
  function forget(scope: string, key: string) {
    return async (fault: unknown): Promise<never> => {
      await store
        .read((client) =>
          client.query('delete from booking.idempotency_keys where scope = $1 and key = $2', [scope, key]),
        )
        .catch(() => {})
      throw fault
    }
  }
}

interface KeyRow {
  readonly bodyHash: Buffer
  readonly answer: { readonly value: unknown } | null
  readonly isMine: boolean
}

const take = prepared(
  `insert into booking.idempotency_keys as known (scope, key, body_hash, asked_at, working_until) values ($1, $2, $3, $4, $5)
   on conflict (scope, key) do update set working_until = $5
     where known.answer is null and known.working_until < $4 and known.body_hash = $3
   returning body_hash as "bodyHash", null as answer, true as "isMine"`,
)
const keepAnswer = prepared('update booking.idempotency_keys set answer = $3 where scope = $1 and key = $2')

async function takeKey(client: ClientBase, values: unknown[]): Promise<KeyRow> {
  const taken = await client.query<KeyRow>(take(values))
  if (taken.rows[0]) return taken.rows[0]
  const { rows } = await client.query<KeyRow>(
    `select body_hash as "bodyHash", answer, false as "isMine" from booking.idempotency_keys where scope = $1 and key = $2`,
    values.slice(0, 2),
  )
  // The other node gave it up between the two queries. The next look takes it over.
  return rows[0] ?? { bodyHash: values[2] as Buffer, answer: null, isMine: false }
}
