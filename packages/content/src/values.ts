export interface LinkTo {
  label: string
  url: string
}

/** `src` is an original under `/file/…`; `scaledUrl` of `@wojaz/pictures` turns it into a `/scale/…` address. */
export interface Picture {
  src: string
  alt: string
  width: number
  height: number
  /** What must stay in the picture when it is cropped, in percent from the left and from the top. */
  focal?: { x: number; y: number }
}

/** A label that may itself lead somewhere, with links below it. */
export interface MenuGroup {
  label: string
  url: string | null
  links: LinkTo[]
}
