import { expect, test } from 'vitest'
import { chatLine } from './chat-line.ts'

const open = { isOpen: true, until: '20:00', opensAt: null }
const closed = { isOpen: false, until: null, opensAt: { day: '2026-11-18', time: '09:00' } }
const none = { state: 'none' } as const
const waiting = { state: 'waiting', place: 2 } as const

test.each([
  ['somebody is there', { opening: open, staffThere: 1, chat: none }, { state: 'open', until: '20:00' }],
  ['others are before', { opening: open, staffThere: 1, chat: waiting }, { state: 'waiting', place: 2 }],
  ['nobody is there', { opening: open, staffThere: 0, chat: none }, { state: 'away' }],
  ['everybody has gone while they wait', { opening: open, staffThere: 0, chat: waiting }, { state: 'away' }],
  [
    'it is night',
    { opening: closed, staffThere: 3, chat: none },
    { state: 'closed', opensAt: closed.opensAt },
  ],
  [
    'it has closed in the middle of a conversation',
    { opening: closed, staffThere: 1, chat: { state: 'answered', staffName: 'Ola' } as const },
    { state: 'answered', name: 'Ola' },
  ],
])('when %s the guest hears it', (_, facts, line) => {
  expect(chatLine(facts)).toEqual(line)
})
