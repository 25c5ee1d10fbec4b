import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from './refusal.mjs'

/** @typedef {{ contentSecret: string, documentKey: string, bank: { clientSecret: string, secondKey: string, apiKey: string, crc: string }, supplier: { token: string } }} Secrets */

/**
 * Secrets are generated at the first start and stored, because sessions and previews signed with them must survive a restart.
 * @param {string} dataFolder
 * @returns {Secrets}
 */
export function keepSecrets(dataFolder) {
  const file = path.join(dataFolder, 'secrets.json')
  try {
    const made = {
      contentSecret: newKey(),
      documentKey: newKey(),
      bank: newBankSecrets(),
      supplier: newSupplierSecrets(),
    }
    write(file, made, 'wx')
    return made
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  return parse(file)
}

/** @param {string} file @returns {Secrets} */
function parse(file) {
  try {
    chmodSync(file, 0o600)
    const { contentSecret, documentKey, bank, supplier } = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof contentSecret === 'string' && contentSecret.length >= 32) {
      // Adds the secrets that an older file lacks (bank, Przelewy24, documents, supplier).
      const completed = {
        contentSecret,
        documentKey: typeof documentKey === 'string' ? documentKey : newKey(),
        bank: isBankSecrets(bank) ? bank : { ...newBankSecrets(), ...bank },
        supplier: typeof supplier?.token === 'string' ? supplier : newSupplierSecrets(),
      }
      const isWhole =
        completed.documentKey === documentKey && completed.bank === bank && completed.supplier === supplier
      if (!isWhole) write(file, completed, 'w')
      return completed
    }
  } catch {
    // falls through to the same sentence
  }
  throw new Refusal(
    `The secrets in ${file} cannot be read: bring the file back from a copy, or remove it and let everybody sign in again.`,
  )
}

/** @param {string} file @param {Secrets} secrets @param {'w' | 'wx'} flag */
function write(file, secrets, flag) {
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag })
}

const newKey = () => randomBytes(32).toString('hex')

const newBankSecrets = () => ({
  clientSecret: randomBytes(16).toString('hex'),
  secondKey: randomBytes(16).toString('hex'),
  apiKey: randomBytes(16).toString('hex'),
  crc: randomBytes(16).toString('hex'),
})

const newSupplierSecrets = () => ({ token: randomBytes(24).toString('hex') })

/** @param {unknown} bank @returns {bank is Secrets['bank']} */
function isBankSecrets(bank) {
  const known = /** @type {Record<string, unknown>} */ (bank ?? {})
  return Object.keys(newBankSecrets()).every((name) => typeof known[name] === 'string')
}
