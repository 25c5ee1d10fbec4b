import { isIsoDay } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'
import { dailyReport } from '../daily-report.ts'

/** `2026-11-17.csv` */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { desk, write } = atDesk(context)
  const [day = '', kind] = (params.file ?? '').split('.')
  if (kind !== 'csv' || !isIsoDay(day)) throw notThere()
  await write({ act: 'report-taken', facts: { day } })
  return new Response(dailyReport(await desk.dayOfMoney(day)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="wojaz-${day}.csv"`,
    },
  })
}
