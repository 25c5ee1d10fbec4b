import {
  type Component,
  type ComponentOf,
  pageComponents,
  type TemplateType,
  templateUrls,
  type Visitor,
} from '@wojaz/content'
import type { Content } from '@wojaz/content/server'
import { isTrapped, readContactForm, readSignUpForm, type Typed } from '@wojaz/mail'
import type { Mail } from '@wojaz/mail/server'
import { priceAlertForm } from '@wojaz/price-alerts'
import { defaultLocale, type Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type AlertServices, askPriceAlert } from '../price-alerts/ask-price-alert.ts'
import { type FormRefusal, faulty } from '../request/form-refusal.ts'

/** A submitted form: which one, and its fields. */
export interface SentForm {
  /** The content page or template that contains the form. */
  page: string
  form: string
  typed: Typed
}

export interface FormReader {
  locale: Locale
  visitor: Visitor
}

/** The sender of a form and their household. */
export interface FormSender extends FormReader {
  place: string
  /** The logged-in customer, whose email address is verified. */
  customer: { email: string } | null
}

type Form = ComponentOf<'newsletterForm'> | ComponentOf<'contactForm'>

export interface FormServices extends AlertServices {
  mail: Mail
}

/** Used by plain forms and by scripts. */
export function sendGuestForm(
  services: FormServices,
  sent: SentForm,
  sender: FormSender,
): Promise<Outcome<{ thanks: string }, FormRefusal>> {
  // The only form that editors do not place: it is on every hotel card.
  if (sent.form === priceAlertForm) return askPriceAlert(services, sent.typed, sender)
  return sendPlacedForm(services, sent, sender)
}

/** The consent text is read from the page, never from the request. */
async function sendPlacedForm(
  { content, mail }: FormServices,
  { page, form: uid, typed }: SentForm,
  { place, customer: _, ...reader }: FormSender,
): Promise<Outcome<{ thanks: string }, FormRefusal>> {
  const form = await findForm(content, page, uid, reader)
  if (!form) return refused({ code: 'form-gone' })
  // A bot that fills the honeypot field gets the usual thanks.
  if (isTrapped(typed)) return accepted({ thanks: form.thanks })
  const { locale } = reader

  if (form.name === 'newsletterForm') {
    const wish = readSignUpForm(form.list, typed)
    if (!wish.ok) return faulty(wish.refusal, locale)
    const phone = (await content.dictionary(locale)).texts['forms.phoneConsent'] ?? ''
    await mail.signUp({
      ...wish.value,
      list: form.list,
      locale,
      wordings: { email: form.consentHtml, phone },
      place,
    })
    return accepted({ thanks: form.thanks })
  }
  const topics = form.topics.map(({ code }) => code)
  const message = readContactForm(topics, typed)
  if (!message.ok) return faulty(message.refusal, locale)
  const topicLabel = await officeTopic(content, page, uid, reader, message.value.topic)
  const written = await mail.write({ ...message.value, locale, topicLabel, place })
  return written.ok ? accepted({ thanks: form.thanks }) : refused({ code: written.refusal })
}

async function findForm(
  content: Content,
  page: string,
  uid: string,
  reader: FormReader,
): Promise<Form | null> {
  const template = (Object.keys(templateUrls) as TemplateType[]).find((type) => templateUrls[type] === page)
  const asked = { ...reader, drafts: false }
  const found = await (template ? content.template(template, asked) : content.page(page, asked))
  if (!found.ok) return null
  return pageComponents(found.value).find((one): one is Form => one.uid === uid && isForm(one)) ?? null
}

function isForm(component: Component): component is Form {
  return component.name === 'newsletterForm' || component.name === 'contactForm'
}

/** The office reads Polish, whatever the guest's language is. */
async function officeTopic(content: Content, page: string, uid: string, reader: FormReader, code: string) {
  const form = await findForm(content, page, uid, { ...reader, locale: defaultLocale })
  const topics = form?.name === 'contactForm' ? form.topics : []
  return topics.find((topic) => topic.code === code)?.label ?? code
}
