import type { HotelArrivals, HotelNames, RoomLine } from '@wojaz/booking/server'
import { listWords } from './list-words.ts'
import { type ListColumn, type OfficeList, officeList, orderLabel } from './office-list.ts'

const columnsOf = ({ rooms }: HotelNames): readonly ListColumn<RoomLine>[] => [
  { label: 'Lp.', share: 0.04, text: (_, place) => String(place + 1) },
  { label: 'Przyjazd', share: 0.09, text: ({ arrival }) => arrival },
  { label: 'Wyjazd', share: 0.09, text: ({ departure }) => departure },
  { label: 'Nocy', share: 0.05, text: ({ nights }) => String(nights) },
  {
    label: 'Pokój',
    share: 0.15,
    text: ({ roomCode }) => [roomCode, rooms[roomCode]].filter(Boolean).join(' '),
  },
  { label: 'Wyż.', share: 0.06, text: ({ board }) => board },
  { label: 'Goście', share: 0.18, text: ({ guests }) => guests.map(guestText).join(', ') },
  { label: 'Przylot', share: 0.1, text: ({ arrivesBy }) => arrivesBy || 'dojazd własny' },
  { label: 'Życzenia', share: 0.13, text: ({ wishes }) => wishText(wishes) },
  { label: orderLabel, share: 0.11, text: ({ order }) => order },
]

const wishNames = {
  cot: 'łóżeczko',
  'quiet-room': 'cichy pokój',
  diet: 'dieta',
  assistance: 'asysta',
  celebration: 'okazja',
} as const

/** Wishes are not guaranteed; they are passed on to the hotel. */
function wishText(wishes: RoomLine['wishes']): string {
  return wishes
    ? [...wishes.kinds.map((kind) => wishNames[kind]), wishes.text].filter(Boolean).join(', ')
    : ''
}

/** The hotel needs the age of children. */
function guestText({ name, age, isChild }: RoomLine['guests'][number]): string {
  return isChild ? `${name} (${age} l.)` : name
}

export function roomingList(
  { hotel, from, until }: HotelArrivals,
  names: HotelNames,
  lines: readonly RoomLine[],
): OfficeList {
  const guests = lines.reduce((sum, line) => sum + line.guests.length, 0)
  return officeList({
    title: `${listWords.rooming} ${names.name} (${hotel})`,
    below: from === until ? `Przyjazd: ${from}` : `Przyjazdy: ${from} – ${until}`,
    end: `Pokoje: ${lines.length}. Goście: ${guests}.`,
    columns: columnsOf(names),
    lines,
  })
}
