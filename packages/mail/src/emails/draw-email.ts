import type { Locale } from '@wojaz/travel/locale'
import type { EmailContents } from '../email.ts'
import { emailWords } from './email-words.ts'

interface EmailPlan {
  locale: Locale
  subject: string
  paragraphs: string[]
  button?: { label: string; url: string }
  /** Below the line: what to do if the email was not requested. */
  note?: string
  leave?: { label: string; url: string }
}

/** The same text twice: plain, and as HTML in the shop's design. It uses tables, because all mail programs render them. */
export function drawEmail(plan: EmailPlan): Pick<EmailContents, 'subject' | 'text' | 'html'> {
  return { subject: plan.subject, text: plainText(plan), html: htmlText(plan) }
}

function plainText({ locale, paragraphs, button, note, leave }: EmailPlan): string {
  return [
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(note ? [note] : []),
    '-- ',
    emailWords(locale)('sender'),
    ...(leave ? [`${leave.label}\n${leave.url}`] : []),
    '',
  ].join('\n\n')
}

const font = "font-family:Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function htmlText({ locale, subject, paragraphs, button, note, leave }: EmailPlan): string {
  const body = paragraphs.map((words) => `<p style="margin:0 0 16px">${lines(words)}</p>`).join('')
  const press = button
    ? `<p style="margin:28px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 28px;border-radius:6px;background:#c2371b;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : ''
  const aside = note ? `<p style="margin:0;font-size:14px;color:#4d5a66">${lines(note)}</p>` : ''
  const goodbye = leave
    ? `<br>${escapeHtml(leave.label)} <a href="${escapeHtml(leave.url)}" style="color:#4d5a66">${escapeHtml(hostOf(leave.url))}</a>`
    : ''
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#fbf8f2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${font};font-size:17px;line-height:1.6;color:#0f2d40;text-align:left">
<tr><td style="padding:0 8px 20px;font-size:24px;font-weight:800">Wojaż</td></tr>
<tr><td style="padding:32px 28px;background:#ffffff;border-radius:8px"><h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>${body}${press}${aside}</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;color:#4d5a66">${escapeHtml(emailWords(locale)('sender'))}${goodbye}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

function hostOf(url: string): string {
  return new URL(url).host
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
