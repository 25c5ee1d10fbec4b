/** Full-screen on a phone, beside the list on a wide screen. `listing.css` makes room for it. */
export const paneClass =
  'fixed inset-0 z-40 flex flex-col bg-paper lg:sticky lg:inset-auto lg:top-20 lg:z-0 lg:h-[calc(100dvh-6rem)] lg:overflow-hidden lg:rounded-card lg:shadow-raised'
