import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'
import { Refusal } from './refusal.mjs'

/** The folder of everything that must survive a restart. @param {NodeJS.ProcessEnv} env */
export function openDataFolder(env) {
  const folder = path.resolve(root, env.DATA_DIR || '.data')
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(path.join(folder, 'logs'), { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Refusal(
      `The data folder ${folder} cannot be written (${code}): give yourself the right to it, or choose another with DATA_DIR=/path/to/folder npm start.`,
    )
  }
  return folder
}

/** A new log for this run; only the previous one is kept. @param {string} folder @param {string} name */
export function freshLog(folder, name) {
  const file = path.join(folder, 'logs', `${name}.log`)
  try {
    renameSync(file, path.join(folder, 'logs', `${name}.previous.log`))
  } catch {
    // the first run has no folder yet
  }
  writeFileSync(file, '', { mode: 0o600 })
  return file
}
