import { formatDate } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'
import { card, type Fact, facts, heading, paragraph, title } from './blocks.ts'
import { company, companyAddress } from './company.ts'
import {
  type DocumentOptions,
  datesOf,
  fullName,
  helpOnTheWay,
  pageOf,
  placeOf,
  roomsOf,
  upsellName,
} from './document-facts.ts'
import words from './document-words.json' with { type: 'json' }
import { documentWords } from './document-words.ts'
import { openSheet } from './sheet.ts'
import { table } from './table.ts'
import { drawVersion } from './version-line.ts'

type VoucherWord = Extract<keyof typeof words, `voucher.${string}`>

/** For the hotel reception: what was booked and for whom, in the guest's language and in English. No price. */
export function drawVoucher(order: Order, options: DocumentOptions): Buffer {
  const say = documentWords(order.locale)
  const english = (key: VoucherWord, number = '') => words[key].en.replace('{{number}}', number)
  const both = (key: VoucherWord, number = '') => `${say(key, { number })} / ${english(key, number)}`
  const fact = (key: VoucherWord, value: string): Fact => ({ label: say(key), also: english(key), value })
  const { offer, number } = order
  const sheet = openSheet({
    locale: order.locale,
    title: `${say('voucher.title')} ${number}`,
    caption: say('order', { number }),
    footer: companyAddress,
    pageOf: pageOf(order.locale),
    writtenAt: order.confirmedAt ?? order.placedAt,
  })
  title(sheet, both('voucher.title'), `${say('voucher.below')} ${english('voucher.below')}`)
  drawVersion(sheet, order, options)
  const starsAloud = say('stars', { stars: String(offer.stars) })
  const below = `${placeOf(order)}\n${datesOf(order)}`
  card(sheet, { words: offer.hotelName, below, stars: offer.stars, starsAloud })
  const trips = order.upsells
    .filter(({ type }) => type === 'FACULTATIVE_TRIPS' || type === 'TRANSFER')
    .map((upsell) => upsellName(order, upsell, options))
  const wished = [
    ...(order.wishes?.kinds ?? []).map((kind) => both(`voucher.wish.${kind}`)),
    order.wishes?.text ?? '',
  ].filter((text) => text !== '')
  facts(
    sheet,
    [
      fact('voucher.number', number),
      fact('voucher.arrival', formatDate(offer.departureDate)),
      fact('voucher.departure', formatDate(offer.returnDate)),
      fact('voucher.nights', String(offer.duration)),
      fact('voucher.board', `${offer.boardName} (${offer.boardCode})`),
      fact('voucher.guests', String(order.participants.length)),
    ],
    3,
  )
  roomsOf(order).forEach(({ room, people }, index) => {
    heading(sheet, `${both('voucher.room', String(index + 1))}: ${room.roomName}`, 70)
    table(
      sheet,
      [
        { label: say('people.name'), share: 0.7 },
        { label: say('people.born'), share: 0.3, align: 'right' },
      ],
      people.map(({ participant }) => ({
        cells: [fullName(participant), formatDate(participant.birthDate)],
      })),
    )
  })
  const transfer = `${say('voucher.transferIncluded')} / ${english('voucher.transferIncluded')}`
  facts(sheet, [
    ...(offer.quote.transfer > 0 ? [fact('voucher.transfer', transfer)] : []),
    ...(trips.length > 0 ? [fact('voucher.upsells', [...new Set(trips)].join('\n'))] : []),
    ...(wished.length > 0 ? [fact('voucher.wishes', wished.join('\n'))] : []),
    fact('voucher.organiser', `${company.name}\n${company.street}, ${company.city}`),
    fact('voucher.help', `${helpOnTheWay(options)}\n${options.contact.email}`),
  ])
  paragraph(sheet, say('voucher.paid'))
  paragraph(sheet, english('voucher.paid'), { small: true })
  return sheet.finish()
}
