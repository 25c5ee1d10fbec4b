import { base32, codeAddress } from '@wojaz/staff/server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { servicesContext, visitContext } from '../../server/office-services.ts'
import { cameInCookies } from '../../server/session-cookie.ts'
import { base } from '../address.ts'
import { typedIn } from '../at-desk.ts'
import { Field } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { passwordFaultWords, words } from '../words.ts'

interface Faults {
  readonly password?: string
  readonly code?: string
  readonly whole?: string
}

interface Shown {
  readonly email: string
  readonly name: string
  /** The secret in groups of four characters. */
  readonly key: string
  /** The URL for an authenticator app. */
  readonly address: string
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const open = await context.get(servicesContext).staff.invitation(token)
  if (!open) return data(null, { status: 410 })
  const { member, key } = open
  const spelled = base32(key).match(/.{4}/g)?.join(' ') ?? ''
  const address = codeAddress(key, { email: member.email, issuer: words.title })
  return { email: member.email, name: member.name, key: spelled, address } satisfies Shown
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { password = '', code = '' } = await typedIn(request)
  const { place, devices, deviceCookie } = context.get(visitContext)
  const wish = { password, code: code.replace(/\s/g, ''), client: place, devices }
  const outcome = await context.get(servicesContext).staff.takeInvitation(token, wish)
  if (outcome.ok) return redirect(base, { status: 303, headers: cameInCookies(outcome.value, deviceCookie) })
  return data(faultsOf(outcome.refusal), { status: outcome.refusal.code.startsWith('too-') ? 429 : 422 })
}

function faultsOf(refusal: { code: string; fault?: string }): Faults {
  if (refusal.code === 'password-refused') return { password: passwordFaultWords[refusal.fault ?? ''] ?? '' }
  if (refusal.code === 'code-wrong') return { code: 'Kod się nie zgadza. Przepisz bieżący kod z aplikacji.' }
  if (refusal.code === 'invitation-over') return { whole: 'Zaproszenie jest nieważne.' }
  return { whole: 'Za dużo prób. Spróbuj ponownie za kwadrans.' }
}

export default function Invitation() {
  const open = useLoaderData<Shown | null>()
  const faults = useActionData<Faults>()
  if (!open)
    return (
      <Page title="Zaproszenie jest nieważne" narrow>
        <p>Link działa raz i przez 48 godzin. Poproś administratora biura o nowy.</p>
      </Page>
    )
  return (
    <Page title={`Witaj, ${open.name}`} narrow>
      {faults?.whole && <Said isFault>{faults.whole}</Said>}
      <form method="post" className="card">
        <p>
          Konto: <strong>{open.email}</strong>
        </p>
        <h2>1. Aplikacja uwierzytelniająca</h2>
        <p>
          Dodaj konto w aplikacji w telefonie: <a href={open.address}>otwórz aplikację</a> albo wpisz klucz:
        </p>
        <p className="key">
          <code>{open.key}</code>
        </p>
        <h2>2. Hasło i pierwszy kod</h2>
        <input type="hidden" name="email" value={open.email} autoComplete="username" readOnly />
        <Field
          label="Nowe hasło"
          name="password"
          type="password"
          required={true}
          autoComplete="new-password"
          fault={faults?.password}
          hint="Co najmniej 10 znaków."
        />
        <Field
          label="Kod z aplikacji"
          name="code"
          inputMode="numeric"
          required={true}
          maxLength={8}
          autoComplete="one-time-code"
          fault={faults?.code}
        />
        <button type="submit">Wejdź do biura</button>
      </form>
    </Page>
  )
}
