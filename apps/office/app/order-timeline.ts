import type { Order } from '@wojaz/booking'
import type { OrderChange } from '@wojaz/booking/server'
import type { LetterLine } from '@wojaz/post/server'
import type { LogLine } from '@wojaz/staff/server'
import { moneyText } from './parts/said-values.tsx'
import {
  announcementNames,
  changeNames,
  letterNames,
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

interface Known {
  readonly order: Order
  readonly changes: readonly Pick<OrderChange, 'at' | 'kind'>[]
  readonly letters: readonly LetterLine[]
  readonly log: readonly LogLine[]
}

/** Everything that happened to an order, whoever did it, the newest first. */
export function orderTimeline({ order, changes, letters, log }: Known): readonly Happening[] {
  return [...ofOrder(order), ...ofMoney(order), ...ofNotices(order)]
    .concat(changes.map(({ at, kind }) => ({ at, by: 'guest', what: changeNames[kind] ?? kind })))
    .concat(letters.map(ofLetter))
    .concat(log.map((line) => ({ at: line.at, by: 'staff', what: ofLog(line) })))
    .toReversed()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

function ofOrder({ placedAt, confirmedAt, cancellation }: Order): Happening[] {
  return [
    { at: placedAt, by: 'guest', what: 'złożenie zamówienia' },
    ...(confirmedAt ? [{ at: confirmedAt, by: 'machine' as const, what: 'potwierdzenie umowy' }] : []),
    ...(cancellation
      ? [
          {
            at: new Date(cancellation.at),
            by: cancellation.why === undefined ? ('guest' as const) : ('machine' as const),
            what: `odwołanie: opłata ${moneyText(cancellation.fee)}, zwrot ${moneyText(cancellation.refund)}`,
          },
        ]
      : []),
  ]
}

function ofMoney({ payments, refunds }: Order): Happening[] {
  return [
    ...payments.flatMap(({ startedAt, completedAt, state, method, amount }): Happening[] => [
      {
        ...{ at: startedAt, by: 'guest' },
        what: `płatność rozpoczęta: ${moneyText(amount)}, ${methodNames[method] ?? method}${state === 'refused' ? ' (nieudana)' : ''}`,
      },
      ...(completedAt ? [{ at: completedAt, by: 'bank' as const, what: `wpłata ${moneyText(amount)}` }] : []),
    ]),
    ...refunds.flatMap(({ askedAt, finishedAt, amount, reason }): Happening[] => [
      {
        ...{ at: askedAt, by: 'machine' },
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

const letterStates = { waiting: 'czeka na wysłanie', sent: 'wysłany', 'given-up': 'nie udało się wysłać' }

function ofLetter({ kind, state, queuedAt, finishedAt }: LetterLine): Happening {
  return {
    at: finishedAt ?? queuedAt,
    by: 'machine',
    what: `e-mail „${letterNames[kind] ?? kind}”: ${letterStates[state]}`,
  }
}

function ofLog({ act, memberName, facts }: LogLine): string {
  return `${logActNames[act]} – ${memberName}${facts.to ? ` → ${facts.to}` : ''}`
}
