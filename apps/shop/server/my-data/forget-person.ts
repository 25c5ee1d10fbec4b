import { inTransaction, type Person } from '@wojaz/database'
import type { ClientBase } from 'pg'
import type { Services } from '../request/services.ts'
import { knownOfPerson } from './known-of-person.ts'

type Parts = Pick<Services, 'account' | 'database' | 'mail' | 'clock'>

/**
 * Deletes a customer whose fortnight is over. False: they have come back, another node is doing it, or it must wait; the next run
 * tries again.
 */
export function forgetPerson(parts: Parts, person: Person): Promise<boolean> {
  return forgetWhole(parts, person, (client) => parts.account.takeLeaver(client, person))
}

/**
 * Deletes all rows in one transaction, and files before its commit, so that an interrupted run can be repeated. False: it is not
 * allowed, or something is still in progress.
 */
export async function forgetWhole(
  { database, mail, clock }: Omit<Parts, 'account'>,
  person: Person,
  mayBe: (client: ClientBase) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(database.pool, async (client) => {
    if (!(await mayBe(client))) return false
    for (const known of knownOfPerson) if (await known.isUnderWay?.(client, person)) return false
    await mail.clearMailOf(person.email)
    for (const known of knownOfPerson) await known.erase?.(client, person, clock())
    return true
  })
}
