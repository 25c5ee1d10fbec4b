/** What a guest may want who complains. For the first two an account is needed. */
export const complaintWishes = ['reduction', 'damages', 'apology', 'explanation'] as const
export type ComplaintWish = (typeof complaintWishes)[number]
