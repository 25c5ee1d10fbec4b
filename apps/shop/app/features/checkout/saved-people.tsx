import { type SavedPerson, savedField, typedOfSaved } from '@wojaz/booking'
import { useId } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { SelectBox } from '../../ui/select-box.tsx'

interface SavedPeopleProps {
  /** Index of the traveller whose fields are filled in. */
  person: number
  people: readonly SavedPerson[]
}

/** Fills in a traveller with somebody saved in the account. */
export function SavedPeople({ person, people }: SavedPeopleProps) {
  return (
    <SavedChoice
      name={savedField(person)}
      people={people}
      valuesOf={(chosen) => typedOfSaved(person, chosen)}
    />
  )
}

interface SavedChoiceProps {
  /** The name of the field with the choice. */
  name: string
  people: readonly SavedPerson[]
  /** The new values of the form's fields, by name. */
  valuesOf: (chosen: SavedPerson) => Readonly<Record<string, string>>
}

/** One choice fills in several fields. Without scripts a button sends it to the server. */
export function SavedChoice({ name, people, valuesOf }: SavedChoiceProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  if (people.length === 0) return null
  const nameOf = ({ firstName, lastName, isCustomer }: SavedPerson) => {
    const called = locale === 'hu' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
    return isCustomer ? t('checkout.saved.me', { name: called }) : called
  }
  return (
    <div className="clear-left mb-4 grid items-end gap-3 sm:grid-cols-2">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-small font-bold">
          {t('checkout.saved.label')}
        </label>
        <SelectBox
          id={id}
          name={name}
          defaultValue=""
          options={[
            { id: '', label: t('checkout.saved.choose') },
            ...people.map((one) => ({ id: one.id, label: nameOf(one) })),
          ]}
          onChange={({ currentTarget: { form, value } }) => {
            const chosen = people.find((one) => one.id === value)
            if (form && chosen) fillIn(form, valuesOf(chosen))
          }}
        />
      </div>
      <noscript>
        <Button type="submit" look="secondary" name="intent" value="fill">
          {t('checkout.saved.fill')}
        </Button>
      </noscript>
    </div>
  )
}

function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    const isOurs = [HTMLInputElement, HTMLSelectElement, RadioNodeList].some(
      (kind) => control instanceof kind,
    )
    if (isOurs) (control as HTMLInputElement).value = value
  }
}
