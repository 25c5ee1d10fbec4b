import type { PayloadRequest } from 'payload'

/** Returns a message to an editor in the language of the admin. */
export function say(req: PayloadRequest, pl: string, en: string): string {
  return req.i18n.language === 'pl' ? pl : en
}
