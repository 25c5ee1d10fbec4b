/** The gallery has no server, so it provides its own clock. */
export const galleryClock = () => new Date()
