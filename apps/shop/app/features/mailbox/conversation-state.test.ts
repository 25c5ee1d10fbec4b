import { expect, test } from 'vitest'
import { conversation, lastNumber, newestReadOfMine, openConversation } from './conversation-state.ts'
import type { MessageView, WrittenBy } from './mailbox-view.ts'

const message = (number: number, by: WrittenBy = 'staff'): MessageView => ({
  number,
  by,
  name: null,
  subject: null,
  text: `${number}`,
  at: '2026-11-17T12:00:00Z',
  files: [],
})
const opened = openConversation({ messages: [message(1, 'me'), message(2)], staffRead: 0 }, null)
const numbers = ({ messages }: { messages: readonly MessageView[] }) => messages.map(({ number }) => number)

test('a message is there once, whether it was heard, sent or read again, and in its place', () => {
  let state = conversation(opened, { type: 'messageCame', message: message(4) })
  state = conversation(state, { type: 'messageCame', message: message(3, 'me') })
  state = conversation(state, { type: 'messageCame', message: message(4) })
  const view = { messages: [message(3), message(4), message(5)], staffRead: 0 }
  state = conversation(state, { type: 'opened', view, line: null })
  expect(numbers(state)).toEqual([1, 2, 3, 4, 5])
  expect(lastNumber(state)).toBe(5)
})

test('what the office has read only grows', () => {
  let state = conversation(opened, { type: 'staffHasRead', number: 2 })
  state = conversation(state, { type: 'staffHasRead', number: 1 })
  expect(state.staffRead).toBe(2)
  expect(newestReadOfMine(state)).toBe(1)
  expect(newestReadOfMine(opened)).toBeNull()
})

test('the office types for a while, and no longer once its message is there', () => {
  const typing = conversation(opened, { type: 'staffTyped', at: 1_000 })
  expect(typing.typingUntil).toBe(7_000)
  expect(conversation(typing, { type: 'messageCame', message: message(3) }).typingUntil).toBe(0)
  expect(conversation(typing, { type: 'messageCame', message: message(3, 'companion') }).typingUntil).toBe(
    7_000,
  )
})
