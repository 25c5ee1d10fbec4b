import { roles } from '@wojaz/staff'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, typedIn } from '../at-desk.ts'
import { type MemberFaults, readMember, roleField } from '../member-form.ts'
import { Field, TickField } from '../parts/field.tsx'
import { MemberCard } from '../parts/member-card.tsx'
import { Page, Said } from '../parts/page.tsx'
import { Moment } from '../parts/said-values.tsx'
import { Table } from '../parts/table.tsx'
import { logActNames, roleNames, words } from '../words.ts'

/** The result of an action. */
export interface MemberActed {
  /** The address that the invitation was sent to. */
  readonly sentTo?: string
  readonly said?: string
  readonly faults?: MemberFaults
  readonly typed?: Readonly<Record<string, string>>
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { staff, member, write } = atDesk(context)
  await write({ act: 'members-seen' })
  const [members, accesses] = await Promise.all([staff.members(), staff.accessesGiven()])
  return { members, accesses, own: member.id }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { staff, member } = atDesk(context)
  const typed = await typedIn(request)
  const wish = readMember(typed)
  if (!wish.ok) return data<MemberActed>({ faults: wish.refusal, typed }, { status: 422 })
  const invited = await staff.invite(member, wish.value)
  if (!invited.ok)
    return data<MemberActed>({ faults: { email: 'Ktoś już ma ten adres.' }, typed }, { status: 409 })
  return { sentTo: wish.value.email } satisfies MemberActed
}

export default function Members() {
  const { members, accesses, own } = useLoaderData<typeof loader>()
  const { sentTo, said, faults, typed } = useActionData<MemberActed>() ?? {}
  return (
    <Page title="Ludzie">
      {said && <Said isFault>{said}</Said>}
      {sentTo && (
        <Said>
          Wysłaliśmy zaproszenie na {sentTo}. Link jest ważny 48 godzin i zna go tylko ta osoba. Pozostali
          administratorzy dostali wiadomość.
        </Said>
      )}
      <form method="post" action={`${base}/ludzie`} className="card">
        <h2>Zaproś osobę</h2>
        <div className="row">
          <Field
            label="Imię i nazwisko"
            name="name"
            defaultValue={typed?.name}
            fault={faults?.name}
            autoComplete="off"
          />
          <Field
            label="E-mail"
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typed?.email}
            fault={faults?.email}
          />
        </div>
        <fieldset aria-describedby={faults?.roles ? 'roles-fault' : undefined}>
          <legend>Role</legend>
          {roles.map((role) => (
            <TickField
              label={roleNames[role]}
              name={roleField(role)}
              isTicked={roleField(role) in (typed ?? {})}
              key={role}
            />
          ))}
          {faults?.roles && (
            <small id="roles-fault" className="fault">
              {faults.roles}
            </small>
          )}
        </fieldset>
        <button type="submit">Zaproś</button>
      </form>
      <Table
        caption="Kto komu dał dostęp w ostatnich 30 dniach"
        rows={accesses}
        keyOf={({ at, email }) => `${at.getTime()} ${email}`}
        columns={[
          { name: words.when, cell: ({ at }) => <Moment at={at} /> },
          { name: words.who, cell: ({ by }) => by },
          { name: words.what, cell: ({ act }) => logActNames[act] },
          { name: 'Komu', cell: ({ to, email }) => `${to}, ${email}` },
        ]}
      />
      <p className="hint">
        Przez 30 dni te dwie osoby nie mogą być dla siebie drugą osobą, która potwierdza pieniądze.
      </p>
      {members.map((member) => (
        <MemberCard key={member.id} member={member} isOneself={member.id === own} />
      ))}
    </Page>
  )
}
