export interface LinkTo {
  label: string
  url: string
}

/** `src` is an original under `/file/…`; `scaledUrl` of `@wojaz/pictures` turns it into a `/scale/…` URL. */
export interface Picture {
  src: string
  alt: string
  width: number
  height: number
  /** The focal point that must stay visible when the picture is cropped, in percent from the left and from the top. */
  focal?: { x: number; y: number }
}

/** A label with an optional link, and links below it. */
export interface MenuGroup {
  label: string
  url: string | null
  links: LinkTo[]
}

/** The side menu of content pages; a page refers to it by its id. */
export interface SideMenu {
  id: number
  /** The editors' name for it. */
  name: string
  groups: MenuGroup[]
}
