/** Query parameter of a page whose form was sent: which form. */
export const sentParameter = 'wyslano'

/** The id of the form's element. */
export function formAnchor(uid: string): string {
  return `formularz-${uid}`
}
