import { appendFile } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from './refusal.mjs'
import { readTypeScript } from './typescript.mjs'

const longestPauseMs = 30_000

async function databasePackage() {
  await readTypeScript()
  return import('@wojaz/database')
}

/**
 * The shop's database: DATABASE_URL, else the embedded one.
 * @param {{ url: string | undefined, dataFolder: string, logFile: string, say: (line: string) => void }} wish
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function openPostgres({ url, dataFolder, logFile, say }) {
  const database = await databasePackage()
  if (url) {
    await requireReachable(database, url)
    return { url, stop: async () => {} }
  }
  let isStopping = false
  const postgres = await database
    .startPostgres({
      folder: path.join(dataFolder, 'postgres'),
      log: (line) => appendFile(logFile, `${line}\n`, () => {}),
      onCrash: () => !isStopping && bringBack(),
    })
    .catch((error) => {
      throw new Refusal(error.message)
    })

  async function bringBack() {
    say('Postgres ended unexpectedly and is started again.')
    for (let wait = 500; !isStopping; wait = Math.min(wait * 2, longestPauseMs)) {
      await pause(wait)
      try {
        return await postgres.restart()
      } catch (error) {
        say(`Postgres does not start again: ${/** @type {Error} */ (error).message}`)
      }
    }
  }

  return {
    url: await database.ensureDatabase(postgres.url(), 'wojaz'),
    stop() {
      isStopping = true
      return postgres.stop()
    },
  }
}

/**
 * For single commands: uses the database of a running `npm start`, else opens it temporarily.
 * @param {{ url: string | undefined, dataFolder: string }} wish
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function openOrFindPostgres({ url, dataFolder }) {
  const { openDatabase, rememberedUrl } = await databasePackage()
  const last = url ? null : rememberedUrl(path.join(dataFolder, 'postgres'), 'wojaz')
  if (last) {
    const running = openDatabase({ url: last, applicationName: 'wojaz command', onError: () => {} })
    const isRunning = await running.isReachable()
    await running.close()
    if (isRunning) return { url: last, stop: async () => {} }
  }
  return openPostgres({ url, dataFolder, logFile: path.join(dataFolder, 'logs/postgres.log'), say: () => {} })
}

/**
 * @param {typeof import('@wojaz/database')} database
 * @param {string} url
 */
async function requireReachable({ openDatabase }, url) {
  const remedy = 'start it, correct DATABASE_URL, or unset DATABASE_URL to use the embedded one'
  const opened = openDatabase({ url, applicationName: 'wojaz start', onError: () => {} })
  try {
    await opened.pool.query('select 1')
  } catch (error) {
    // Without user and password, because this line may get into a log.
    const { host, pathname } = new URL(url)
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Refusal(`Postgres at ${host}${pathname} cannot be used (${message || code}): ${remedy}.`)
  } finally {
    await opened.close()
  }
}
