import { address, emailFault } from '@wojaz/mail'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import type { DataOfAddress } from '../../server/office-services.ts'
import { asked, base } from '../address.ts'
import { atDesk, queryOf, typedIn } from '../at-desk.ts'
import { Field } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { CopyForm, ForgetForm } from '../parts/privacy-forms.tsx'
import { dayText, Moment, OrderLink } from '../parts/said-values.tsx'
import { Table } from '../parts/table.tsx'
import { orderStateNames } from '../words.ts'

/** The result of an action on this page. */
export interface PrivacyActed {
  readonly isDone: boolean
  readonly said?: string
  /** The form that was refused. */
  readonly form?: 'copy' | 'forget'
  readonly typed?: Readonly<Record<string, string>>
  readonly faults?: { readonly reason?: string; readonly confirm?: string }
  readonly email?: { readonly typed: string; readonly fault: string }
}

/** The URL contains the email address in encrypted form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, personalData, write } = atDesk(context)
  const { s: sealed = '' } = queryOf(request)
  const email = sealed && staff.openWords(sealed)
  const found = email && emailFault(email) === null ? await personalData.find(email) : null
  if (found)
    await write({
      act: 'person-seen',
      orders: found.orders.map(({ number }) => number),
      facts: factsOf(found),
    })
  return { found, sealed }
}

/** Facts without personal data: only the customer's id, which means nothing after the deletion. */
export const factsOf = ({ customer }: DataOfAddress) => ({ customer: customer?.id ?? '' })

export async function action({ request, context }: ActionFunctionArgs) {
  const { staff } = atDesk(context)
  const typed = address({ email: (await typedIn(request)).email ?? '' }, 'email')
  if (emailFault(typed) === null) return redirect(asked('/dane', { s: staff.sealWords(typed) }), 303)
  const email = { typed, fault: 'Wpisz adres e-mail tej osoby.' }
  return data<PrivacyActed>({ isDone: false, email }, { status: 422 })
}

export default function PersonalDataPage() {
  const { found, sealed } = useLoaderData<typeof loader>()
  const acted = useActionData<PrivacyActed>()
  return (
    <Page title="Dane osób">
      {acted?.said && <Said isFault={!acted.isDone}>{acted.said}</Said>}
      <form method="post" action={`${base}/dane`} className="filters">
        <Field
          label="E-mail osoby"
          name="email"
          type="email"
          maxLength={254}
          required={true}
          autoComplete="off"
          defaultValue={acted?.email?.typed ?? found?.email}
          fault={acted?.email?.fault}
        />
        <button type="submit">Sprawdź</button>
      </form>
      {found && <Found found={found} sealed={sealed} acted={acted} />}
    </Page>
  )
}

interface FoundProps {
  readonly found: DataOfAddress
  readonly sealed: string
  readonly acted: PrivacyActed | undefined
}

function Found({ found, sealed, acted }: FoundProps) {
  const { email, customer, orders } = found
  return (
    <>
      <h2>{email}</h2>
      <p>
        {customer ? 'Ma konto w sklepie.' : 'Nie ma konta. Dane dotyczą zamówień i wiadomości z tym adresem.'}
        {customer?.leavesAt && (
          <>
            {' '}
            Konto zniknie <Moment at={customer.leavesAt} />.
          </>
        )}
      </p>
      <Table
        caption="Zamówienia i co z nich zostaje po usunięciu danych, bo tak każe prawo"
        rows={orders}
        keyOf={({ number }) => number}
        columns={[
          { name: 'Zamówienie', cell: ({ number }) => <OrderLink number={number} /> },
          { name: 'Stan', cell: ({ state }) => orderStateNames[state] },
          { name: 'W całości do', cell: ({ wholeUntil }) => (wholeUntil ? dayText(wholeUntil) : '–') },
          {
            name: 'Faktura do',
            cell: ({ documentsUntil }) => (documentsUntil ? dayText(documentsUntil) : '–'),
          },
        ]}
      />
      <div className="columns">
        <CopyForm sealed={sealed} hasAccount={customer !== null} acted={acted} />
        <ForgetForm sealed={sealed} hasAccount={customer !== null} acted={acted} />
      </div>
    </>
  )
}
