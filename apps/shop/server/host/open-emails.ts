import { join } from 'node:path'
import { openAttractionDocuments } from '@wojaz/attractions/server'
import { openDocuments } from '@wojaz/booking/server'
import { openMail } from '@wojaz/mail/server'
import { readingFile, standardFormPage } from '../checkout/reading-file.ts'
import type { Env } from '../request/env.ts'
import type { Services } from '../request/services.ts'
import { keepingEmails } from '../talks/talk-sources.ts'
import { upsellNames } from '../upsells/upsell-names.ts'

type Deps = Pick<Services, 'clock' | 'log' | 'database' | 'content' | 'talks' | 'reports'>

/** Documents and emails of orders, and the outbox through which they leave. */
export function openEmails(env: Env, { clock, log, database, content, talks, reports }: Deps) {
  const documents = openDocuments({
    siteUrl: env.siteUrl,
    secret: env.contentSecret,
    namesOf: upsellNames,
    contactOf: content.contact,
    standardForm: (locale) => readingFile(content, standardFormPage, { locale, siteUrl: env.siteUrl }),
    keepEmail: keepingEmails(talks),
  })
  const attractionDocuments = openAttractionDocuments({
    siteUrl: env.siteUrl,
    secret: env.contentSecret,
    contactOf: content.contact,
  })
  const mail = openMail({
    pool: database.pool,
    clock,
    log,
    secret: env.contentSecret,
    siteUrl: env.siteUrl,
    smtpUrl: env.smtpUrl,
    folder: join(env.dataFolder, 'mail'),
    from: env.mailFrom,
    office: env.contactMailTo,
    isDemo: env.isDemo,
    drawers: { ...documents.drawers, ...attractionDocuments.drawers },
    onOutcome: reports.emailTravelled,
  })
  return { documents, attractionDocuments, mail }
}
