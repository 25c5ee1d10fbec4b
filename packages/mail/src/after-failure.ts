/** The error of a failed delivery; SMTP servers add the number of their answer. */
export interface CarrierFault {
  /** Where it failed, for instance ECONNECTION, EAUTH, EENVELOPE, EMESSAGE. */
  code?: string
  /** 4xx: try later. 5xx: never. */
  responseCode?: number
}

export type NextStep = { step: 'retry'; at: Date } | { step: 'give-up' }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Short at first, because most failures are restarts. Two days in all: later the guest does not need the email any more. */
export const waits = [
  10 * second,
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
]

/**
 * Only a final refusal of this email or its address ends it. A wrong password or a silent server is for us to fix: the email
 * waits.
 */
export function afterFailure(
  { code, responseCode = 0 }: CarrierFault,
  attempts: number,
  now: Date,
): NextStep {
  const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  const wait = waits[attempts - 1]
  if (isFinal || wait === undefined) return { step: 'give-up' }
  return { step: 'retry', at: new Date(now.getTime() + wait) }
}

/** The error in two words, without anything that a server may have quoted. */
export function refusalOf({ code, responseCode }: CarrierFault): string {
  return [code ?? 'unknown', responseCode].filter(Boolean).join(' ')
}
