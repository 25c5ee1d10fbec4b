import { shippedDictionary } from '@wojaz/content/server'
import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import type { TicketView } from '../../app/features/attraction-checkout/attraction-checkout-view.ts'
import { ticketFile } from './ticket-file.ts'

const ticket: TicketView = {
  order: { transactionId: '2f5a3c1e-0f57-4a0e-8d7b-6a1f5a2b9c10', number: 'A402917655' },
  line: {
    id: '7d0b6a52-6f1c-4b1e-9d53-7a4f0c6b1e21',
    title: 'Rejs <o zachodzie>',
    option: 'Standard',
    when: '06.10.2026, 18:00',
    people: '2 × Dorosły',
    price: 42_000,
    picture: null,
    freeUntil: '05.10.2026, 18:00',
    pickup: '16:45, Hotel Złota Zatoka',
    state: 'confirmed',
    refund: null,
  },
  codes: [
    {
      value: 'AD-20931-X7',
      holder: 'Łukasz Żółć',
      kind: 'Dorosły',
      drawing: { width: 21, height: 21, path: 'M0 0H7V1H0Z' },
    },
  ],
  names: ['Świętosława Brzęczyszczykiewicz'],
  reference: 'AD-20931',
  meeting: { words: 'Stary port & latarnia', directions: 'Pod niebieską flagą.', map: 'https://map.example' },
  supplier: { name: 'Aegean Days', phone: '+30 28 1000 0000' },
  isCancellable: true,
  keptUntil: '2026-10-07T17:30:00.000Z',
  isDone: false,
}

test.each(locales)(
  'a ticket to be kept says in %s what is needed on the spot, and nobody’s name',
  (locale) => {
    const texts = shippedDictionary(locale)
    const t = (key: string, gaps: Record<string, unknown> = {}) =>
      (texts[key] ?? `missing ${key}`).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(gaps[name]))
    const html = ticketFile(ticket, t, { locale, now: new Date('2026-09-20T10:00:00Z') })
    for (const said of [
      'Rejs &lt;o zachodzie&gt;',
      '06.10.2026, 18:00',
      '16:45, Hotel Złota Zatoka',
      'Stary port &amp; latarnia<span>Pod niebieską flagą.</span>',
      '<a href="tel:+302810000000">+30 28 1000 0000</a>',
      'd="M0 0H7V1H0Z"',
      '<b>AD-20931-X7</b>',
      '05.10.2026, 18:00',
      '20.09.2026, 12:00',
    ])
      expect(html).toContain(said)
    expect(html).not.toMatch(/missing |src=|href="[^t]|url\(|<script/)
    expect(html).not.toMatch(/Łukasz|Świętosława|A402917655|2f5a3c1e/)
  },
)
