import { type Mailbox, openMailbox } from '@wojaz/mail/testing'
import { expect } from 'vitest'
import type { RenderPage } from '../server/pages/render-pages.ts'
import { deliveryContext, returnedFormContext } from '../server/request/context.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { openOnce, testInShop } from './shared-shop.ts'
import { stockedDatabase } from './shop-database.ts'

export interface FormShop extends TestApp {
  mailbox: Mailbox
  /** The `uid` of the form of this kind on the page. */
  uid(page: string, name?: 'newsletterForm' | 'contactForm'): Promise<string>
  /** Through the API, like a page with scripts. */
  send(page: string, fields: object, headers?: Record<string, string>): Promise<Answer>
  /** As a plain form, without scripts. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>
  /** All emails in the mailbox, after a run of the outbox worker. */
  arrived(): Promise<{ to: string; subject: string; text: string }[]>
  count(table: 'subscriptions' | 'messages'): Promise<number>
}
type Answer = Awaited<ReturnType<TestApp['app']['inject']>>

/** Renders what a form returned; React itself is tested in the browser. */
const drawReturned: RenderPage = async (_request, context) => {
  context.get(deliveryContext).html = `<pre>${JSON.stringify(context.get(returnedFormContext))}</pre>`
  return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** A shop with forms and a real mailbox. Each sender has another address, because of the rate limit. */
export async function openFormShop(databaseUrl?: string): Promise<FormShop> {
  const database = databaseUrl ? null : await stockedDatabase()
  const mailbox = await openMailbox()
  const shop = await buildTestApp({
    databaseUrl: databaseUrl ?? database?.url,
    env: {
      SMTP_URL: mailbox.url,
      CONTACT_MAIL_TO: 'biuro@wojaz.example',
      MAIL_FROM: 'Wojaż <listy@wojaz.example>',
    },
    render: drawReturned,
  })
  let senders = 0
  const sender = () => {
    senders += 1
    return `198.51.${Math.floor(senders / 250)}.${senders % 250}`
  }
  const uid: FormShop['uid'] = async (page, name = 'newsletterForm') => {
    const reader = { locale: 'pl' as const, visitor: { authenticated: false, userStatus: '' }, drafts: false }
    const isTemplate = page.startsWith('/szablony')
    const found = await (isTemplate
      ? shop.services.content.template('direction', reader)
      : shop.services.content.page(page, reader))
    const components = found.ok ? found.value.slots.flatMap((slot) => slot.components) : []
    const form = components.find((component) => component.name === name)
    expect(form, `${name} on ${page}`).toBeDefined()
    return form?.uid ?? ''
  }
  return {
    ...shop,
    mailbox,
    uid,
    send: async (page, fields, headers = {}) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/www/forms',
        remoteAddress: sender(),
        headers: { accept: 'application/json', 'x-market-language': 'pl', ...headers },
        payload: {
          page,
          form: await uid(page, page === '/kontakt' ? 'contactForm' : 'newsletterForm'),
          fields,
        },
      }),
    post: (path, fields, headers = {}) =>
      shop.app.inject({
        method: 'POST',
        url: path,
        remoteAddress: sender(),
        headers: {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        payload: `${new URLSearchParams(fields)}`,
      }),
    async arrived() {
      await shop.services.mail.deliverDue()
      return mailbox.emails.map(({ to, email }) => ({
        to: to.join(),
        subject: email.subject ?? '',
        text: email.text ?? '',
      }))
    },
    async count(table) {
      const { rows } = await shop.services.database.pool.query(`select count(*)::int as n from mail.${table}`)
      return rows[0].n
    },
    async close() {
      await shop.close()
      await mailbox.close()
      await database?.drop()
    },
  }
}

/** The one shop with forms and a mailbox of a worker's tests. */
export const sharedForms = openOnce(() => openFormShop())

export const formTest = testInShop(sharedForms)
