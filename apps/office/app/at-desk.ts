import type { Member } from '@wojaz/staff'
import type { LogEntry } from '@wojaz/staff/server'
import type { RouterContextProvider } from 'react-router'
import { type OfficeServices, servicesContext, type Visit, visitContext } from '../server/office-services.ts'

export interface AtDesk extends OfficeServices {
  readonly visit: Visit
  readonly member: Member
  /** Writes to the log. Call it before anything is shown or done. */
  write(entry: LogEntry): Promise<void>
}

/** Returns the logged-in member and the services. The guard has checked the rights already. */
export function atDesk(context: Readonly<RouterContextProvider>): AtDesk {
  const services = context.get(servicesContext)
  const visit = context.get(visitContext)
  const { member } = visit
  if (!member) throw new Error('Nobody is logged in, and a page of the office was opened.')
  return { ...services, visit, member, write: (entry) => services.staff.write(member, entry) }
}

export const notThere = () => new Response(null, { status: 404 })

/** The form fields of a request. */
export async function typedIn(request: Request): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await request.text()))
}

export function queryOf(request: Request): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(request.url).searchParams)
}
