/** `npm run migration -w @wojaz/content -- what-changed`: writes the SQL between the last snapshot and the config. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { BasePayload } from 'payload'
import { contentConfig } from '../src/content-config.ts'

const folder = 'src/migrations'
const [migrationName] = process.argv.slice(2)
if (!migrationName) throw new Error('Give the migration a name.')
process.env.PAYLOAD_MIGRATING = 'true'

const config = contentConfig({
  databaseUrl: '',
  secret: 'none',
  mediaFolder: '',
  siteUrl: 'http://localhost',
  clock: () => new Date(),
  log: { info() {}, warn: console.warn, error: console.error },
})
const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({ payload, migrationName })

// Payload's packages have separate copies of drizzle, whose `sql` types do not match. Plain text does.
for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
  const path = `${folder}/${file}`
  const text = readFileSync(path, 'utf8')
    .replace(
      /^import \{ MigrateUpArgs, .*$/m,
      "import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'",
    )
    .replaceAll('{ db, payload, req }', '{ db }')
    .replaceAll('db.execute(sql`', 'db.execute(`')
    .replace(/(from '\.\/\d{8}_\w+)';/g, "$1.ts'")
  writeFileSync(path, text)
}
