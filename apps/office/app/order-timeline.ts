import type { Goodwill, Order } from '@wojaz/booking'
import type { Proposal } from '@wojaz/booking/server'
import type { EmailLine } from '@wojaz/mail/server'
import type { LogLine } from '@wojaz/staff/server'
import { proposalKindNames, proposalStateNames } from './behalf-words.ts'
import { goodwillText } from './goodwill-text.ts'
import { moneyText } from './parts/said-values.tsx'
import {
  announcementNames,
  changeNames,
  emailNames,
  logActNames,
  methodNames,
  refundReasons,
} from './words.ts'

export type Doer = 'guest' | 'bank' | 'staff' | 'machine'

export interface Happening {
  readonly at: Date
  readonly by: Doer
  readonly what: string
}

interface ToldChange {
  readonly at: Date
  readonly kind: string
  /** The member who did it; null: the guest. */
  readonly by: string | null
  readonly facts: { readonly goodwill?: Goodwill } | object
}

interface Known {
  readonly order: Order
  readonly changes: readonly ToldChange[]
  readonly emails: readonly EmailLine[]
  readonly log: readonly LogLine[]
  readonly proposals: readonly Proposal[]
}

/** Everything that happened to an order, newest first. */
export function orderTimeline({ order, changes, emails, log, proposals }: Known): readonly Happening[] {
  return [...ofOrder(order), ...ofMoney(order), ...ofNotices(order)]
    .concat(changes.map(ofChange))
    .concat(proposals.flatMap(ofProposal))
    .concat(emails.map(ofEmail))
    .concat(log.map((line) => ({ at: line.at, by: 'staff', what: ofLog(line) })))
    .toReversed()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

function ofChange({ at, kind, by, facts }: ToldChange): Happening {
  const goodwill = 'goodwill' in facts ? facts.goodwill : undefined
  const name = changeNames[kind] ?? kind
  return { at, by: by === null ? 'guest' : 'staff', what: `${name}${givenText(kind, goodwill)}${byText(by)}` }
}

function givenText(kind: string, goodwill: Goodwill | undefined): string {
  if (!goodwill) return ''
  return kind === 'reduction' ? `: ${goodwillText(goodwill)}` : `, bez opłaty ${goodwillText(goodwill)}`
}

const byText = (by: string | null | undefined) => (by ? ` – ${by}` : '')

function ofProposal({ act, by, madeAt, state, endedAt, endedBy }: Proposal): Happening[] {
  const what = `propozycja: ${proposalKindNames[act.kind]}, ${goodwillText(act.goodwill)}`
  const made: Happening = { at: madeAt, by: 'staff', what: `${what} – ${by.name}` }
  if (!endedAt) return [made]
  const who = state === 'lapsed' ? ('machine' as const) : ('staff' as const)
  const end = state === 'refused' && endedBy === by.name ? 'wycofana' : proposalStateNames[state]
  return [made, { at: endedAt, by: who, what: `propozycja ${end}${byText(endedBy)}` }]
}

function ofOrder({ placedAt, confirmedAt, cancellation }: Order): Happening[] {
  return [
    { at: placedAt, by: 'guest', what: 'złożenie zamówienia' },
    ...(confirmedAt ? [{ at: confirmedAt, by: 'machine' as const, what: 'potwierdzenie umowy' }] : []),
    ...(cancellation
      ? [
          {
            at: new Date(cancellation.at),
            by: cancelledBy(cancellation),
            what: `odwołanie: opłata ${moneyText(cancellation.fee)}, zwrot ${moneyText(cancellation.refund)}${givenText('cancel', cancellation.goodwill)}${byText(cancellation.by)}`,
          },
        ]
      : []),
  ]
}

function cancelledBy({ why, by }: NonNullable<Order['cancellation']>): Doer {
  if (by !== undefined) return 'staff'
  return why === undefined ? 'guest' : 'machine'
}

function ofMoney({ payments, refunds }: Order): Happening[] {
  return [
    ...payments.flatMap(({ startedAt, completedAt, state, method, amount }): Happening[] => [
      {
        at: startedAt,
        by: 'guest',
        what: `płatność rozpoczęta: ${moneyText(amount)}, ${methodNames[method] ?? method}${state === 'refused' ? ' (nieudana)' : ''}`,
      },
      ...(completedAt ? [{ at: completedAt, by: 'bank' as const, what: `wpłata ${moneyText(amount)}` }] : []),
    ]),
    ...refunds.flatMap(({ askedAt, finishedAt, amount, reason }): Happening[] => [
      {
        at: askedAt,
        by: 'machine',
        what: `zwrot zlecony: ${moneyText(amount)}, ${refundReasons[reason] ?? reason}`,
      },
      ...(finishedAt
        ? [{ at: finishedAt, by: 'bank' as const, what: `zwrot wypłacony: ${moneyText(amount)}` }]
        : []),
    ]),
  ]
}

const answers: Partial<Record<Order['notices'][number]['state'], [Doer, string]>> = {
  accepted: ['guest', 'zmiana przyjęta'],
  substituted: ['guest', 'wybór podróży zastępczej'],
  left: ['guest', 'zmiana nieprzyjęta, rezygnacja bez opłat'],
  lapsed: ['machine', 'brak odpowiedzi na zmianę, pełny zwrot'],
  replaced: ['machine', 'zmiana zastąpiona nowszą'],
  closed: ['machine', 'zmiana zamknięta'],
}

function ofNotices({ notices }: Order): Happening[] {
  return notices.flatMap(({ madeAt, endedAt, state, change, isSignificant }) => {
    const weight = isSignificant ? 'istotna' : 'nieistotna'
    const told: Happening = { at: madeAt, by: 'staff', what: `${announcementNames[change.kind]} (${weight})` }
    const answer = answers[state]
    return endedAt && answer ? [told, { at: endedAt, by: answer[0], what: answer[1] }] : [told]
  })
}

const emailStates = { waiting: 'czeka na wysłanie', sent: 'wysłany', 'given-up': 'nie udało się wysłać' }

function ofEmail({ kind, state, queuedAt, finishedAt }: EmailLine): Happening {
  return {
    at: finishedAt ?? queuedAt,
    by: 'machine',
    what: `e-mail „${emailNames[kind] ?? kind}”: ${emailStates[state]}`,
  }
}

function ofLog({ act, memberName, facts }: LogLine): string {
  return `${logActNames[act]} – ${memberName}${facts.to ? ` → ${facts.to}` : ''}`
}
