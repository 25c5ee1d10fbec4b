import type { Database } from '@wojaz/database'
import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Template } from './templates.ts'

export type TemplateRefusal = { readonly code: 'name-taken' }

const nameTaken = '23505'

/** Templates for answers; the office checks who may change them. */
export function keepingTemplates({ pool, clock }: { pool: Database['pool']; clock: Clock }) {
  return {
    /** By name. */
    async all(): Promise<readonly Template[]> {
      const { rows } = await pool.query<Template>(
        'select id, name, texts from talks.template order by lower(name), id limit 200',
      )
      return rows
    },

    /** Inserts it, or replaces the one with its id. */
    async save({ id, name, texts }: Template): Promise<Outcome<null, TemplateRefusal>> {
      try {
        await pool.query(
          `insert into talks.template (id, name, texts, changed_at) values ($1, $2, $3, $4)
           on conflict (id) do update set name = $2, texts = $3, changed_at = $4`,
          [id, name, texts, clock()],
        )
        return accepted(null)
      } catch (error) {
        if ((error as { code?: string }).code === nameTaken) return refused({ code: 'name-taken' })
        throw error
      }
    },

    /** Messages written with it do not change. */
    async remove(id: string): Promise<void> {
      await pool.query('delete from talks.template where id = $1', [id])
    },
  }
}
