import { ways } from '@wojaz/booking/server'
import { addDays, dayOf, isIsoDay } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { arrivalsList } from '../lists/arrivals-list.ts'
import { readWay } from '../lists/list-wish.ts'
import { wayNames, wayPaths } from '../lists/list-words.ts'
import { listSeen } from '../lists/send-list.ts'
import { Field } from '../parts/field.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { Page } from '../parts/page.tsx'
import { dayText } from '../parts/said-values.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { day: typed = '', kierunek } = queryOf(request)
  const today = dayOf(desk.clock())
  const day = isIsoDay(typed) ? typed : today
  const way = readWay(kierunek)
  const list = arrivalsList(way, day, await desk.desk.moves(way, day))
  await listSeen(desk, list, { list: way, day })
  return { day, today, way, list }
}

export default function Arrivals() {
  const { day, today, way, list } = useLoaderData<typeof loader>()
  const path = wayPaths[way]
  const days = [
    { name: 'dzień wcześniej', day: addDays(day, -1) },
    { name: 'dziś', day: today },
    { name: 'dzień później', day: addDays(day, 1) },
  ]
  return (
    <Page title={`${wayNames[way]} dnia ${dayText(day)}`}>
      <ul className="tabs">
        {ways.map((one) => (
          <li key={one}>
            <a
              href={asked('/przyjazdy', { day, kierunek: wayPaths[one] })}
              aria-current={one === way ? 'page' : undefined}
            >
              {wayNames[one]}
            </a>
          </li>
        ))}
      </ul>
      <form method="get" action={`${base}/przyjazdy`} className="filters" aria-label="Dzień">
        <input type="hidden" name="kierunek" value={path} />
        <Field label="Dzień" name="day" type="date" defaultValue={day} />
        <button type="submit">Pokaż</button>
        {days.map((one) => (
          <a key={one.name} href={asked('/przyjazdy', { day: one.day, kierunek: path })}>
            {one.name}
          </a>
        ))}
      </form>
      <ListTable list={list} files={`/przyjazdy/${path}_${day}`} />
    </Page>
  )
}
