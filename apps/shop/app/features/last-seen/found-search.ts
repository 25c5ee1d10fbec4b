/** A guest's last search with what it leads to now, in the words of the guest's language. */
export interface FoundSearch {
  /** The listing, in the guest's language. */
  href: string
  /** Where to. */
  title: string
  /** When, for how long, who. */
  facts: string[]
  /** The lowest, for one person. */
  price: string
  /** What the link is called. */
  action: string
}
