import { addDays, dayOf } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { csvAnswer } from '../csv.ts'
import { type FunnelStep, funnelFile, funnelPages, funnelSteps, shareText } from '../funnel-figures.ts'
import { numbersWords, orderStepNames } from '../numbers-words.ts'
import { RowChart } from '../parts/bar-chart.tsx'
import { CsvLink, NumbersTabs, SpanFields } from '../parts/numbers-frame.tsx'
import { Page } from '../parts/page.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { readSpan } from '../span.ts'

async function read({ request, context }: LoaderFunctionArgs) {
  const { desk, insight, clock, write } = atDesk(context)
  const today = dayOf(clock())
  const span = readSpan(queryOf(request), { from: addDays(today, -29), to: today })
  await write({ act: 'numbers-seen', facts: { page: 'funnel', ...span } })
  const [views, steps] = await Promise.all([insight.pageViews(span, funnelPages), desk.orderSteps(span)])
  const seen = funnelSteps(funnelPages.map(({ name }, nth) => ({ name, count: views[nth] ?? 0 })))
  const named = (step: keyof typeof orderStepNames) => ({ name: orderStepNames[step], count: steps[step] })
  return { span, seen, ordered: funnelSteps([named('carts'), named('placed'), named('confirmed')]) }
}

export const loader = read

export async function file(args: LoaderFunctionArgs) {
  const { span, seen, ordered } = await read(args)
  return csvAnswer(funnelFile([seen, ordered]), `droga-${span.from}-${span.to}`)
}

const columns: readonly Column<FunnelStep>[] = [
  { name: 'Krok', cell: ({ name }) => name },
  { name: 'Ile', cell: ({ count }) => count, isNumber: true },
  { name: 'Z poprzedniego', cell: ({ ofBefore }) => shareText(ofBefore), isNumber: true },
  { name: 'Z pierwszego', cell: ({ ofFirst }) => shareText(ofFirst), isNumber: true },
]

function Steps({ title, hint, steps }: { title: string; hint: string; steps: readonly FunnelStep[] }) {
  const summary = steps.map(({ name, count }) => `${name}: ${count}`).join(', ')
  const bars = steps.map(({ name, count, ofBefore }) => ({
    key: name,
    name,
    values: [count],
    said: `${name}: ${count}, z poprzedniego kroku ${shareText(ofBefore)}`,
  }))
  return (
    <>
      <h2>{title}</h2>
      <p className="hint">{hint}</p>
      <RowChart title={title} summary={summary} bars={bars} keys={[]} tickText={String} />
      <Table caption={title} columns={columns} rows={steps} keyOf={({ name }) => name} />
    </>
  )
}

export default function Funnel() {
  const { span, seen, ordered } = useLoaderData<typeof loader>()
  return (
    <Page title="Liczby: droga do zakupu">
      <NumbersTabs of="numbers" here="/liczby/lejek" />
      <form method="get" action={`${base}/liczby/lejek`} className="filters" aria-label="Zakres">
        <SpanFields {...span} />
        <button type="submit">{numbersWords.show}</button>
      </form>
      <Steps
        title="Odsłony stron"
        hint="Tylko goście, którzy zgodzili się na statystykę. Strona liczy się tyle razy, ile razy widziano jej najczęściej oglądaną część."
        steps={seen}
      />
      <Steps
        title="Od koszyka do wpłaty"
        hint="Wszyscy goście: co stało się z koszykami otwartymi w tych dniach."
        steps={ordered}
      />
      <CsvLink href={asked('/liczby/droga.csv', { ...span })} />
    </Page>
  )
}
