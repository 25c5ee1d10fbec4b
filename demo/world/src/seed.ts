/**
 * The command `npm run seed`: migrates, creates the first admin, fills the content and the demo inventory (`-- --hotels 3000` for
 * a large one; DEMO_HOTELS is the same for `npm start`). Progress goes to stderr; stdout has one line of JSON when the first
 * admin is created, and another at the end.
 */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { openDatabase, workLimits } from '@wojaz/database'
import { dayOf } from '@wojaz/travel/dates'
import { keepWorld } from './keep-world.ts'
import { seedContent, seedFingerprint } from './seed-content.ts'
import { rememberSeeded, seededAs } from './seed-ledger.ts'
import { wantedHotels } from './wanted-hotels.ts'

const { DATABASE_URL, CONTENT_SECRET, DATA_DIR = '.data', SITE_URL = 'http://localhost:3000' } = process.env
const { ADMIN_EMAIL = 'redakcja@wojaz.example', ADMIN_PASSWORD } = process.env
const clock = () => new Date()

try {
  await seed()
  console.log(JSON.stringify({ isSeeded: true }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof Error && error.cause) console.error(error.cause)
  process.exitCode = 1
}

async function seed(): Promise<void> {
  if (!DATABASE_URL) throw new Error('DATABASE_URL is missing: say which Postgres database to fill.')
  if (!CONTENT_SECRET) throw new Error('CONTENT_SECRET is missing: it signs the sessions of editors.')
  const onError = (error: Error) => progress(error.message)
  const database = openDatabase({
    url: DATABASE_URL,
    applicationName: 'wojaz-seed',
    onError,
    limits: workLimits,
  })
  try {
    const hotels = wantedHotels(process.argv.slice(2), process.env)
    await keepWorld(database, { today: dayOf(clock()), hotels, report: progress })
    const fingerprint = seedFingerprint()
    if ((await seededAs(database, 'content')) === fingerprint) return
    progress('content')
    await prepare(DATABASE_URL, CONTENT_SECRET)
    await rememberSeeded(database, 'content', fingerprint)
  } finally {
    await database.close()
  }
}

async function prepare(databaseUrl: string, secret: string): Promise<void> {
  const mediaFolder = resolve(DATA_DIR, 'media')
  mkdirSync(mediaFolder, { recursive: true })
  // Payload takes a second or two to load: import it only if there is something to do.
  const { prepareContent } = await import('@wojaz/content/server')
  const log = { info() {}, warn: told, error: told }
  const options = { databaseUrl, secret, mediaFolder, siteUrl: SITE_URL, clock, log }
  const onAdminCreated = (createdAdmin: object) => console.log(JSON.stringify({ createdAdmin }))
  const admin = { adminEmail: ADMIN_EMAIL, adminPassword: ADMIN_PASSWORD || undefined, onAdminCreated }
  await prepareContent({ ...options, ...admin }, (writer) =>
    seedContent(writer, { today: dayOf(clock()), progress }),
  )
}

function progress(line: string): void {
  process.stderr.write(`${line}\n`)
}

function told(facts: object, message?: string): void {
  progress(`${message ?? ''} ${JSON.stringify(facts)}`)
}
