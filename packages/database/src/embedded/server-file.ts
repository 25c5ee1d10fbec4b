import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a folder stores about its server between starts. It contains the password, so only its owner can read it. */
export interface ServerFile {
  password: string
  /** The folder of the data if it could not be beside this file (see open-shelf.ts). */
  outside?: string
  port?: number
}

export function readServerFile(folder: string): ServerFile | null {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8'))
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}

export function writeServerFile(folder: string, server: ServerFile): void {
  writeFileSync(fileIn(folder), `${JSON.stringify(server, null, 2)}\n`, { mode: 0o600 })
  chmodSync(fileIn(folder), 0o600)
}

export const newPassword = () => randomBytes(24).toString('hex')

const fileIn = (folder: string) => path.join(folder, 'server.json')
