/**
 * `npm run editor -- reset someone@wojaz.pl` runs this with the database it has found. The last line of stdout is the result as
 * JSON.
 */
import { resolve } from 'node:path'
import { resetEditorPassword } from '../src/reset-editor-password.ts'

const { DATABASE_URL = '', CONTENT_SECRET = '', DATA_DIR = '.data', SITE_URL = '' } = process.env
const [email = ''] = process.argv.slice(2)
const told = (facts: object, message?: string) => console.error(message ?? '', JSON.stringify(facts))

const outcome = await resetEditorPassword(
  {
    databaseUrl: DATABASE_URL,
    secret: CONTENT_SECRET,
    siteUrl: SITE_URL,
    mediaFolder: resolve(DATA_DIR, 'media'),
    clock: () => new Date(),
    log: { info() {}, warn: told, error: told },
  },
  email,
)
console.log(JSON.stringify(outcome))
