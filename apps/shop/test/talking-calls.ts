import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { mytui } from './account-shop.ts'

export const complaintsApi = '/api/www/tui-complaints'
export const nul = '\u0000'

/** A customer with a trip, a thread with a message and a file, and a complaint. */
export interface TalkFacts {
  readonly order: string
  readonly file: string
}
export type Asked = Record<string, unknown>
export interface TalkCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** The query of a GET or the body of a POST. */
  readonly right: (facts: TalkFacts) => Asked
  readonly answers: (facts: TalkFacts) => readonly [status: number, body: unknown]
  /** Changes that make the valid request invalid. */
  readonly bad?: readonly Asked[]
  /** Open to everybody; otherwise a login is needed. */
  readonly isOpen?: boolean
  /** Somebody else's is 404; without an id it is about the caller. */
  readonly isAboutOne?: boolean
}

export const complaintOf = (order: string) => ({
  orderNumber: order,
  typed: {
    category: 'room',
    'answer.number': '214',
    description: 'Przez cały pobyt nie działała klimatyzacja.',
    reported: 'no',
    amount: '500',
    iban: 'PL61 1090 1014 0000 0712 1981 2874',
  },
  wishes: ['reduction'],
})
/** A complaint that is not a duplicate. */
const otherComplaint = {
  typed: { ...complaintOf('').typed, description: 'Basen był zamknięty przez tydzień.' },
}

const badComplaints: readonly Asked[] = [
  { orderNumber: undefined },
  { orderNumber: 7 },
  { orderNumber: nul },
  { orderNumber: 'W'.repeat(21) },
  { typed: undefined },
  { typed: 'x' },
  { typed: { description: 7 } },
  { typed: { description: 'x'.repeat(10_001) } },
  { typed: { ...complaintOf('').typed, category: 'weather' } },
  { typed: { ...complaintOf('').typed, description: `${nul}${nul}` } },
  { typed: { ...complaintOf('').typed, amount: '-5' } },
  { typed: { ...complaintOf('').typed, iban: nul } },
  { wishes: 'reduction' },
  { wishes: ['a yacht'] },
  { wishes: Array(21).fill('apology') },
]

// Every call of mailbox, complaints and help, each with one valid and some invalid requests.
export const talkCalls: readonly TalkCall[] = [
  {
    method: 'GET',
    path: `${mytui}/customerMessages/unread`,
    right: () => ({}),
    answers: () => [200, { unread: 1 }],
  },
  {
    method: 'GET',
    path: `${mytui}/mailbox/threads`,
    right: () => ({ query: 'skan' }),
    answers: ({ order }) => [200, { threads: [{ id: order }], found: [{ thread: order, text: 'Oto skan' }] }],
    bad: [{ query: 'x'.repeat(101) }],
  },
  {
    method: 'GET',
    path: `${mytui}/mailbox/messages`,
    isAboutOne: true,
    right: ({ order }) => ({ thread: order }),
    answers: () => [200, { messages: [{ by: 'machine' }, { by: 'me' }], hasOlder: false }],
    bad: [
      { thread: '' },
      { thread: undefined },
      { thread: nul },
      { thread: 'x'.repeat(41) },
      { before: 'x' },
      { before: 0 },
      { before: 1.5 },
      { before: 1e12 },
    ],
  },
  {
    method: 'GET',
    path: `${mytui}/mailbox/attachment`,
    isAboutOne: true,
    right: ({ order, file }) => ({ thread: order, message: 2, id: file }),
    answers: () => [200, expect.stringMatching(/^%PDF/)],
    bad: [
      { thread: nul },
      { message: 0 },
      { message: 'x' },
      { message: undefined },
      { message: 9 },
      { id: '' },
      { id: '../../etc/passwd' },
      { id: nul },
      { id: randomUUID() },
      { size: 'huge' },
      { size: 'small' },
    ],
  },
  {
    method: 'POST',
    path: `${mytui}/mailbox/reply`,
    isAboutOne: true,
    right: ({ order }) => ({ thread: order, text: 'Dziękuję', sentAs: randomUUID() }),
    answers: ({ order }) => [201, { thread: order, message: { by: 'me', text: 'Dziękuję' } }],
    bad: [
      { thread: nul },
      { thread: 7 },
      { text: undefined },
      { text: '' },
      { text: nul },
      { text: 'x'.repeat(4_001) },
      { text: 'x'.repeat(8_001) },
      { sentAs: undefined },
      { sentAs: 'x' },
      { uploads: 'x' },
      { uploads: ['x'] },
      { uploads: [nul] },
      { uploads: [randomUUID()] },
      { uploads: Array(11).fill(randomUUID()) },
      { thread: undefined, subject: nul },
      { thread: undefined, subject: 'x'.repeat(1_000) },
    ],
  },
  {
    method: 'GET',
    path: `${mytui}/mailbox/info`,
    right: () => ({}),
    answers: () => [200, { unread: 1, longestMessage: 4_000, chat: { isOpen: true } }],
  },
  {
    method: 'GET',
    path: `${complaintsApi}/complaintSelectors`,
    right: () => ({}),
    answers: () => [200, { trips: [] }],
  },
  {
    method: 'GET',
    path: `${complaintsApi}/cms/complaints/all`,
    right: () => ({}),
    isOpen: true,
    answers: () => [200, { wishes: expect.arrayContaining(['reduction']) }],
  },
  {
    method: 'POST',
    path: `${complaintsApi}/validate`,
    isAboutOne: true,
    bad: badComplaints,
    right: ({ order }) => complaintOf(order),
    answers: () => [200, { isComplete: true }],
  },
  {
    method: 'POST',
    path: `${complaintsApi}/submit-complaint`,
    isAboutOne: true,
    right: ({ order }) => complaintOf(order),
    answers: () => [200, { number: expect.stringMatching(/^R\d{10}$/), state: 'received' }],
    bad: [
      ...badComplaints,
      { files: 'x' },
      ...[['x'], [nul], [randomUUID()]].map((files) => ({ files, ...otherComplaint })),
    ],
  },
  {
    method: 'GET',
    path: `${complaintsApi}/history`,
    right: () => ({}),
    answers: ({ order }) => [200, { complaints: [{ orderNumber: order, state: 'received' }] }],
  },
  {
    method: 'GET',
    path: `${mytui}/faq`,
    right: () => ({ query: 'bagarz' }),
    isOpen: true,
    answers: () => [200, { questions: [{ topic: 'luggage' }] }],
    bad: [{ query: 'x'.repeat(201) }, { topic: 'weather' }],
  },
]
