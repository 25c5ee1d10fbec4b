/** What a complaining guest may want. The first two need a bank account. */
export const complaintWishes = ['reduction', 'damages', 'apology', 'explanation'] as const
export type ComplaintWish = (typeof complaintWishes)[number]
