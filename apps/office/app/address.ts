/** The path of the office. */
export const base = '/biuro'

/** The URL of a path with its query; empty values are left out. */
export function asked(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const text = new URLSearchParams(given).toString()
  return `${base}${path}${text && `?${text}`}`
}

/** Trips and attractions have different pages; the prefix of the number decides. */
export function orderAddress(number: string): string {
  return `${base}/zamowienia/${number.startsWith('A') ? 'atrakcje/' : ''}${number}`
}

/** After a login only paths inside the office are accepted as a redirect. */
export function safeWay(text: string | null): string {
  return text && /^\/biuro(\/[\w-]+)*$/.test(text) && !text.startsWith(`${base}/wyjscie`) ? text : base
}
