import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { databaseUrl } from './ensure-database.ts'

export interface TemplateRecipe {
  name: string
  /** The template it is cloned from; without it an empty database. */
  from?: TemplateRecipe
  /** Its tables are empty: a database of it that a test has dropped is emptied for the next, five times faster than a clone. */
  isEmpty?: boolean
  /** Fills the database; runs once per test run, whichever test file comes first. Must close its connections. */
  make(url: string): Promise<void>
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

const serverStartPatienceMs = 30_000

/** Databases of empty templates that wait for the next test of this process. */
const dropped = new Map<string, string[]>()

/** A separate database for a test file, empty or cloned from a template in some 50 ms. */
export async function createTestDatabase({
  template,
}: {
  template?: TemplateRecipe
} = {}): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (!serverUrl)
    throw new Error(
      'TEST_POSTGRES_URL is missing: run tests from the project root, where vitest starts a server for those named *.db.test.ts.',
    )
  const usedAgain = template?.isEmpty ? dropped.get(template.name)?.pop() : undefined
  if (template && usedAgain) {
    await onServer(usedAgain, emptyTables)
    return { url: usedAgain, drop: async () => keepFor(template, usedAgain) }
  }
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = databaseUrl(serverUrl, name)
  await onServer(serverUrl, async (client) => {
    if (template) await ensureTemplate(client, serverUrl, template)
    const source = template ? templateName(template) : 'template0'
    await client.query(`create database ${name} template ${client.escapeIdentifier(source)}`)
  })
  if (template?.isEmpty) return { url, drop: async () => keepFor(template, url) }
  return { url, drop: () => dropDatabase(serverUrl, name) }
}

/** Shops that a worker shares are closed at the end of the run, when the server has stopped and its databases are gone. */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = await connectNow(serverUrl).catch(unlessUnavailable)
  await client?.query(`drop database if exists ${name} with (force)`).finally(() => client.end())
}

function keepFor({ name }: TemplateRecipe, url: string): void {
  dropped.set(name, [...(dropped.get(name) ?? []), url])
}

/** Without triggers, which refuse deletions or write them down. The ledgers of migrations stay. */
async function emptyTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'migration'`,
  )
  // A test that failed may have left work behind.
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const deletions = rows.map(({ name }) => `delete from ${name};`)
  await client.query(`set session_replication_role = replica; ${deletions.join(' ')}`)
}

const templateName = ({ name }: TemplateRecipe) => `template_${name}`

async function ensureTemplate(client: pg.Client, serverUrl: string, template: TemplateRecipe): Promise<void> {
  const name = templateName(template)
  const isMade = async () => {
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [
      name,
    ])
    return rowCount === 1
  }
  if (await isMade()) return
  // Test files run in several processes: the first makes the template, the others wait here. The lock ends with the connection at
  // the latest.
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
  if (!(await isMade())) await makeTemplate(client, serverUrl, template)
  // Unlock now: files that need this template must not wait for templates made from it.
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
}

async function makeTemplate(client: pg.Client, serverUrl: string, template: TemplateRecipe): Promise<void> {
  const name = templateName(template)
  if (template.from) await ensureTemplate(client, serverUrl, template.from)
  const source = template.from ? templateName(template.from) : 'template0'
  const quoted = client.escapeIdentifier(name)
  await client.query(`drop database if exists ${quoted} with (force)`)
  await client.query(`create database ${quoted} template ${client.escapeIdentifier(source)}`)
  await template.make(databaseUrl(serverUrl, name))
  // A forgotten connection would make later clones fail far from the cause.
  await client.query(`alter database ${quoted} allow_connections false`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await client.query(`alter database ${quoted} is_template true`)
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = await connectPatiently(url)
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function connectPatiently(url: string): Promise<pg.Client> {
  const patience = Date.now() + serverStartPatienceMs
  while (true) {
    const client = await connectNow(url).catch(unlessUnavailable)
    if (client) return client
    if (Date.now() > patience) return connectNow(url)
    await pause(50)
  }
}

async function connectNow(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

function unlessUnavailable(error: unknown): null {
  if (isDatabaseUnavailable(error)) return null
  throw error
}
