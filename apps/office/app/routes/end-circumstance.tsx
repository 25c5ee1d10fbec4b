import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { type AtDesk, atDesk, notThere } from '../at-desk.ts'
import { reasonNames, circumstanceWords as words } from '../circumstance-words.ts'
import { Page } from '../parts/page.tsx'
import { Figures } from '../parts/quote-parts.tsx'
import { dayText } from '../parts/said-values.tsx'

/** Finds a circumstance that is still in force. */
async function lineOf({ booking }: AtDesk, id = '') {
  const line = (await booking.circumstances()).find((one) => one.id === id)
  if (!line) throw notThere()
  return line
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const at = atDesk(context)
  const { id, destination, reason, from, until, told } = await lineOf(at, params.id)
  const place = (await at.desk.places()).find(({ code }) => code === destination)?.name ?? destination
  return { id, place, reason, from, until, told }
}

/** Ends it: from now on cancelling costs the fees of the contract again. */
export async function action({ params, context }: ActionFunctionArgs) {
  const at = atDesk(context)
  const { id } = await lineOf(at, params.id)
  await at.write({ act: 'circumstance-ended', facts: { circumstance: id } })
  if (!(await at.booking.endCircumstance(id, at.member.name))) throw notThere()
  return redirect(`${base}/zmiany/okolicznosci?koniec`, 303)
}

export default function EndCircumstance() {
  const { id, place, reason, from, until, told } = useLoaderData<typeof loader>()
  const list = `${base}/zmiany/okolicznosci`
  return (
    <Page title={words.endTitle}>
      <form method="post" action={`${list}/${id}/koniec`} className="card">
        <Figures
          figures={[
            [words.place, place],
            [words.reason, reasonNames[reason]],
            [words.days, `${dayText(from)} – ${dayText(until)}`],
            [words.told, told],
          ]}
        />
        <p>{words.endLead}</p>
        <div className="row">
          <button type="submit">{words.endNow}</button>
          <a className="button quiet" href={list}>
            {words.back}
          </a>
        </div>
      </form>
    </Page>
  )
}
