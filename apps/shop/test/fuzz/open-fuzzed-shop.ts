import { startBank } from '@wojaz/booking/testing'
import { freePort } from '@wojaz/database/testing'
import { stockedDatabase } from '../shop-database.ts'
import { call } from './call.ts'
import { type Cookies, logInAll } from './roles.ts'
import { openSender } from './send-request.ts'
import { startFuzzedShop } from './start-fuzzed-shop.ts'

export type FuzzedShop = Awaited<ReturnType<typeof openFuzzedShop>>

/** Parallel requests, each on a separate connection. */
export const atOnce = 4

/** The shop as a separate process with database and bank, and its three roles. */
export async function openFuzzedShop() {
  const database = await stockedDatabase()
  const bank = await startBank()
  const port = await freePort()
  const { url, posId, clientId, clientSecret, secondKey } = bank.settings
  const shop = await startFuzzedShop({
    databaseUrl: database.url,
    port,
    env: {
      SITE_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_MINUTE: '1000000',
      GUESTS_PER_ADDRESS: '1000000',
      PAYU_URL: url,
      PAYU_POS_ID: posId,
      PAYU_CLIENT_ID: clientId,
      PAYU_CLIENT_SECRET: clientSecret,
      PAYU_SECOND_KEY: secondKey,
    },
  })
  const { send, close } = openSender(shop.url, atOnce)
  const cookies: Cookies = await logInAll(send, database.url)
  return {
    ...shop,
    send,
    cookies,
    /** The first rendering of a page takes longest. */
    async warmUp() {
      for (const path of ['/', '/oferty', '/wypoczynek/wyniki-wyszukiwania-samolot', '/mytui', '/kontakt'])
        await call(send, path, { headers: { accept: 'text/html' } })
    },
    async close() {
      close()
      await shop.stop()
      await bank.stop()
      await database.drop()
    },
  }
}
