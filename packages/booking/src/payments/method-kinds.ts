/** Kinds of payment methods, in the order in which a guest sees them. Defined only here. */
export const methodKinds = ['blik', 'card', 'googlePay', 'applePay', 'payLater', 'bank'] as const

export type MethodKind = (typeof methodKinds)[number]
