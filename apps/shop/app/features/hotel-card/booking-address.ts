import { sectionIds } from './card-sections.ts'

/** Where the one clear button leads. A reservation is made by telephone or in an office. */
export const bookingAddress = `#${sectionIds.booking}`
