import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { servicesContext, visitContext } from '../../server/office-services.ts'
import { cameInCookies } from '../../server/session-cookie.ts'
import { base, safeWay } from '../address.ts'
import { typedIn } from '../at-desk.ts'
import { Field } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { PasskeyButton } from '../parts/passkey-button.tsx'
import { readPasskeyAnswer } from '../passkey-answer.ts'
import { words } from '../words.ts'

const refusals = {
  'credentials-wrong': 'Adres, hasło, kod albo klucz się nie zgadza. Kod działa raz: poczekaj na następny.',
  'too-many-attempts':
    'Za dużo prób, być może cudzych. Spróbuj ponownie za kwadrans, zaloguj się kluczem albo wyślij sobie link dla tej przeglądarki.',
  'too-busy': 'Zbyt wiele osób loguje się w tej chwili. Spróbuj ponownie za chwilę.',
} as const

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.get(visitContext).member) return redirect(base)
  return { question: await context.get(servicesContext).staff.passkeyQuestion() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { email = '', password = '', code = '', passkey = '' } = await typedIn(request)
  const { place, devices, deviceCookie } = context.get(visitContext)
  const wish = {
    email: email.trim(),
    password,
    code: code.replace(/\s/g, ''),
    client: place,
    devices,
    passkey: readPasskeyAnswer(passkey),
  }
  const outcome = await context.get(servicesContext).staff.logIn(wish)
  if (!outcome.ok) {
    const { code: why } = outcome.refusal
    return data({ email, why }, { status: why === 'credentials-wrong' ? 422 : 429 })
  }
  const way = safeWay(new URL(request.url).searchParams.get('dokad'))
  return redirect(way, { status: 303, headers: cameInCookies(outcome.value, deviceCookie) })
}

export default function Login() {
  const { question } = useLoaderData<{ question: object }>()
  const tried = useActionData<{ email: string; why: keyof typeof refusals }>()
  return (
    <Page title={words.logIn} narrow>
      {tried && <Said isFault>{refusals[tried.why]}</Said>}
      <form method="post" className="card">
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required={true}
          defaultValue={tried?.email}
        />
        <Field
          label="Hasło"
          name="password"
          type="password"
          required={true}
          autoComplete="current-password"
        />
        <Field
          label="Kod z aplikacji"
          name="code"
          inputMode="numeric"
          required={true}
          maxLength={8}
          autoComplete="one-time-code"
          hint="Sześć cyfr z aplikacji uwierzytelniającej."
        />
        <div className="row">
          <button type="submit">{words.logIn}</button>
          <PasskeyButton kind="get" question={question} text="Zaloguj się kluczem zamiast kodu" />
        </div>
        <p className="hint">
          <a href={`${base}/przegladarka`}>Za dużo prób? Wyślij sobie link dla tej przeglądarki</a>
        </p>
      </form>
    </Page>
  )
}
