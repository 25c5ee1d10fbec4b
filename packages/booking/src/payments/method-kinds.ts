/** Ways to pay, in the order in which a guest sees them. They are spelled here and nowhere else. */
export const methodKinds = ['blik', 'card', 'googlePay', 'applePay', 'payLater', 'bank'] as const

export type MethodKind = (typeof methodKinds)[number]
