import { locales } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { describe, expect, test } from 'vitest'
import { type AlertFacts, confirmAlertEmail, droppedEmail, soldOutEmail } from './alert-emails.ts'

const until = new Date('2026-06-08T12:00:00Z')

describe.each(locales)('in %s', (locale) => {
  const prefix = locale === 'pl' ? '' : `/${locale}`
  const facts: AlertFacts = {
    to: 'anna@wojaz.example',
    locale,
    siteUrl: 'https://wojaz.example',
    hotelName: 'Blue Bay',
    offerPath: '/blue-bay/OfferCodeWS/CODE',
    departureDate: '2026-07-10',
    returnDate: '2026-07-17',
    below: 480_000,
    stopToken: 'stop-token',
  }
  const emails = {
    confirm: confirmAlertEmail({ ...facts, confirmToken: 'confirm-token', until }),
    dropped: droppedEmail({ ...facts, total: 451_200 }),
    soldOut: soldOutEmail(facts),
  }

  test.each(Object.entries(emails))('%s names hotel and days, as text and as HTML', (_kind, email) => {
    expect(email.to).toBe('anna@wojaz.example')
    expect(email.subject).toContain('Blue Bay')
    for (const body of [email.text, email.html])
      for (const fact of ['Blue Bay', '10.07.2026', '17.07.2026']) expect(body).toContain(fact)
    expect(email.html).toContain(`lang="${locale}"`)
    expect(`${email.subject} ${email.text}`).not.toMatch(/\{\{|undefined/)
  })

  test.each(Object.entries(emails))(
    '%s can be stopped by its link and by the mail program',
    (_kind, email) => {
      expect(email.text).toContain(`https://wojaz.example${prefix}/alert-cenowy/rezygnacja?token=stop-token`)
      expect(email.headers).toEqual({
        'List-Unsubscribe': '<https://wojaz.example/api/www/price-alerts/stop?token=stop-token>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
    },
  )

  test('the price asked for, the price of now and the way on are said', () => {
    expect(emails.confirm.text).toContain(formatMoney(480_000))
    expect(emails.confirm.text).toContain(
      `https://wojaz.example${prefix}/alert-cenowy/potwierdzenie?token=confirm-token`,
    )
    expect(emails.dropped.subject).toContain(formatMoney(451_200))
    expect(emails.dropped.text).toContain(formatMoney(480_000))
    for (const { text } of [emails.dropped, emails.soldOut])
      expect(text).toContain(`https://wojaz.example${prefix}/blue-bay/OfferCodeWS/CODE`)
  })
})
