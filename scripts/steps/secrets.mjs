import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from './refusal.mjs'

/**
 * Secrets are made at the first start and kept, because sessions and previews signed with them must outlive a restart.
 * @param {string} dataFolder
 * @returns {{ contentSecret: string }}
 */
export function keepSecrets(dataFolder) {
  const file = path.join(dataFolder, 'secrets.json')
  try {
    const made = { contentSecret: randomBytes(32).toString('hex') }
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  return parse(file)
}

/** @param {string} file */
function parse(file) {
  try {
    chmodSync(file, 0o600)
    const { contentSecret } = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof contentSecret === 'string' && contentSecret.length >= 32) return { contentSecret }
  } catch {
    // falls through to the same sentence
  }
  throw new Refusal(
    `The secrets in ${file} cannot be read: bring the file back from a copy, or remove it and let everybody sign in again.`,
  )
}
