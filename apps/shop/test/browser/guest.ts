import {
  type CookieName,
  cookieText,
  cookieValue,
  type OptionalCategory,
  optionalCategories,
} from '@wojaz/travel/guest'

/** A guest who has decided about cookies: only these categories are allowed besides the necessary ones. */
export function hasAllowed(...categories: OptionalCategory[]) {
  const allowed = optionalCategories.filter((category) => categories.includes(category))
  keepCookie('cookie_consent', ['1.2026-06-01', ...allowed].join('.'))
}

export function keepCookie(name: CookieName, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = cookieText(name, value, { maxAge: 86_400, secure: false })
}

export function keptCookie(name: CookieName): string | null {
  return cookieValue(document.cookie, name)
}
