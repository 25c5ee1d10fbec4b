import { inTransaction, type Person } from '@wojaz/database'
import type { ClientBase } from 'pg'
import type { Services } from '../request/services.ts'
import { knownOfPerson } from './known-of-person.ts'

type Parts = Pick<Services, 'account' | 'database' | 'mail' | 'clock'>

/** Forgets a customer whose fortnight is over. False: they have come back, or another node is at it, or it waits; the next pass looks again. */
export function forgetPerson(parts: Parts, person: Person): Promise<boolean> {
  return forgetWhole(parts, person, (client) => parts.account.takeLeaver(client, person))
}

/**
 * All rows in one transaction, files before it, so that whoever is interrupted finds the rest again. False: it may not be, or something of
 * theirs is still under way.
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
