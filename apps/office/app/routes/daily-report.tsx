import { dayOf, isIsoDay } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { totalOf } from '../daily-report.ts'
import { Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { dayText, moneyText } from '../parts/said-values.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { desk, clock, write } = atDesk(context)
  const { day: typed = '' } = queryOf(request)
  const day = isIsoDay(typed) ? typed : dayOf(clock())
  await write({ act: 'money-seen', facts: { day } })
  const lines = await desk.dayOfMoney(day)
  const of = (kind: 'payment' | 'refund') => lines.filter((line) => line.kind === kind).length
  return { day, payments: of('payment'), refunds: of('refund'), total: totalOf(lines) }
}

export default function DailyReport() {
  const { day, payments, refunds, total } = useLoaderData<typeof loader>()
  return (
    <Page title={`Raport dnia ${dayText(day)}`} narrow>
      <form method="get" action={`${base}/raport`} className="filters">
        <Field label="Dzień" name="day" type="date" defaultValue={day} />
        <button type="submit">Pokaż</button>
      </form>
      <dl className="card">
        <dt>Wpłaty</dt>
        <dd>{payments}</dd>
        <dt>Zwroty wypłacone</dt>
        <dd>{refunds}</dd>
        <dt>Saldo</dt>
        <dd>{moneyText(total)}</dd>
      </dl>
      <p>
        <a className="button" href={`${base}/raport/${day}.csv`}>
          Pobierz CSV
        </a>
      </p>
    </Page>
  )
}
