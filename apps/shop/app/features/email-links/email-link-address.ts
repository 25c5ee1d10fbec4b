/** On the address of the page that tells what a press has done. */
export const resultParameter = 'wynik'

export const linkResults = ['done', 'expired', 'broken'] as const
export type LinkResult = (typeof linkResults)[number]

export function isLinkResult(text: string | null): text is LinkResult {
  return (linkResults as readonly (string | null)[]).includes(text)
}

/** What a link of an email is for. */
export type LinkPurpose = 'confirm' | 'leave' | 'alert-confirm' | 'alert-stop'
