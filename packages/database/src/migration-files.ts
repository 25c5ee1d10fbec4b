import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export interface MigrationFile {
  name: string
  checksum: string
  sql: string
}

export interface AppliedMigration {
  name: string
  checksum: string
}

const namePattern = /^(\d{4})-[a-z0-9-]+\.sql$/

export async function readMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  names.forEach((name, position) => {
    const number = numberOf(name, folder)
    const next = names[position + 1]
    if (next?.startsWith(number)) {
      throw new Error(
        `Migrations ${name} and ${next} in ${folder} share a number: give the newer one the next free number.`,
      )
    }
  })
  return Promise.all(names.map((name) => readMigrationFile(folder, name)))
}

/**
 * The files that must still run. Migrations that have run but are not in the folder are ignored: during a rolling release a node
 * of the previous version may restart against the newer database.
 */
export function pendingMigrations(files: MigrationFile[], applied: AppliedMigration[]): MigrationFile[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const newest =
    applied
      .map(({ name }) => name)
      .sort()
      .at(-1) ?? ''
  for (const { name, checksum } of files) {
    const before = checksums.get(name)
    if (before !== undefined && before !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it had been applied: put its text back and write the change as a new migration.`,
      )
    }
    if (before === undefined && name < newest) {
      throw new Error(
        `Migration ${name} comes before ${newest}, which is already applied: give it the next free number.`,
      )
    }
  }
  return files.filter(({ name }) => !checksums.has(name))
}

async function readMigrationFile(folder: string, name: string): Promise<MigrationFile> {
  // Git may write CRLF on another machine: the checksum must not depend on it.
  const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

function numberOf(name: string, folder: string): string {
  const match = namePattern.exec(name)
  if (!match?.[1]) throw new Error(`Migration ${name} in ${folder} must be named like 0001-seat-holds.sql.`)
  return `${match[1]}-`
}
