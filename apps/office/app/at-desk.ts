import type { Member } from '@wojaz/staff'
import type { LogEntry } from '@wojaz/staff/server'
import type { RouterContextProvider } from 'react-router'
import { type OfficeServices, servicesContext, type Visit, visitContext } from '../server/office-services.ts'

export interface AtDesk extends OfficeServices {
  readonly visit: Visit
  readonly member: Member
  /** Before anything is shown or done. */
  write(entry: LogEntry): Promise<void>
}

/** Somebody of the staff and the verbs they use; whether they may has been asked before. */
export function atDesk(context: Readonly<RouterContextProvider>): AtDesk {
  const services = context.get(servicesContext)
  const visit = context.get(visitContext)
  const { member } = visit
  if (!member) throw new Error('Nobody is logged in, and a page of the office was opened.')
  return { ...services, visit, member, write: (entry) => services.staff.write(member, entry) }
}

export const notThere = () => new Response(null, { status: 404 })

/** A form as it was sent. */
export async function typedIn(request: Request): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await request.text()))
}

export function queryOf(request: Request): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(request.url).searchParams)
}
