import type { Goodwill } from '@wojaz/booking'
import type { OnBehalf } from '@wojaz/booking/server'
import type { LogEntry } from '@wojaz/staff/server'
import { data } from 'react-router'
import { type AtDesk, notThere } from './at-desk.ts'
import { behalfRefusals } from './behalf-words.ts'

/** A member acts for a guest. The log entry is written in the same transaction as the action. */
export function onBehalf({ member, staff }: AtDesk, entry: LogEntry): OnBehalf {
  const by = { id: member.id, name: member.name }
  return { by, note: (client) => staff.writeIn(client, by, entry) }
}

/** What was given and why, as log facts. */
export function goodwillFacts(goodwill: Goodwill | undefined): NonNullable<LogEntry['facts']> {
  return goodwill ? { given: goodwill.amount / 100, kind: goodwill.kind, reason: goodwill.text } : {}
}

/** The result of an action on behalf of a guest. */
export interface BehalfActed {
  readonly said?: string
  readonly typed?: Readonly<Record<string, string>>
  readonly faults?: Readonly<Record<string, string | undefined>>
}

/** Shows the refusal above the form. An unknown order answers 404. */
export function refusedAct(code: keyof typeof behalfRefusals | 'order-unknown', typed = {}) {
  if (code === 'order-unknown') throw notThere()
  return data<BehalfActed>({ said: behalfRefusals[code], typed }, { status: 409 })
}

/** Shows this text above the form. */
export function saidAct(said: string, typed: Readonly<Record<string, string>>) {
  return data<BehalfActed>({ said, typed }, { status: 409 })
}

/** Shows the faults at their fields and keeps everything typed. */
export function faultyAct(faults: BehalfActed['faults'], typed: Readonly<Record<string, string>>) {
  return data<BehalfActed>({ ...(faults && { faults }), typed }, { status: 422 })
}
