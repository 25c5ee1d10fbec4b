/** Where the office lives. */
export const base = '/biuro'

/** An address with what was asked, without what was left empty. */
export function asked(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const text = new URLSearchParams(given).toString()
  return `${base}${path}${text && `?${text}`}`
}

/** Trips and attractions have pages of their own; the email says which it is. */
export function orderAddress(number: string): string {
  return `${base}/zamowienia/${number.startsWith('A') ? 'atrakcje/' : ''}${number}`
}

/** Only ways inside the office lead on after a login. */
export function safeWay(text: string | null): string {
  return text && /^\/biuro(\/[\w-]+)*$/.test(text) && !text.startsWith(`${base}/wyjscie`) ? text : base
}
