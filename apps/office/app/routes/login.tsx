import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData } from 'react-router'
import { servicesContext, visitContext } from '../../server/office-services.ts'
import { sessionCookie } from '../../server/session-cookie.ts'
import { base, safeWay } from '../address.ts'
import { typedIn } from '../at-desk.ts'
import { Field } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { words } from '../words.ts'

const refusals = {
  'credentials-wrong': 'Adres, hasło albo kod się nie zgadza. Kod działa raz: poczekaj na następny.',
  'too-many-attempts': 'Za dużo prób. Spróbuj ponownie za kwadrans.',
  'too-busy': 'Zbyt wiele osób loguje się w tej chwili. Spróbuj ponownie za chwilę.',
} as const

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(visitContext).member ? redirect(base) : null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { email = '', password = '', code = '' } = await typedIn(request)
  const { place } = context.get(visitContext)
  const wish = { email: email.trim(), password, code: code.replace(/\s/g, ''), client: place }
  const outcome = await context.get(servicesContext).staff.logIn(wish)
  if (!outcome.ok) {
    const { code: why } = outcome.refusal
    return data({ email, why }, { status: why === 'credentials-wrong' ? 422 : 429 })
  }
  const way = safeWay(new URL(request.url).searchParams.get('dokad'))
  return redirect(way, { status: 303, headers: { 'set-cookie': sessionCookie(outcome.value) } })
}

export default function Login() {
  const tried = useActionData<{ email: string; why: keyof typeof refusals }>()
  return (
    <Page title={words.logIn} narrow>
      {tried && <Said isFault>{refusals[tried.why]}</Said>}
      <form method="post" className="card">
        <Field
          {...{ label: 'E-mail', name: 'email', type: 'email', autoComplete: 'username', required: true }}
          defaultValue={tried?.email}
        />
        <Field
          {...{ label: 'Hasło', name: 'password', type: 'password', required: true }}
          autoComplete="current-password"
        />
        <Field
          {...{ label: 'Kod z aplikacji', name: 'code', inputMode: 'numeric', required: true, maxLength: 8 }}
          autoComplete="one-time-code"
          hint="Sześć cyfr z aplikacji uwierzytelniającej."
        />
        <button type="submit">{words.logIn}</button>
      </form>
    </Page>
  )
}
