/** A guest's last search with current results, in the guest's language. */
export interface FoundSearch {
  /** The listing, in the guest's language. */
  href: string
  /** The destination. */
  title: string
  /** Dates, length and party. */
  facts: string[]
  /** The lowest price per person. */
  price: string
  /** The text of the link. */
  action: string
}
