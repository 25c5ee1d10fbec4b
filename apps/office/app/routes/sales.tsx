import { type SalesGroup, type SalesLine, salesGroups } from '@wojaz/booking/server'
import { addDays, dayOf } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { csvAnswer } from '../csv.ts'
import { numbersWords, salesGroupNames } from '../numbers-words.ts'
import { type Bar, ColumnChart, RowChart } from '../parts/bar-chart.tsx'
import { ChoiceField } from '../parts/field.tsx'
import { CsvLink, NumbersTabs, SpanFields } from '../parts/numbers-frame.tsx'
import { Page } from '../parts/page.tsx'
import { moneyText } from '../parts/said-values.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { lineName, salesFile, salesSummary, salesTotal, shortName } from '../sales-figures.ts'
import { readSpan } from '../span.ts'

async function read({ request, context }: LoaderFunctionArgs) {
  const { desk, clock, write } = atDesk(context)
  const query = queryOf(request)
  const today = dayOf(clock())
  const span = readSpan(query, { from: addDays(today, -29), to: today })
  const by = salesGroups.find((group) => group === query.group) ?? 'day'
  await write({ act: 'numbers-seen', facts: { page: 'sales', ...span, by } })
  return { span, by, lines: await desk.sales(span, by) }
}

export const loader = read

/** `sprzedaz.csv`, with the same dates and groups. */
export async function file(args: LoaderFunctionArgs) {
  const { lines, by, span } = await read(args)
  return csvAnswer(salesFile(lines, by), `sprzedaz-${span.from}-${span.to}`)
}

const columns = (by: SalesGroup): readonly Column<SalesLine>[] => [
  { name: 'Co', cell: (line) => (line.name === numbersWords.total ? line.name : lineName(line, by)) },
  { name: 'Zamówienia', cell: ({ orders }) => orders, isNumber: true },
  { name: 'Osoby', cell: ({ people }) => people, isNumber: true },
  { name: 'Obrót', cell: ({ turnover }) => moneyText(turnover), isNumber: true },
  { name: 'Odwołane', cell: ({ cancelledOrders }) => cancelledOrders, isNumber: true },
  {
    name: 'Obrót odwołanych',
    cell: ({ cancelledTurnover }) => moneyText(cancelledTurnover),
    isNumber: true,
  },
]

const keys = ['obrót', 'obrót odwołanych']
const groups = salesGroups.map((value) => ({ value, text: salesGroupNames[value] }))
const mostRows = 25

function barOf(line: SalesLine, by: SalesGroup): Bar {
  const name = lineName(line, by)
  return {
    key: line.key,
    name: shortName(line, by),
    values: [line.turnover, line.cancelledTurnover],
    said: `${name}: ${moneyText(line.turnover)}, odwołane ${moneyText(line.cancelledTurnover)}`,
  }
}

export default function Sales() {
  const { span, by, lines } = useLoaderData<typeof loader>()
  const title = `Sprzedaż: ${salesGroupNames[by]}`
  const isTime = by === 'day' || by === 'week' || by === 'month'
  const Chart = isTime ? ColumnChart : RowChart
  const shown = isTime ? lines : lines.slice(0, mostRows)
  return (
    <Page title="Liczby: sprzedaż">
      <NumbersTabs of="numbers" here="/liczby" />
      <form method="get" action={`${base}/liczby`} className="filters" aria-label="Zakres">
        <SpanFields {...span} />
        <ChoiceField label="Według" name="group" choices={groups} value={by} />
        <button type="submit">{numbersWords.show}</button>
      </form>
      <p className="hint">
        Zamówienie liczy się w dniu pierwszej wpłaty, z ceną po zmianach. Odwołane stoją osobno.
      </p>
      {lines.length > 0 && (
        <Chart
          title={title}
          keys={keys}
          tickText={(grosze: number) => formatMoney(grosze)}
          summary={salesSummary(lines, by)}
          bars={shown.map((line) => barOf(line, by))}
        />
      )}
      <Table
        caption={`${title}. ${salesSummary(lines, by)}`}
        columns={columns(by)}
        rows={lines.length > 0 ? [...lines, { ...salesTotal(lines), key: 'total' }] : []}
        keyOf={({ key }) => key}
      />
      <CsvLink href={asked('/liczby/sprzedaz.csv', { ...span, group: by })} />
    </Page>
  )
}
