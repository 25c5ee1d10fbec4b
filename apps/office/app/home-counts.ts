import { hasRight } from '@wojaz/staff'
import type { AtDesk } from './at-desk.ts'
import { counted } from './counted.ts'
import { waitText } from './service-words.ts'

/** Describes the open work of each section, by its path. The text is empty if the member lacks the right. */
export async function homeCounts(desk: AtDesk): Promise<Readonly<Record<string, string>>> {
  const may = (right: Parameters<typeof hasRight>[1]) => hasRight(desk.member.roles, right)
  const [talks, complaints, reviews, proposals, people] = await Promise.all([
    may('talks') ? talksText(desk) : '',
    may('complaints') ? complaintsText(desk) : '',
    may('reviews') ? reviewsText(desk) : '',
    may('approvals') ? proposalsText(desk) : '',
    may('people') ? peopleText(desk) : '',
  ])
  return {
    '/rozmowy': talks,
    '/reklamacje': complaints,
    '/opinie': reviews,
    '/decyzje': proposals,
    '/ludzie': people,
  }
}

async function talksText({ talks, member, clock }: AtDesk): Promise<string> {
  const [{ waiting, mine, nobodys, oldest }, chats] = await Promise.all([
    talks.staff.counts(member.id),
    talks.chats.waiting(),
  ])
  if (waiting === 0) return 'nikt nie czeka'
  return [
    ...(chats.length > 0 ? [`na czacie ${chats.length}`] : []),
    `bez odpowiedzi ${waiting} (moje ${mine}, niczyje ${nobodys})`,
    ...(oldest ? [`najdłużej ${waitText(oldest, clock())}`] : []),
  ].join(', ')
}

async function complaintsText({ complaints, member }: AtDesk): Promise<string> {
  const queue = await complaints.office.queue()
  const count = (test: (one: (typeof queue)[number]) => boolean) => queue.filter(test).length
  const urgent = count(({ clock }) => clock?.urgency === 'first-warning' || clock?.urgency === 'last-warning')
  const late = count(({ clock }) => clock?.urgency === 'late')
  if (queue.length === 0) return 'żadna nie czeka'
  return [
    `${counted(queue.length, 'otwarta', 'otwarte', 'otwartych')} (moje ${count(({ keeperId }) => keeperId === member.id)}, niczyje ${count(({ keeperId }) => keeperId === null)})`,
    ...(urgent > 0 ? [counted(urgent, 'pilna', 'pilne', 'pilnych')] : []),
    ...(late > 0 ? [`${late} po terminie`] : []),
  ].join(', ')
}

async function reviewsText({ desk }: AtDesk): Promise<string> {
  const waiting = (await desk.reviewsToJudge()).length
  return waiting === 0 ? 'żadna nie czeka' : `do sprawdzenia ${waiting}`
}

/** A member cannot approve their own proposals, so those are not counted. */
async function proposalsText({ booking, complaints, member }: AtDesk): Promise<string> {
  const [proposals, awards] = await Promise.all([
    booking.waitingProposals(),
    complaints.office.waitingAwards(),
  ])
  const waiting = [...proposals, ...awards].filter(({ by }) => by.id !== member.id).length
  return waiting === 0 ? 'żadna nie czeka' : `do decyzji ${waiting}`
}

/** Every admin sees that somebody was let in, also if another one did it. */
async function peopleText({ staff }: AtDesk): Promise<string> {
  const invited = (await staff.accessesGiven()).filter(({ act }) => act === 'invited').length
  return invited === 0 ? '' : `zaproszenia w ostatnich 30 dniach: ${invited}`
}
