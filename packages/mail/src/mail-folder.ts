import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { asciiLower } from '@wojaz/travel/guest'
import PostalMime, { type Email } from 'postal-mime'
import { namesAddress } from './names-address.ts'

/** An email as a file; the file name contains time and kind (see `folderCarrier`). */
export interface FiledEmail {
  name: string
  email: Email
}

const plainName = /^[\w-]+\.eml$/
const mostListed = 50

/** Emails sent without a mail server, the newest first. An empty or missing folder means none. */
export async function readMailFolder(folder: string): Promise<FiledEmail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => plainName.test(name))
    .sort()
    .reverse()
    .slice(0, mostListed)
  const emails = await Promise.all(newest.map((name) => readFiledEmail(folder, name)))
  return emails.filter((email) => email !== null)
}

/** Null if there is no such file or its name leads out of the folder. */
export async function readFiledEmail(folder: string, name: string): Promise<FiledEmail | null> {
  if (!plainName.test(name)) return null
  const source = await readFile(path.join(folder, name)).catch(() => null)
  return source && { name, email: await PostalMime.parse(source) }
}

/** Deletes email files written before this moment; other files stay. */
export async function clearMailFolder(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => plainName.test(one))) {
    const file = path.join(folder, name)
    // Another node may have been faster.
    const written = await stat(file).catch(() => null)
    if (written && written.mtime < before) await rm(file, { force: true })
  }
}

/** Deletes email files to this address, and those that contain it. */
export async function clearMailOf(folder: string, email: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const named = new RegExp(namesAddress(email))
  for (const name of names) {
    const filed = (await readFiledEmail(folder, name))?.email
    const texts = [JSON.stringify([filed?.to, filed?.replyTo]), filed?.text ?? '']
    const isTheirs = texts.some((text) => named.test(asciiLower(text)))
    if (isTheirs) await rm(path.join(folder, name), { force: true })
  }
}
