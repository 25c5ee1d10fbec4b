import { isIsoDay } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'
import { csvAnswer } from '../csv.ts'
import { dailyReport } from '../daily-report.ts'

/** `2026-11-17.csv` */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { desk, write } = atDesk(context)
  const [day = '', kind] = (params.file ?? '').split('.')
  if (kind !== 'csv' || !isIsoDay(day)) throw notThere()
  await write({ act: 'report-taken', facts: { day } })
  return csvAnswer(dailyReport(await desk.dayOfMoney(day)), day)
}
