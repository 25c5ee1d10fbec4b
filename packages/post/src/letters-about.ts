import type { Pool } from 'pg'

/** A letter as the office sees it: what it was and what became of it, not what stands in it. */
export interface LetterLine {
  readonly kind: string
  readonly state: 'waiting' | 'sent' | 'given-up'
  readonly queuedAt: Date
  readonly finishedAt: Date | null
}

/** Letters to an address whose name has this word in it (`order-confirmed W402917655`), and those that were asked for. */
export async function lettersAbout(pool: Pool, email: string, word: string): Promise<readonly LetterLine[]> {
  const { rows } = await pool.query<LetterLine>(
    `select kind, state, queued_at as "queuedAt", finished_at as "finishedAt" from post.letters
     where lower(recipient) = lower($1) and (position($2 in once_as) > 0 or subject like '%' || $2 || '%')
     order by queued_at, id limit 200`,
    [email, word],
  )
  return rows
}
