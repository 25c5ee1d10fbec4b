import type { StaffPasskey, StaffPasskeyRefusal } from '@wojaz/staff/server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, typedIn } from '../at-desk.ts'
import { Field } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { PasskeyButton } from '../parts/passkey-button.tsx'
import { Moment } from '../parts/said-values.tsx'
import { Table } from '../parts/table.tsx'
import { readPasskeyAnswer } from '../passkey-answer.ts'

interface KeyRefused {
  readonly typed: string
  readonly fault?: string
  readonly said?: string
}

const refusals: Readonly<Record<StaffPasskeyRefusal['code'], string>> = {
  'passkey-refused': 'Klucz nie został przyjęty. Odśwież stronę i spróbuj jeszcze raz.',
  'passkey-known': 'Ten klucz jest już dodany.',
  'too-many-passkeys': 'Masz już dziesięć kluczy. Usuń któryś, żeby dodać nowy.',
  'name-missing': 'Nazwij klucz, na przykład „laptop”.',
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { staff, member } = atDesk(context)
  return { keys: await staff.passkeysOf(member), question: await staff.newPasskeyQuestion(member) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { staff, member } = atDesk(context)
  const { passkey = '', name = '' } = await typedIn(request)
  const answer = readPasskeyAnswer<Parameters<typeof staff.addPasskey>[1]['answer']>(passkey)
  if (!answer) return data<KeyRefused>({ typed: name, said: refusals['passkey-refused'] }, { status: 422 })
  const added = await staff.addPasskey(member, { answer, name })
  if (added.ok) return redirect(`${base}/klucze`, 303)
  const { code } = added.refusal
  const said = refusals[code]
  const told = code === 'name-missing' ? { fault: said } : { said }
  return data<KeyRefused>({ typed: name, ...told }, { status: 422 })
}

function KeyForms({ id, name }: StaffPasskey) {
  return (
    <div className="row">
      <form method="post" action={`${base}/klucze/${id}`} className="row">
        <Field
          id={`name-${id}`}
          label={`Nazwa klucza ${name}`}
          name="name"
          maxLength={60}
          defaultValue={name}
        />
        <button type="submit" className="quiet">
          Zmień nazwę
        </button>
      </form>
      <form method="post" action={`${base}/klucze/${id}`}>
        <input type="hidden" name="remove" value="1" />
        <button type="submit" className="quiet" aria-label={`Usuń klucz ${name}`}>
          Usuń
        </button>
      </form>
    </div>
  )
}

export default function Passkeys() {
  const { keys, question } = useLoaderData<typeof loader>()
  const refused = useActionData<KeyRefused>()
  return (
    <Page title="Klucze do logowania">
      {refused?.said && <Said isFault>{refused.said}</Said>}
      <p>Klucz zastępuje kod z aplikacji. Kod działa zawsze, także bez klucza.</p>
      <Table
        caption="Twoje klucze"
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          { name: 'Klucz', cell: ({ name }) => name },
          { name: 'Dodany', cell: ({ addedAt }) => <Moment at={addedAt} /> },
          { name: 'Użyty', cell: ({ usedAt }) => (usedAt ? <Moment at={usedAt} /> : 'jeszcze nie') },
          { name: 'Zmień', cell: (key) => <KeyForms {...key} /> },
        ]}
      />
      <form method="post" action={`${base}/klucze`} className="card narrow">
        <h2>Nowy klucz</h2>
        <Field
          label="Nazwa"
          name="name"
          maxLength={60}
          required={true}
          autoComplete="off"
          defaultValue={refused?.typed}
          fault={refused?.fault}
          hint="Na przykład nazwa urządzenia. Dodanie klucza wymaga skryptów w przeglądarce."
        />
        <PasskeyButton kind="create" question={question} text="Dodaj klucz tego urządzenia" />
      </form>
    </Page>
  )
}
