import type { EmailAdapter } from 'payload'
import type { ContentLog } from './content-options.ts'

/**
 * Editors get no email. Payload's default would print the whole email, reset link included, into the log. An administrator sets a
 * forgotten password in the admin instead.
 */
export function noMail(log: ContentLog): EmailAdapter {
  return () => ({
    name: 'no-mail',
    defaultFromAddress: 'noreply@wojaz.example',
    defaultFromName: 'Wojaż',
    sendEmail: async () => log.warn({}, 'An email to an editor was not sent: no mail is set up for the CMS.'),
  })
}
