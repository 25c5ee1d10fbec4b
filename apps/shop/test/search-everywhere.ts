import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFiledEmail } from '@wojaz/mail/mail-folder'
import type { Pool } from 'pg'

/** Every table whose rows, as text, contain one of these names; `schema.table: count`. */
export async function tablesNaming(pool: Pool, names: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ hits: number }>(
      `select count(*)::int as hits from ${name} t
       where exists (select from unnest($1::text[]) word where strpos(lower(t::text), lower(word)) > 0)`,
      [names],
    )
    if (rows[0]?.hits) found.push(`${name}: ${rows[0].hits}`)
  }
  return found
}

/** Every file below a folder that contains one of these names; emails are decoded. */
export async function filesNaming(folder: string, names: readonly string[]): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const file of files.filter((one) => one.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name))
    const email = await readFiledEmail(file.parentPath, file.name)
    const all = (JSON.stringify(email) + bytes.toString()).toLowerCase()
    if (names.some((name) => all.includes(name.toLowerCase()))) found.push(file.name)
  }
  return found
}
