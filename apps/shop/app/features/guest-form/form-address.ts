/** On the address of a page whose form has been sent: which one. */
export const sentParameter = 'wyslano'

/** Where on the page the form stands. */
export function formAnchor(uid: string): string {
  return `formularz-${uid}`
}
