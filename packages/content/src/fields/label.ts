/** Every word an editor reads in the admin, in the two languages the admin speaks. */
export const label = (pl: string, en: string) => ({ pl, en })
