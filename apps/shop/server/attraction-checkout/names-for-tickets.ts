import type { AttractionItem } from '@wojaz/attractions'
import type { SavedPerson } from '@wojaz/booking'
import { ageOn } from '@wojaz/travel/party'

/** If no ticket has a name yet, assigns travellers to tickets, each the first whose age fits. */
export function namesForTickets(item: AttractionItem, participants: readonly SavedPerson[]): AttractionItem {
  if (participants.length === 0 || item.told.holders.some(({ contact }) => Object.keys(contact).length > 0))
    return item
  const left = [...participants]
  const day = item.localStart.slice(0, 10)
  const holders = item.kinds.flatMap(({ id, quantity, minAge, maxAge }) =>
    Array.from({ length: quantity }, () => {
      const at = left.findIndex(({ birthDate }) => {
        const age = birthDate === null ? null : ageOn(birthDate, day)
        return age !== null && age >= minAge && age <= maxAge
      })
      const [person] = at < 0 ? [] : left.splice(at, 1)
      const { firstName = '', lastName = '' } = person ?? {}
      const contact: Record<string, string> = person
        ? { firstName, lastName, fullName: `${firstName} ${lastName}` }
        : {}
      return { kindId: id, contact, answers: {} }
    }),
  )
  return { ...item, told: { ...item.told, holders } }
}
