import { render } from '@react-email/render'
import type { ShopContact } from '@wojaz/travel/guest'
import { createElement } from 'react'
import type { EmailPlan } from './email-plan.ts'
import { type EmailTemplate, fillTemplate, markOf, readTemplate } from './email-template.ts'
import { OrderEmail } from './order-email.tsx'

/** The preview shows so much of the text and pads what is shorter. */
const previewed = 150
/** Forms of emails: language, rows, and the length of a short text. */
const most = 200
const templates = new Map<string, Promise<EmailTemplate>>()

/** Renders an email as HTML in the shop's design. React draws each form of an email once; the texts are put into it. */
export async function drawEmailPlan(plan: EmailPlan, contact: ShopContact): Promise<string> {
  if (plan.text === '') return drawWhole(plan, contact)
  const texts: string[] = []
  withTexts(plan, (text) => {
    texts.push(text)
    return text
  })
  return fillTemplate(await templateOf(plan, contact), texts)
}

/** Draws the email without a template. */
export function drawWhole(plan: EmailPlan, contact: ShopContact): Promise<string> {
  return render(createElement(OrderEmail, { plan, contact }))
}

function templateOf(plan: EmailPlan, contact: ShopContact): Promise<EmailTemplate> {
  const marks: string[] = []
  const marked = withTexts(plan, (text, isPreviewed) => {
    const mark = markOf(marks.length, isPreviewed ? Math.min(text.length, previewed + 1) : 1)
    marks.push(mark)
    return mark
  })
  const form = JSON.stringify([marked, contact])
  const template = templates.get(form) ?? drawWhole(marked, contact).then((html) => readTemplate(html, marks))
  templates.delete(form)
  templates.set(form, template)
  const [oldest = ''] = templates.size > most ? templates.keys() : []
  templates.delete(oldest)
  template.catch(() => templates.delete(form))
  return template
}

/** Calls `write` for every text of the email, always in the same order. */
function withTexts(plan: EmailPlan, write: (text: string, isPreviewed?: boolean) => string): EmailPlan {
  const { locale, subject, heading, greeting, text, trip, rows, button, note } = plan
  return {
    locale,
    subject: write(subject),
    heading: write(heading),
    greeting: write(greeting),
    text: write(text, true),
    trip: trip && { hotel: write(trip.hotel), lines: trip.lines.map((line) => write(line)) },
    rows: rows.map(({ label, value, isStrong }) => ({
      label: write(label),
      value: write(value),
      isStrong: isStrong === true,
    })),
    button: { label: write(button.label), url: write(button.url) },
    note: note && write(note),
  }
}
