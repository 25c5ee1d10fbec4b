/**
 * Run by `npm start` when the shop, its bank and the demo inventory are up. It gives the office orders, questions, complaints, a
 * changed flight and reviews, all made by the functions that guests and staff use. Safe to repeat; the last line of output is the
 * result.
 */
import { join } from 'node:path'
import { openDatabase, workLimits } from '@wojaz/database'
import { rememberSeeded, seededAs } from '../seed-ledger.ts'
import { guestDomain } from './demo-guests.ts'
import { makeWork } from './make-work.ts'
import { openWork } from './open-work.ts'
import { shopCalls } from './shop-calls.ts'

const {
  DATABASE_URL = '',
  CONTENT_SECRET = '',
  SITE_URL = '',
  DATA_DIR = '.data',
  PORT = '3000',
} = process.env
const {
  PAYU_URL = '',
  PAYU_POS_ID = '',
  PAYU_CLIENT_ID = '',
  PAYU_CLIENT_SECRET = '',
  PAYU_SECOND_KEY = '',
} = process.env

const onError = (error: Error) => console.error(error.message)
const database = openDatabase({
  url: DATABASE_URL,
  applicationName: 'wojaz-demo',
  onError,
  limits: workLimits,
})
try {
  console.log(JSON.stringify({ orders: await seedOffice() }))
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
} finally {
  await database.close()
}

async function seedOffice(): Promise<number> {
  if ((await seededAs(database, 'office')) !== null) return 0
  // Recorded first: an interrupted run is not repeated beside its own leftovers.
  await rememberSeeded(database, 'office', guestDomain)
  const work = await openWork({
    pool: database.pool,
    databaseUrl: DATABASE_URL,
    siteUrl: SITE_URL,
    secret: CONTENT_SECRET,
    uploadFolder: join(DATA_DIR, 'uploads'),
    bank: {
      url: PAYU_URL,
      posId: PAYU_POS_ID,
      clientId: PAYU_CLIENT_ID,
      clientSecret: PAYU_CLIENT_SECRET,
      secondKey: PAYU_SECOND_KEY,
    },
  })
  try {
    return Object.keys(await makeWork(work, shopCalls(`http://127.0.0.1:${PORT}`))).length
  } finally {
    await work.close()
  }
}
