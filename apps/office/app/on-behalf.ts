import type { Goodwill } from '@wojaz/booking'
import type { OnBehalf } from '@wojaz/booking/server'
import type { LogEntry } from '@wojaz/staff/server'
import { data } from 'react-router'
import { type AtDesk, notThere } from './at-desk.ts'
import { behalfRefusals } from './behalf-words.ts'

/** Whoever is at the desk acts for a guest; the log is written with what they do, or neither happens. */
export function onBehalf({ member, staff }: AtDesk, entry: LogEntry): OnBehalf {
  const by = { id: member.id, name: member.name }
  return { by, note: (client) => staff.writeIn(client, by, entry) }
}

/** As the log has it: what was given, and why. */
export function goodwillFacts(goodwill: Goodwill | undefined): NonNullable<LogEntry['facts']> {
  return goodwill ? { given: goodwill.amount / 100, kind: goodwill.kind, reason: goodwill.text } : {}
}

/** What became of a press on a page that acts for a guest. */
export interface BehalfActed {
  readonly said?: string
  readonly typed?: Readonly<Record<string, string>>
  readonly faults?: Readonly<Record<string, string | undefined>>
}

/** Said above all; an order that is not there has no page. */
export function refusedAct(code: keyof typeof behalfRefusals | 'order-unknown', typed = {}) {
  if (code === 'order-unknown') throw notThere()
  return data<BehalfActed>({ said: behalfRefusals[code], typed }, { status: 409 })
}

/** Likewise, in words of its own. */
export function saidAct(said: string, typed: Readonly<Record<string, string>>) {
  return data<BehalfActed>({ said, typed }, { status: 409 })
}

/** At their fields, with all that was typed. */
export function faultyAct(faults: BehalfActed['faults'], typed: Readonly<Record<string, string>>) {
  return data<BehalfActed>({ ...(faults && { faults }), typed }, { status: 422 })
}
