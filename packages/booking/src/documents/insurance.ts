import { formatDate } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'
import { includedIn } from '../upsells/included-services.ts'
import { bullets, facts, heading, paragraph, title } from './blocks.ts'
import { company, companyAddress } from './company.ts'
import { type DocumentOptions, datesOf, fullName, helpOnTheWay, pageOf, placeOf } from './document-facts.ts'
import words from './document-words.json' with { type: 'json' }
import { documentWords } from './document-words.ts'
import { openSheet } from './sheet.ts'
import { table } from './table.ts'
import { drawVersion } from './version-line.ts'

const scopes = ['INSURANCE_STANDARD', 'INSURANCE_PLUS', 'INSURANCE_MAX'] as const
type Scope = (typeof scopes)[number]

/** Returns the insurance of each traveller; null: none. A bought insurance replaces the one included in the price. */
export function insuredScopes({
  offer,
  upsells,
  participants,
}: Pick<Order, 'offer' | 'upsells' | 'participants'>): readonly (Scope | null)[] {
  const ofAll = includedIn(offer).includes('INSURANCE_STANDARD') ? ('INSURANCE_STANDARD' as const) : null
  return participants.map((_, person) => {
    const bought = upsells.find(
      (one) => one.type === 'INSURANCE' && (one.person === null || one.person === person),
    )
    return scopes.find((scope) => scope === bought?.code) ?? ofAll
  })
}

/** Draws who is insured, for which days and for what, and whom to call. It is also in English, for the doctor. */
export function drawInsurance(order: Order, options: DocumentOptions): Buffer {
  const say = documentWords(order.locale)
  const { offer, number, participants } = order
  const covered = insuredScopes(order)
  const sheet = openSheet({
    locale: order.locale,
    title: `${say('insurance.title')} ${number}`,
    caption: say('order', { number }),
    footer: companyAddress,
    pageOf: pageOf(order.locale),
    writtenAt: order.confirmedAt ?? order.placedAt,
  })
  title(sheet, `${say('insurance.title')} / ${words['insurance.title'].en}`, say('insurance.below'))
  drawVersion(sheet, order, options)
  facts(sheet, [
    { label: say('ticket.number'), also: words['ticket.number'].en, value: number },
    { label: say('insurance.insurer'), also: words['insurance.insurer'].en, value: company.insurer },
    { label: say('insurance.period'), also: words['insurance.period'].en, value: datesOf(order) },
    { label: say('insurance.place'), also: words['insurance.place'].en, value: placeOf({ offer }) },
    { label: say('insurance.help'), also: words['insurance.help'].en, value: helpOnTheWay(options) },
  ])
  heading(sheet, say('insurance.people'), 90)
  table(
    sheet,
    [
      { label: say('people.name'), share: 0.4 },
      { label: say('people.born'), share: 0.2 },
      { label: say('insurance.scope'), share: 0.4 },
    ],
    participants.flatMap((participant, person) => {
      const scope = covered[person]
      if (!scope) return []
      return { cells: [fullName(participant), formatDate(participant.birthDate), say(`insurance.${scope}`)] }
    }),
  )
  sheet.y += 8
  heading(sheet, say('insurance.covers'), 70)
  bullets(
    sheet,
    scopes
      .filter((scope) => covered.includes(scope))
      .map((scope) => `${say(`insurance.${scope}`)}: ${say(`insurance.${scope}.text`)}`),
  )
  paragraph(sheet, say('insurance.do'))
  return sheet.finish()
}
