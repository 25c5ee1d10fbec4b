import { type Award, clockOf } from '@wojaz/complaints'
import { isComplaintNumber } from '@wojaz/complaints/server'
import { hasRight } from '@wojaz/staff'
import { dayOf } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { type AtDesk, atDesk, notThere } from '../at-desk.ts'
import { awardStateNames } from '../award-words.ts'
import { colleaguesWith } from '../colleagues.ts'
import { complaintStateNames } from '../complaint-words.ts'
import { AwardCard, type WaitingAward } from '../parts/award-card.tsx'
import { ComplaintActs } from '../parts/complaint-acts.tsx'
import { ComplaintStoryView } from '../parts/complaint-story.tsx'
import { Deadline } from '../parts/deadline.tsx'
import { Keeper } from '../parts/keeper.tsx'
import { Page, Said } from '../parts/page.tsx'
import { moneyText, OrderLink } from '../parts/said-values.tsx'
import { whyNot } from '../second-person.ts'
import type { ComplaintActed } from './complaint-acts.ts'
import type { Assigned } from './keeper-acts.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { complaints, talks, member, clock, write } = desk
  const { number = '' } = params
  const story = isComplaintNumber(number) ? await complaints.office.read(number) : null
  if (!story) throw notThere()
  await write({ act: 'complaint-seen', orders: [story.orderNumber], facts: { complaint: number } })
  const awards = await complaints.office.awardsOf(number)
  const waiting = awards.find(({ state }) => state === 'waiting')
  return {
    story,
    awards: awards.filter(({ state }) => state !== 'waiting'),
    waiting: waiting ? await waitingAward(desk, waiting) : null,
    me: member.id,
    templates: (await talks.templates.all()).map(({ id, name }) => ({ id, name })),
    colleagues: await colleaguesWith(desk, 'decisions'),
    handovers: await complaints.office.handovers(number),
    reports: await complaints.office.reportsOf(story.orderNumber),
    clock: clockOf(story, dayOf(clock())),
    mayDecide: hasRight(member.roles, 'decisions'),
    mayPay: hasRight(member.roles, 'money'),
  }
}

async function waitingAward(desk: AtDesk, award: Award): Promise<WaitingAward> {
  return {
    award,
    warnings: await desk.complaints.office.warningsOf(award.number, award.amount),
    whyNot: await whyNot(desk, award.by.id),
    mayRefuse: hasRight(desk.member.roles, 'approvals') || award.by.id === desk.member.id,
  }
}

export default function Complaint() {
  const { story, awards, waiting, reports, clock, mayDecide, mayPay, me, colleagues, handovers, templates } =
    useLoaderData<typeof loader>()
  const acted = useActionData<ComplaintActed & Partial<Assigned>>()
  return (
    <Page title={`Reklamacja ${story.number}`}>
      {acted?.said && <Said isFault>{acted.said}</Said>}
      <p>
        <b>{complaintStateNames[story.state]}</b>, zamówienie <OrderLink number={story.orderNumber} />, termin{' '}
        <Deadline deadline={story.deadline} clock={clock} />
      </p>
      <Keeper
        action={`${base}/reklamacje/${story.number}/prowadzi`}
        keeperId={story.keeperId}
        me={me}
        colleagues={colleagues}
        handovers={handovers}
        note={acted?.note}
        mayAssign={mayDecide && story.state !== 'closed'}
      />
      {waiting && <AwardCard {...waiting} claimed={story.written.amount} />}
      <ComplaintStoryView story={story} reports={reports} />
      {awards.map(({ id, amount, state, by, endedBy }) => (
        <p key={id}>
          Propozycja {moneyText(amount)} ({by.name}): {awardStateNames[state]}
          {endedBy && `, ${endedBy}`}
        </p>
      ))}
      <ComplaintActs
        story={story}
        mayDecide={mayDecide}
        mayPay={mayPay}
        isWaiting={waiting !== null}
        acted={acted}
        templates={templates}
      />
    </Page>
  )
}
