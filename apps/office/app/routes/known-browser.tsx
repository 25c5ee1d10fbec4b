import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { servicesContext, visitContext } from '../../server/office-services.ts'
import { base } from '../address.ts'
import { queryOf, typedIn } from '../at-desk.ts'
import { Field } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { words } from '../words.ts'

interface Shown {
  readonly link: 'none' | 'good' | 'over'
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { token } = queryOf(request)
  if (!token) return { link: 'none' } satisfies Shown
  const isGood = context.get(servicesContext).staff.devicesByLink(token) !== null
  return data<Shown>({ link: isGood ? 'good' : 'over' }, { status: isGood ? 200 : 410 })
}

/** Sends the link, or, with the link's token, makes this browser known. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { staff } = context.get(servicesContext)
  const visit = context.get(visitContext)
  const { token } = queryOf(request)
  if (!token) {
    const { email = '' } = await typedIn(request)
    await staff.askBrowserLink(email, visit.place)
    return { isSent: true }
  }
  const devices = staff.devicesByLink(token)
  if (!devices) return data({ isSent: false }, { status: 410 })
  return redirect(`${base}/logowanie`, {
    status: 303,
    headers: { 'set-cookie': visit.deviceCookie(devices) },
  })
}

export default function KnownBrowser() {
  const { link } = useLoaderData<Shown>()
  const acted = useActionData<{ isSent: boolean }>()
  if (link === 'good')
    return (
      <Page title="Nowa przeglądarka" narrow>
        <form method="post" className="card">
          <p>
            Cudze nieudane próby nie zablokują Ci logowania w tej przeglądarce, także do panelu redakcji.
            Zapamiętuj tylko swoją.
          </p>
          <button type="submit">Zapamiętaj tę przeglądarkę</button>
        </form>
      </Page>
    )
  return (
    <Page title="Nowa przeglądarka" narrow>
      {link === 'over' && <Said isFault>Link jest nieważny: działa przez godzinę. Poproś o nowy.</Said>}
      {acted?.isSent && (
        <Said>
          Jeśli ten adres należy do kogoś z biura albo z redakcji, wysłaliśmy na niego link. Otwórz go w tej
          przeglądarce. Dziennie wysyłamy najwyżej trzy.
        </Said>
      )}
      <form method="post" action={`${base}/przegladarka`} className="card">
        <p>
          Za dużo nieudanych prób logowania, także cudzych? Wyślemy link na Twój adres. W przeglądarce, w
          której go otworzysz, zalogujesz się jak zawsze: hasłem i kodem.
        </p>
        <Field label="E-mail" name="email" type="email" autoComplete="username" required={true} />
        <button type="submit">{words.send}</button>
      </form>
    </Page>
  )
}
