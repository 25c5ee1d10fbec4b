import { addDays, dayOf, formatTime, type IsoDay, weekdayOf } from '@wojaz/travel/dates'

/** Of one weekday, 1 is Monday; minutes of the day in Warsaw. */
interface HoursOfDay {
  readonly weekday: number
  readonly from: number
  readonly to: number
}

export type ChatHours = readonly HoursOfDay[]

/** When chats are answered at once; `opensAt` is null if it is open or never opens. */
export interface Opening {
  readonly isOpen: boolean
  /** Today's closing time, as `18:00`. */
  readonly until: string | null
  readonly opensAt: { readonly day: IsoDay; readonly time: string } | null
}

const part = /^([1-7])(?:-([1-7]))? (\d{2}):(\d{2})-(\d{2}):(\d{2})$/

/** Reads `1-5 09:00-18:00,6 10:00-14:00`; null if it is invalid. An empty text: never. */
export function readChatHours(text: string): ChatHours | null {
  const hours: HoursOfDay[] = []
  for (const one of text.split(',').map((words) => words.trim())) {
    if (one === '') continue
    const [, first, last, fromHour, fromMinute, toHour, toMinute] = part.exec(one) ?? []
    const from = Number(fromHour) * 60 + Number(fromMinute)
    const to = Number(toHour) * 60 + Number(toMinute)
    if (first === undefined || from >= to || to > 24 * 60 || Number(fromMinute) > 59 || Number(toMinute) > 59)
      return null
    for (let weekday = Number(first); weekday <= Number(last ?? first); weekday++)
      hours.push({ weekday, from, to })
  }
  return hours
}

export function chatOpening(hours: ChatHours, now: Date): Opening {
  const today = dayOf(now)
  const [hour = 0, minute = 0] = formatTime(now).split(':').map(Number)
  const minutes = hour * 60 + minute
  const current = ofDay(hours, today).find(({ from, to }) => from <= minutes && minutes < to)
  if (current) return { isOpen: true, until: clock(current.to), opensAt: null }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(today, ahead)
    const next = ofDay(hours, day).find(({ from }) => ahead > 0 || from > minutes)
    if (next) return { isOpen: false, until: null, opensAt: { day, time: clock(next.from) } }
  }
  return { isOpen: false, until: null, opensAt: null }
}

/** The earliest first. */
function ofDay(hours: ChatHours, day: IsoDay) {
  return hours.filter(({ weekday }) => weekday === mondayFirst(day)).toSorted((a, b) => a.from - b.from)
}

const mondayFirst = (day: IsoDay) => weekdayOf(day) || 7

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
