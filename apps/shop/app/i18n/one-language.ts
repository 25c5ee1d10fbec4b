import { splitLocale } from '@wojaz/travel/locale'
import { redirectDocument } from 'react-router'

/** A document has the texts and the routes of one language. A navigation to another one loads the whole document. */
export function oneLanguage({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url)
  if (splitLocale(pathname).locale !== document.documentElement.lang)
    throw redirectDocument(pathname + search)
}
