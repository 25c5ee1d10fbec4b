import { expect, test } from 'vitest'

const pages = [
  './account/reservation.tsx',
  './account/reservation-change.tsx',
  './account/notice.tsx',
  './attraction-ticket.tsx',
  './seat-list.tsx',
]

test.each(pages)(
  '%s is read again after a refusal for what has changed, not after one for what was mistyped',
  async (file) => {
    const { shouldRevalidate } = await import(file)
    const after = (actionStatus: number) => shouldRevalidate({ actionStatus, defaultShouldRevalidate: false })
    expect([after(409), after(422)]).toEqual([true, false])
  },
)
