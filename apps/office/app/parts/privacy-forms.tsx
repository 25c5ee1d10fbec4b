import { asked } from '../address.ts'
import type { PrivacyActed } from '../routes/personal-data.tsx'
import { Field } from './field.tsx'

interface FormProps {
  readonly sealed: string
  readonly hasAccount: boolean
  readonly acted: PrivacyActed | undefined
}

/** The same archive that customers download in their settings. */
export function CopyForm({ sealed, hasAccount, acted }: FormProps) {
  const mine = acted?.form === 'copy' ? acted : undefined
  return (
    <form method="post" action={asked('/dane/kopia', { s: sealed })} className="card">
      <h3>Kopia danych</h3>
      <p>
        {hasAccount
          ? 'Powstanie w tle. Osoba dostanie wiadomość i pobierze archiwum ze swojego konta.'
          : 'Pobierzesz archiwum od razu. Przekaż je osobie bezpieczną drogą.'}
      </p>
      <Field
        id="copy-reason"
        label="Powód"
        name="reason"
        maxLength={500}
        required={true}
        defaultValue={mine?.typed?.reason}
        fault={mine?.faults?.reason}
      />
      <button type="submit">{hasAccount ? 'Zleć kopię' : 'Przygotuj kopię'}</button>
    </form>
  )
}

/** The same deletion of an account that customers have in their settings. */
export function ForgetForm({ sealed, hasAccount, acted }: FormProps) {
  const mine = acted?.form === 'forget' ? acted : undefined
  return (
    <form method="post" action={asked('/dane/usuniecie', { s: sealed })} className="card">
      <h3>Usunięcie danych</h3>
      <p>
        {hasAccount
          ? 'Osoba zostanie wylogowana i dostanie wiadomość. Przez 14 dni może wrócić, potem dane znikną.'
          : 'Dane znikną od razu i na zawsze.'}
      </p>
      <Field
        id="forget-reason"
        label="Powód"
        name="reason"
        maxLength={500}
        required={true}
        defaultValue={mine?.typed?.reason}
        fault={mine?.faults?.reason}
      />
      <Field
        label="Przepisz adres e-mail"
        name="confirm"
        maxLength={254}
        required={true}
        autoComplete="off"
        defaultValue={mine?.typed?.confirm}
        fault={mine?.faults?.confirm}
      />
      <button type="submit">Usuń dane</button>
    </form>
  )
}
