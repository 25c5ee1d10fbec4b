/** Query parameter of the page that shows the result of a link. */
export const resultParameter = 'wynik'

export const linkResults = ['done', 'expired', 'broken'] as const
export type LinkResult = (typeof linkResults)[number]

export function isLinkResult(text: string | null): text is LinkResult {
  return (linkResults as readonly (string | null)[]).includes(text)
}

/** The purpose of a link in an email. */
export type LinkPurpose = 'confirm' | 'leave' | 'alert-confirm' | 'alert-stop'
