import { expect, test } from 'vitest'
import { type StayList, withStayList } from './stay-list.ts'

const fill = (stays: StayList, total: number) => stays.add(7, null, 100, 7, total)

test('a list that comes back is lent again, empty', async () => {
  const first = await withStayList(async (stays) => {
    fill(stays, 300_000)
    return stays
  })
  await withStayList(async (stays) => {
    expect(stays).toBe(first)
    expect(stays.count).toBe(0)
    fill(stays, 200_000)
    expect(stays.at(0)).toEqual({ product: 7, departure: null, day: 100, nights: 7, total: 200_000 })
  })
})

test('two at once have a list each, also when one of them fails', async () => {
  const both = [1, 2].map((total) =>
    withStayList(async (stays) => {
      fill(stays, total)
      await new Promise(setImmediate)
      if (total === 1) throw new Error('sold')
      return [stays.count, stays.totalAt(0)]
    }),
  )
  await expect(both[0]).rejects.toThrow('sold')
  expect(await both[1]).toEqual([1, 2])
  await withStayList(async (stays) => expect(stays.count).toBe(0))
})
