import {
  card,
  colours,
  companyAddress,
  facts,
  heading,
  openSheet,
  pageOf,
  paragraph,
  type Sheet,
  title,
} from '@wojaz/booking/documents'
import type { Locale } from '@wojaz/travel/locale'
import type { AttractionItem, AttractionOrder } from '../model/attraction-order.ts'
import { freeUntilWords } from '../rules/cancellation.ts'
import { meetingPointIn } from '../rules/meeting-point.ts'
import { type BarCode, barCode, isDrawable } from './bar-code.ts'
import {
  holderName,
  holderNames,
  localMinuteWords,
  mapUrl,
  meetingWords,
  peopleWords,
  pickupWords,
  ticketCodes,
  whenWords,
} from './item-facts.ts'
import { ticketWords } from './ticket-words.ts'

/** The ticket shown at the meeting point: who, what, when, where, the code, and the phone number. */
export function drawTicket(
  order: Pick<AttractionOrder, 'number' | 'locale' | 'placedAt'>,
  item: AttractionItem,
): Buffer {
  const { number, locale } = order
  const say = ticketWords(locale)
  const sheet = openSheet({
    locale,
    title: `${say('ticket')} ${number}: ${item.titles[locale]}`,
    caption: say('order', { number }),
    footer: companyAddress,
    pageOf: pageOf(locale),
    writtenAt: order.placedAt,
  })
  title(sheet, say('ticket'), say('ticket.below'))
  const below = `${item.optionTitles[locale]}\n${say('local', { when: whenWords(item) })}`
  card(sheet, { words: item.titles[locale], below, stars: 0, starsAloud: '' })
  drawCodes(sheet, item, locale)
  facts(sheet, factsOf(order, item))
  drawMeeting(sheet, item, locale)
  paragraph(sheet, say('law'), { small: true })
  return sheet.finish()
}

function factsOf(
  { number, locale, placedAt }: Pick<AttractionOrder, 'number' | 'locale' | 'placedAt'>,
  item: AttractionItem,
) {
  const say = ticketWords(locale)
  const names = holderNames(item)
  const pickup = pickupWords(item, locale)
  // The deadline as promised when ordering: a printed ticket cannot change.
  const free = freeUntilWords(item.policy, placedAt)
  const { name, phone } = item.supplierContact
  return [
    { label: say('people'), value: [peopleWords(item, locale), ...names].join('\n') },
    { label: say('row.number'), value: number },
    ...(item.supplierReference ? [{ label: say('reference'), value: item.supplierReference }] : []),
    ...(pickup ? [{ label: say('pickup'), value: pickup }] : []),
    { label: say('supplier'), value: [name, phone].filter(Boolean).join('\n') },
    ...(free ? [{ label: say('free'), value: say('free.until', { when: localMinuteWords(free) }) }] : []),
  ]
}

function drawMeeting(sheet: Sheet, item: AttractionItem, locale: Locale): void {
  if (!item.meetingPoint) return
  const say = ticketWords(locale)
  heading(sheet, say('meeting'))
  const { directions } = meetingPointIn(item.meetingPoint, locale)
  paragraph(sheet, meetingWords(item, locale))
  if (directions) paragraph(sheet, directions)
  const map = mapUrl(item)
  if (map) drawLink(sheet, `${say('map')}: ${map}`, map)
}

function drawLink(sheet: Sheet, words: string, url: string): void {
  const { pen, left: x, width } = sheet
  sheet.room(16)
  pen.tag('P', () => {
    const style = { font: 'regular', size: 9, colour: colours.accent } as const
    sheet.y = pen.text(words, style, { x, y: sheet.y, width, link: url }) + 10
  })
}

const side = 118

/** Side by side, each with its characters printed below, in case a scanner fails. */
function drawCodes(sheet: Sheet, item: AttractionItem, locale: Locale): void {
  const say = ticketWords(locale)
  const people = item.told.holders
  const codes = ticketCodes(item)
  const { pen, left, width } = sheet
  for (const [index, code] of codes.entries()) {
    const drawn = isDrawable(code) ? barCode(code) : null
    const size = drawn ? sizeOf(drawn) : { wide: 0, tall: 0 }
    sheet.room(size.tall + 26)
    const top = sheet.y
    if (drawn)
      pen.tag(
        'Figure',
        () => drawCode(sheet, drawn, { ...size, top }),
        say('code.aloud', { code: code.value }),
      )
    const who = codes.length > 1 ? people[index] : undefined
    let y = top + 6
    pen.tag('P', () => {
      const place = { x: left + size.wide + 18, width: width - size.wide - 18 }
      y = pen.text(code.value, { font: 'strong', size: 13, colour: colours.ink }, { ...place, y })
      if (!who) return
      const style = { font: 'regular', size: 10, colour: colours.soft } as const
      y = pen.text(holderName(who), style, { ...place, y: y + 2 })
    })
    sheet.y = Math.max(y, top + size.tall) + 14
  }
}

function sizeOf({ width, height }: BarCode) {
  const isSquare = width === height
  return isSquare ? { wide: side, tall: side } : { wide: 250, tall: 56 }
}

function drawCode(
  { pen, left }: Sheet,
  { width, height, path }: BarCode,
  { wide, tall, top }: { readonly wide: number; readonly tall: number; readonly top: number },
): void {
  const at = (x: string, y: string) =>
    [left + (Number(x) * wide) / width, top + (Number(y) * tall) / height] as const
  const bars = path.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)/g)
  const corners = Array.from(bars, ([, x = '', y = '', end = '', below = '']) => [
    at(x, y),
    at(end, y),
    at(end, below),
    at(x, below),
  ])
  pen.polygons(corners, '#000000')
}
