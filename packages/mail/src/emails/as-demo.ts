import { defaultLocale, isLocale } from '@wojaz/travel/locale'
import type { QueuedEmail } from '../email.ts'
import { emailWords } from './email-words.ts'

/** An email of a shop that only shows what it could sell says so first, in its language. */
export function asDemo(email: QueuedEmail): QueuedEmail {
  const language = /<html lang="(\w\w)"/.exec(email.html)?.[1] ?? ''
  const notice = emailWords(isLocale(language) ? language : defaultLocale)('demo')
  return {
    ...email,
    text: `${notice}\n\n${email.text}`,
    html: email.html.replace(
      /<body[^>]*>|^(?!.*<body)/is,
      (body) => `${body}<p style="${look}">${notice}</p>`,
    ),
  }
}

const look = 'margin:0;padding:12px 16px;background:#f6b94b;color:#0f2d40;font:16px/1.4 sans-serif'
