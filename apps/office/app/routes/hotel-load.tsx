import type { LoadLine } from '@wojaz/booking/server'
import { addDays, dayOf, isIsoDay } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { csvAnswer } from '../csv.ts'
import { loadFile, loadSummary, percentOf } from '../load-figures.ts'
import { numbersWords } from '../numbers-words.ts'
import { RowChart } from '../parts/bar-chart.tsx'
import { Field } from '../parts/field.tsx'
import { CsvLink, NumbersTabs } from '../parts/numbers-frame.tsx'
import { Page, Said } from '../parts/page.tsx'
import { dayText } from '../parts/said-values.tsx'
import { Table } from '../parts/table.tsx'
import { weekOf } from '../span.ts'

const weeksShown = 12

/** One week of all hotels, or the weeks of one hotel. */
async function read({ request, context }: LoaderFunctionArgs) {
  const { desk, clock, write } = atDesk(context)
  const { week: typed = '', hotel: sought = '' } = queryOf(request)
  const week = weekOf(isIsoDay(typed) ? typed : dayOf(clock()))
  const hotel = sought === '' ? null : await desk.hotelNamed(sought)
  await write({ act: 'numbers-seen', facts: { page: 'hotels', week: week.from, hotel: hotel?.code ?? '' } })
  const weeks = { from: week.from, to: addDays(week.from, weeksShown * 7 - 1) }
  const lines = hotel ? await desk.hotelWeeks(hotel.code, weeks) : await desk.hotelLoad(week)
  return { week, sought, hotel, lines }
}

export const loader = read

const nameOf = ({ key, name }: LoadLine) => name ?? `od ${dayText(key)}`

export async function file(args: LoaderFunctionArgs) {
  const { week, hotel, lines } = await read(args)
  return csvAnswer(loadFile(lines, 'noclegi', nameOf), `hotele-${hotel?.code ?? 'wszystkie'}-${week.from}`)
}

export default function HotelLoad() {
  const { week, sought, hotel, lines } = useLoaderData<typeof loader>()
  const title = hotel
    ? `${hotel.name}: obłożenie w tygodniach od ${dayText(week.from)}`
    : `Najpełniejsze hotele w tygodniu od ${dayText(week.from)}`
  const bars = lines.map((line) => ({
    key: line.key,
    name: nameOf(line),
    values: [percentOf(line)],
    said: `${nameOf(line)}: ${line.sold} z ${line.offered} noclegów, ${percentOf(line)}%`,
  }))
  const link = (line: LoadLine) =>
    hotel ? (
      nameOf(line)
    ) : (
      <a href={asked('/oblozenie/hotele', { hotel: line.key, week: week.from })}>{nameOf(line)}</a>
    )
  return (
    <Page title="Obłożenie hoteli">
      <NumbersTabs of="load" here="/oblozenie/hotele" />
      <form method="get" action={`${base}/oblozenie/hotele`} className="filters" aria-label="Zakres">
        <Field label="Tydzień z dniem" name="week" type="date" defaultValue={week.from} />
        <Field label="Hotel (kod lub nazwa)" name="hotel" defaultValue={sought} maxLength={120} />
        <button type="submit">{numbersWords.show}</button>
      </form>
      {sought !== '' && !hotel && <Said isFault>Nie ma hotelu o tym kodzie ani nazwie.</Said>}
      {lines.length > 0 && (
        <RowChart
          title={title}
          bars={bars}
          keys={[]}
          top={100}
          tickText={(percent: number) => `${percent}%`}
          summary={loadSummary(lines, nameOf)}
        />
      )}
      <Table
        caption={`${title}. ${loadSummary(lines, nameOf)}`}
        rows={lines}
        keyOf={({ key }) => key}
        columns={[
          { name: hotel ? 'Tydzień' : 'Hotel', cell: link },
          { name: 'Noclegi w sprzedaży', cell: ({ offered }) => offered, isNumber: true },
          { name: 'Sprzedane', cell: ({ sold }) => sold, isNumber: true },
          { name: 'Obłożenie', cell: (line) => `${percentOf(line)}%`, isNumber: true },
        ]}
      />
      <CsvLink href={asked('/oblozenie/hotele.csv', { week: week.from, hotel: hotel?.code })} />
    </Page>
  )
}
