import type { FlightLoadLine } from '@wojaz/booking/server'
import { addDays, dayOf } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { csvAnswer } from '../csv.ts'
import { loadFile, loadSummary, percentOf } from '../load-figures.ts'
import { numbersWords } from '../numbers-words.ts'
import { ColumnChart } from '../parts/bar-chart.tsx'
import { ChoiceField } from '../parts/field.tsx'
import { CsvLink, NumbersTabs, SpanFields } from '../parts/numbers-frame.tsx'
import { Page } from '../parts/page.tsx'
import { dayText } from '../parts/said-values.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { readSpan } from '../span.ts'
import { words } from '../words.ts'

async function read({ request, context }: LoaderFunctionArgs) {
  const { desk, clock, write } = atDesk(context)
  const query = queryOf(request)
  const today = dayOf(clock())
  const span = readSpan(query, { from: today, to: addDays(today, 30) })
  const airports = await desk.departureAirports()
  const airport = airports.find(({ code }) => code === query.airport)?.code ?? null
  await write({ act: 'numbers-seen', facts: { page: 'flights', ...span, airport: airport ?? '' } })
  return { span, airports, airport, lines: await desk.flightLoad(span, airport) }
}

export const loader = read

const nameOf = ({ key }: FlightLoadLine) => dayText(key)

export async function file(args: LoaderFunctionArgs) {
  const { span, lines } = await read(args)
  return csvAnswer(loadFile(lines, 'miejsca', nameOf), `loty-${span.from}-${span.to}`)
}

const columns: readonly Column<FlightLoadLine>[] = [
  { name: 'Dzień wylotu', cell: nameOf },
  { name: 'Loty', cell: ({ flights }) => flights, isNumber: true },
  { name: 'Miejsca', cell: ({ offered }) => offered, isNumber: true },
  { name: 'Sprzedane', cell: ({ sold }) => sold, isNumber: true },
  { name: 'Obłożenie', cell: (line) => `${percentOf(line)}%`, isNumber: true },
]

export default function FlightLoad() {
  const { span, airports, airport, lines } = useLoaderData<typeof loader>()
  const title = 'Obłożenie lotów według dnia wylotu'
  const choices = [
    { value: '', text: words.all },
    ...airports.map(({ code, name }) => ({ value: code, text: name })),
  ]
  const bars = lines.map((line) => ({
    key: line.key,
    name: nameOf(line).slice(0, 5),
    values: [line.sold, line.offered - line.sold],
    said: `${nameOf(line)}: ${line.sold} z ${line.offered}, ${percentOf(line)}%`,
  }))
  return (
    <Page title="Obłożenie lotów">
      <NumbersTabs of="load" here="/oblozenie" />
      <form method="get" action={`${base}/oblozenie`} className="filters" aria-label="Zakres">
        <SpanFields {...span} />
        <ChoiceField label="Lotnisko wylotu" name="airport" choices={choices} value={airport ?? ''} />
        <button type="submit">{numbersWords.show}</button>
      </form>
      {lines.length > 0 && (
        <ColumnChart
          title={title}
          bars={bars}
          keys={['sprzedane miejsca', 'wolne miejsca']}
          tickText={String}
          summary={loadSummary(lines, nameOf)}
        />
      )}
      <Table
        caption={`${title}. ${loadSummary(lines, nameOf)}`}
        columns={columns}
        rows={lines}
        keyOf={({ key }) => key}
      />
      <CsvLink href={asked('/oblozenie/loty.csv', { ...span, airport })} />
    </Page>
  )
}
