/**
 * Prepares a shop without the demo: migrates the content, fills the dictionary and creates the first admin. Prints one line of
 * JSON when the admin is created, and another when everything is done.
 */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { prepareContent } from '../src/prepare-content.ts'

const { DATABASE_URL = '', CONTENT_SECRET = '', DATA_DIR = '.data', SITE_URL = '' } = process.env
const { ADMIN_EMAIL = 'redakcja@wojaz.example', ADMIN_PASSWORD } = process.env
const told = (facts: object, message?: string) => console.error(message ?? '', JSON.stringify(facts))
const mediaFolder = resolve(DATA_DIR, 'media')
mkdirSync(mediaFolder, { recursive: true })

await prepareContent({
  databaseUrl: DATABASE_URL,
  secret: CONTENT_SECRET,
  siteUrl: SITE_URL,
  mediaFolder,
  clock: () => new Date(),
  log: { info() {}, warn: told, error: told },
  adminEmail: ADMIN_EMAIL,
  adminPassword: ADMIN_PASSWORD || undefined,
  onAdminCreated: (createdAdmin) => console.log(JSON.stringify({ createdAdmin })),
})
console.log(JSON.stringify({ isSeeded: true }))
