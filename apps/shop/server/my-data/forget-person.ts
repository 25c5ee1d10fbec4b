import { inTransaction, type Person } from '@wojaz/database'
import type { Services } from '../request/services.ts'
import { knownOfPerson } from './known-of-person.ts'

/**
 * Forgets a customer whose fortnight is over: all rows in one transaction, files before it, so that whoever is interrupted finds the rest
 * again. False: they have come back, or something of theirs is still under way; the next round looks again.
 */
export async function forgetPerson(
  { account, database, post, clock }: Pick<Services, 'account' | 'database' | 'post' | 'clock'>,
  person: Person,
): Promise<boolean> {
  return inTransaction(database.pool, async (client) => {
    if (!(await account.takeLeaver(client, person))) return false
    for (const known of knownOfPerson) if (await known.isUnderWay?.(client, person)) return false
    await post.clearMailOf(person.email)
    for (const known of knownOfPerson) await known.erase?.(client, person, clock())
    return true
  })
}
