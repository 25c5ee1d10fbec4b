/** By task, not by person: whoever has two tasks has two roles. */
export const roles = ['service', 'operations', 'finance', 'manager', 'admin'] as const
export type Role = (typeof roles)[number]

export const rights = [
  /** Find and open orders, with the people in them. */
  'orders',
  /** Write notes on orders. */
  'notes',
  /** Send documents and links to the guest. */
  'emails',
  /** Change and call off trips for the guest. */
  'changes',
  /** Waive fees: alone up to an amount, above it as a proposal. */
  'waive',
  /** Give back money, likewise. */
  'refunds',
  /** Be the second person who says yes or no. */
  'approvals',
  /** Read what guests write, and answer. */
  'talks',
  /** Change the answers that staff choose. */
  'templates',
  /** Read complaints and what is owed for them. */
  'complaints',
  /** Ask, decide and close them. */
  'decisions',
  /** Let reviews be seen, or not. */
  'reviews',
  /** Announce other hours, another hotel, or that there is no trip. */
  'announcements',
  /** Passenger and rooming lists, and who arrives when. */
  'lists',
  /** Close and open what is sold, and say how much of it there is. */
  'sale',
  /** Payments, refunds, arrears, the daily report. */
  'money',
  /** What is sold, where, and how many guests come as far as that. */
  'numbers',
  /** How full flights and hotels are. */
  'load',
  /** What is kept of one person: a copy for them, and forgetting them. */
  'privacy',
  /** Who did and saw what. */
  'log',
  /** Invite, give roles, block. */
  'people',
] as const
export type Right = (typeof rights)[number]

/** Whoever runs the access sees no guest; whoever sees guests gives no access. */
const rightsOfRole: Readonly<Record<Role, readonly Right[]>> = {
  service: [
    ...(['orders', 'notes', 'emails', 'changes', 'waive'] as const),
    ...(['talks', 'complaints', 'decisions', 'reviews'] as const),
  ],
  operations: ['orders', 'notes', 'emails', 'announcements', 'lists', 'sale', 'load'],
  finance: ['orders', 'notes', 'refunds', 'approvals', 'complaints', 'money', 'numbers', 'load'],
  // Everything but access.
  manager: rights.filter((right) => right !== 'people'),
  admin: ['people', 'log'],
}

export function hasRight(of: readonly Role[], right: Right): boolean {
  return of.some((role) => rightsOfRole[role].includes(right))
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}
