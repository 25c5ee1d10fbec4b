import type { SavedPerson } from '@wojaz/booking'
import type { FormField } from './form-fields.ts'

/** Form field that says which saved person a ticket is filled in with. */
export function savedHolderField(itemId: string, nth: number): string {
  return `${itemId}.holders.${nth}.saved`
}

/** The data of a saved person that this ticket asks for. */
export function namesOfSaved(
  fields: readonly Pick<FormField, 'name'>[],
  { firstName, lastName }: Pick<SavedPerson, 'firstName' | 'lastName'>,
): Record<string, string> {
  const known: Readonly<Record<string, string>> = {
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
  }
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = known[name.split('.contact.')[1] ?? '']
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

export function hasNames(fields: readonly Pick<FormField, 'name'>[]): boolean {
  return Object.keys(namesOfSaved(fields, { firstName: '', lastName: '' })).length > 0
}
