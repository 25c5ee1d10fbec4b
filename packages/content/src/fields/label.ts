/** A text of the admin in its two languages. */
export const label = (pl: string, en: string) => ({ pl, en })
