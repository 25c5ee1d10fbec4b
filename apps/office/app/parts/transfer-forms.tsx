import type { Transfer } from '@wojaz/booking'
import { base } from '../address.ts'
import type { TransferActed } from '../routes/transfers.tsx'
import type { TransferFaultCode } from '../transfer-form.ts'
import { transferFaultWords } from '../transfer-words.ts'
import { Field } from './field.tsx'

interface OfTransfer extends Pick<Transfer, 'id' | 'account'> {
  readonly acted: TransferActed['of']
}

/** Assigns a transfer to an order by its number. */
export function AssignForm({ id, acted }: OfTransfer) {
  const mine = acted?.field === 'number' ? acted : undefined
  return (
    <form method="post" action={`${base}/przelewy/${id}/przypisz`} className="row">
      <Field
        id={`order-${id}`}
        label="Zamówienie"
        name="number"
        maxLength={14}
        required={true}
        defaultValue={mine?.typed}
        fault={mine?.fault}
      />
      <button type="submit">Przypisz</button>
    </form>
  )
}

/** Returns a transfer to its sender or to another account. */
export function ReturnForm({ id, account, acted }: OfTransfer) {
  const mine = acted?.field === 'account' ? acted : undefined
  return (
    <form method="post" action={`${base}/przelewy/${id}/zwrot`} className="row">
      <Field
        id={`account-${id}`}
        label="Rachunek do zwrotu"
        name="account"
        maxLength={42}
        required={true}
        defaultValue={mine?.typed ?? account ?? ''}
        fault={mine?.fault}
      />
      <button type="submit" className="quiet">
        Odeślij
      </button>
    </form>
  )
}

export function SentForm({ action }: { action: string }) {
  return (
    <form method="post" action={action}>
      <button type="submit">Wysłano</button>
    </form>
  )
}

/** The account is asked for if the guest gave none. */
export function AwardSentForm({
  number,
  hasAccount,
  acted,
}: {
  number: string
  hasAccount: boolean
  acted: TransferActed['of'] | undefined
}) {
  return (
    <form method="post" action={`${base}/przelewy/reklamacje/${number}`} className="row">
      {!hasAccount && (
        <Field
          id={`account-${number}`}
          label="Rachunek gościa"
          name="account"
          maxLength={42}
          required={true}
          defaultValue={acted?.typed}
          fault={acted?.fault}
        />
      )}
      <button type="submit">Wysłano</button>
    </form>
  )
}

const fields: readonly {
  readonly name: TransferFaultCode
  readonly label: string
  readonly hint?: string
  readonly type?: string
}[] = [
  { name: 'amount', label: 'Kwota w zł' },
  { name: 'date', label: 'Dzień wpływu', type: 'date' },
  { name: 'sender', label: 'Nadawca' },
  { name: 'title', label: 'Tytuł', hint: 'Z numerem zamówienia księguje się sam.' },
  {
    name: 'reference',
    label: 'Numer referencyjny',
    hint: 'Z wyciągu. Ten sam numer drugi raz nic nie zmienia.',
  },
  { name: 'account', label: 'Rachunek nadawcy (IBAN)', hint: 'Jeśli jest znany.' },
]

export function TransferFields({ acted, today }: { acted: TransferActed | undefined; today: string }) {
  return (
    <form method="post" action={`${base}/przelewy`} className="card narrow">
      {fields.map(({ name, ...field }) => (
        <Field
          key={name}
          name={name}
          {...field}
          autoComplete="off"
          defaultValue={acted?.typed?.[name] ?? (name === 'date' ? today : '')}
          fault={acted?.faults?.[name] ? transferFaultWords[name] : null}
        />
      ))}
      <button type="submit">Zaksięguj</button>
    </form>
  )
}
