import { clockOf } from '@wojaz/complaints'
import { isComplaintNumber } from '@wojaz/complaints/server'
import { hasRight } from '@wojaz/staff'
import { dayOf } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'
import { clockText, complaintStateNames } from '../complaint-words.ts'
import { ComplaintActs } from '../parts/complaint-acts.tsx'
import { ComplaintStoryView } from '../parts/complaint-story.tsx'
import { Page, Said } from '../parts/page.tsx'
import { dayText, OrderLink } from '../parts/said-values.tsx'
import type { ComplaintActed } from './complaint-acts.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { complaints, member, clock, write } = atDesk(context)
  const { number = '' } = params
  const story = isComplaintNumber(number) ? await complaints.office.read(number) : null
  if (!story) throw notThere()
  await write({ act: 'complaint-seen', orders: [story.orderNumber], facts: { complaint: number } })
  return {
    story,
    reports: await complaints.office.reportsOf(story.orderNumber),
    clock: clockOf(story, dayOf(clock())),
    mayDecide: hasRight(member.roles, 'decisions'),
    mayPay: hasRight(member.roles, 'money'),
  }
}

export default function Complaint() {
  const { story, reports, clock, mayDecide, mayPay } = useLoaderData<typeof loader>()
  const acted = useActionData<ComplaintActed>()
  return (
    <Page title={`Reklamacja ${story.number}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      <p>
        <b>{complaintStateNames[story.state]}</b>, zamówienie <OrderLink number={story.orderNumber} />, termin{' '}
        {dayText(story.deadline)} ({clockText(clock)})
      </p>
      <ComplaintStoryView story={story} reports={reports} />
      <ComplaintActs story={story} mayDecide={mayDecide} mayPay={mayPay} acted={acted} />
    </Page>
  )
}
