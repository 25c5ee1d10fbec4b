import { randomUUID } from 'node:crypto'
import { changeKinds, reservationTabs } from '../../app/features/reservation/reservation-address.ts'

/** The ids of Anna's trip and its parts. Berta has all of them, and a trip of her own. */
export interface Secrets {
  readonly anna: string
  readonly berta: string
  readonly change: string
  readonly cancel: string
  readonly upsells: string
  readonly notice: string
  readonly complaint: string
}

interface Try {
  /** The parameters of the route. */
  readonly params?: Readonly<Record<string, string>>
  readonly search?: string
  /** The fields to send; undefined: the page is opened. */
  readonly fields?: Record<string, string>
}

const pressed = (params: Record<string, string>, ...forms: Record<string, string>[]): Try[] =>
  forms.map((fields) => ({ params, fields }))

const bare = ['quote', 'preview', 'withdraw', 'send', 'let-go', 'upsells', 'seats', 'seatsTogether', 'pay']

/** Every account page about a trip, and what is tried there. */
export const tripPages: Readonly<Record<string, (secrets: Secrets) => readonly Try[]>> = {
  '/mytui/rezerwacja/:number/karta/:tab?': ({ anna, berta, cancel, upsells }) => [
    { params: { number: anna } },
    ...reservationTabs.map((tab) => ({ params: { number: anna, tab } })),
    ...pressed(
      { number: anna, tab: 'zarzadzanie' },
      ...bare.map((intent) => ({ intent })),
      ...[{ intent: 'person', person: '0' }, { intent: 'contact' }],
    ),
    ...[anna, berta].flatMap((number): Try[] => [
      { params: { number, tab: 'zarzadzanie' }, search: `?wycena=${cancel}` },
      { params: { number, tab: 'uslugi' }, search: `?wycena=${upsells}` },
      { params: { number, tab: 'uslugi' }, search: `?wybor=${upsells}` },
      ...pressed(
        { number, tab: 'zarzadzanie' },
        { intent: 'cancel', quote: cancel },
        { intent: 'confirmUpsells', quote: upsells },
      ),
    ]),
  ],
  '/mytui/rezerwacja/:number/zmiana/:what': ({ anna, berta, change }) => [
    ...changeKinds.map((what) => ({ params: { number: anna, what } })),
    ...pressed({ number: anna, what: 'osoby' }, { offer: 'WAW' }, { leave: '0' }, { join: '1' }),
    ...[anna, berta].flatMap((number): Try[] => [
      { params: { number, what: 'wycena' }, search: `?nr=${change}` },
      ...pressed({ number, what: 'wycena' }, { quote: change }),
    ]),
  ],
  '/mytui/rezerwacja/:number/powiadomienie/:notice': ({ anna, berta, notice }) =>
    [anna, berta].flatMap((number): Try[] => [
      { params: { number, notice } },
      { params: { number, notice }, search: '?rezygnacja=1' },
      { params: { number, notice }, search: '?zamiast=1' },
      ...pressed({ number, notice }, { intent: 'accept' }, { intent: 'leave' }, { intent: 'substitute' }),
    ]),
  '/mytui/rezerwacja/:number/opinia': ({ anna: number }) => [
    { params: { number } },
    ...pressed({ number }, { title: 'Cisza' }),
  ],
  '/mytui/rezerwacja/:number/ponownie': ({ anna: number }) => [{ params: { number } }],
  '/mytui/rezerwacja/:number/przewodnik.html': ({ anna: number }) => [{ params: { number } }],
  '/mytui/skrzynka-odbiorcza/:thread': ({ anna: thread }) => [
    { params: { thread } },
    { params: { thread }, search: '?przed=2' },
    ...pressed({ thread }, { intent: 'reply', text: 'Halo' }, { intent: 'draft', text: 'Halo' }),
  ],
  '/mytui/reklamacje/nowa/:order': ({ anna: order }) => [
    { params: { order } },
    ...pressed({ order }, { intent: 'send', category: 'other' }, { intent: 'save' }, { intent: 'report' }),
  ],
  '/mytui/reklamacje/:number': ({ complaint: number }) => [
    { params: { number } },
    ...pressed({ number }, { intent: 'accept' }, { intent: 'withdraw' }, { intent: 'answer', text: 'Halo' }),
  ],
  '/mytui/podglad': ({ anna }) => [{ search: `?link=${anna}.1.${'x'.repeat(43)}` }],
  '/mytui/dodaj-rezerwacje': ({ anna }) => [{ search: `?token=${anna}` }],
  // By the specification these open to anybody with the id of the payment, and to nobody else.
  '/mytui/payment/success/:id': ({ anna }) => [{ params: { id: anna } }, { params: { id: randomUUID() } }],
  '/mytui/platnosc-negatywna/:id': ({ anna }) => [{ params: { id: anna } }, { params: { id: randomUUID() } }],
}

const person = { title: 'woman', firstName: 'Ewa', lastName: 'Obca', birthDate: '24.03.1987' }

const document = {
  documentType: 'passport',
  documentNumber: 'ZZ1234567',
  documentValidUntil: '01.01.2031',
  documentNationality: 'PL',
  documentIssuingCountry: 'PL',
}

type Call = readonly [query: string, payload?: object]

const both = ({ anna, berta }: Secrets, call: (number: string) => Call): Call[] => [anna, berta].map(call)

/** Every account call about a trip, by method and path below `/mytui/api`. */
export const callsOfOthers: Readonly<Record<string, (secrets: Secrets) => readonly Call[]>> = {
  'GET reservation': ({ anna }) => [[`?number=${anna}`]],
  'GET editable-until': ({ anna }) => [[`?number=${anna}`]],
  'GET reservation/change-data/payment-data/payment-modes': ({ anna }) => [[`?number=${anna}`]],
  'POST reservation/change-data/owner': ({ anna: number }) => [['', { number }]],
  'POST reservation/change-data/participant': ({ anna: number }) => [['', { number, person: 0, ...person }]],
  'GET reservation/traveller-data': ({ anna }) => [[`?number=${anna}`]],
  'POST reservation/change-data/document': ({ anna: number }) => [['', { number, person: 0, ...document }]],
  'POST reservation/change-data/wishes': ({ anna: number }) => [['', { number, kinds: ['cot'], text: '' }]],
  'POST reservation/disclaim': ({ anna: number }) => [['', { number }]],
  'POST documents/send': ({ anna: number }) => [['', { number, email: 'berta@wojaz.example' }]],
  'POST reservation/change/quote': ({ anna: number }) => [
    ['', { number, offerCode: 'WAW' }],
    ['', { number, leave: 0 }],
    ['', { number, join: person }],
  ],
  'GET reservation/change/quote': (secrets) =>
    both(secrets, (number) => [`?number=${number}&quote=${secrets.change}`]),
  'POST reservation/change/confirm': (secrets) =>
    both(secrets, (number) => ['', { number, quote: secrets.change }]),
  'POST reservation/cancel/quote': ({ anna: number }) => [['', { number }]],
  'GET reservation/cancel/quote': (secrets) =>
    both(secrets, (number) => [`?number=${number}&quote=${secrets.cancel}`]),
  'POST reservation/cancel/confirm': (secrets) =>
    both(secrets, (number) => ['', { number, quote: secrets.cancel }]),
  'POST reservation/upsells/quote': ({ anna: number }) => [['', { number, upsells: [] }]],
  'POST reservation/upsells/confirm': (secrets) =>
    both(secrets, (number) => ['', { number, quote: secrets.upsells }]),
  'GET mailbox/messages': ({ anna }) => [[`?thread=${anna}`]],
  'GET mailbox/events': ({ anna }) => [[`?thread=${anna}`]],
  'GET mailbox/attachment': ({ anna }) => [[`?thread=${anna}&message=1&id=${randomUUID()}`]],
  'POST mailbox/reply': ({ anna: thread }) => [['', { thread, text: 'Halo', sentAs: randomUUID() }]],
  'POST mailbox/draft': ({ anna: thread }) => [['', { thread, text: 'Halo' }]],
  'POST mailbox/read': ({ anna: thread }) => [['', { thread, number: 1 }]],
  'POST mailbox/typing': ({ anna }) => [['', { chatToken: `${anna}.x` }]],
  'GET reservation/chat-token/{reservationNumber}': () => [['']],
  'POST reservation/notice': (secrets) => [
    ...both(secrets, (number) => ['', { number, notice: secrets.notice, answer: 'accepted' }]),
    ...both(secrets, (number) => ['', { number, notice: secrets.notice, answer: 'left' }]),
    ...both(secrets, (number) => ['', { number, notice: secrets.notice, answer: 'substituted' }]),
  ],
}

/** Calls that name no trip. `reservation/add` gives everybody the same answer and sends an email to the booking's address. */
export const callsOfOneself = [
  ...['GET reservations', 'POST reservations/update', 'POST reservation/add'],
  ...['POST register', 'POST activate', 'POST activate/resend', 'POST authorize/resend', 'POST logout'],
  ...['POST password/remind', 'POST password/reset', 'POST password/update', 'POST old-password/update'],
  ...['POST passkeys', 'POST passkeys/options', 'POST passkeys/login', 'POST passkeys/login/options'],
  ...['POST passkeys/confirm', 'POST passkeys/confirm/options'],
  ...['GET sessions', 'DELETE sessions', 'DELETE sessions/{id}'],
  ...['GET customerDetails', 'PUT customerDetails', 'GET marketing/agreement', 'POST marketing/agreement'],
  ...['GET customer/participants', 'POST customer/participants'],
  ...['PUT customer/participants/{id}', 'DELETE customer/participants/{id}'],
  ...['GET my-data', 'POST my-data', 'GET my-data/{id}/file'],
  ...['POST removeAccount', 'POST removeAccount/undo'],
  ...['GET customerMessages/unread', 'GET mailbox/threads', 'GET mailbox/info'],
  // A file without a message yet; it belongs to its sender.
  ...['POST mailbox/attachment'],
  ...['GET faq', 'POST faq/feedback'],
]
