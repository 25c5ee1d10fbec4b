import type { Person } from '@wojaz/database'
import type { ClientBase } from 'pg'
import { knownOfPerson } from './known-of-person.ts'

/** Whether documents of complaints must be stored further, and whether an open complaint blocks the deletion. */
export async function keptOfComplaints(
  client: ClientBase,
  person: Person,
): Promise<{ hasComplaints: boolean; isUnderWay: boolean }> {
  const complaints = await knownOfPerson.find(({ name }) => name === 'complaints')?.read(client, person)
  let isUnderWay = false
  for (const known of knownOfPerson) isUnderWay ||= (await known.isUnderWay?.(client, person)) ?? false
  return { hasComplaints: (complaints?.length ?? 0) > 0, isUnderWay }
}
