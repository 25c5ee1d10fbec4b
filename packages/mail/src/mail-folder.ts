import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** An email as it lies in the folder; its name says when and what kind (see `folderCarrier`). */
export interface FiledEmail {
  name: string
  email: Email
}

const plainName = /^[\w-]+\.eml$/
const mostListed = 50

/** What has been sent while there is no mail server, the newest first. An empty or missing folder is no emails. */
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

/** Null: there is no such file, or its name leads out of the folder. */
export async function readFiledEmail(folder: string, name: string): Promise<FiledEmail | null> {
  if (!plainName.test(name)) return null
  const source = await readFile(path.join(folder, name)).catch(() => null)
  return source && { name, email: await PostalMime.parse(source) }
}

/** Emails that have lain there since before this moment are gone; what is no email stays. */
export async function clearMailFolder(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => plainName.test(one))) {
    const file = path.join(folder, name)
    // Another node may have been quicker.
    const written = await stat(file).catch(() => null)
    if (written && written.mtime < before) await rm(file, { force: true })
  }
}

/** Emails to this address, and those that name it, are gone. */
export async function clearMailOf(folder: string, email: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const named = email.toLowerCase()
  for (const name of names) {
    const filed = (await readFiledEmail(folder, name))?.email
    const isTheirs = filed && JSON.stringify([filed.to, filed.replyTo, filed.text]).toLowerCase()
    if (isTheirs?.includes(named)) await rm(path.join(folder, name), { force: true })
  }
}
