/** Roles are tasks, not people: a person with two tasks has two roles. */
export const roles = ['service', 'operations', 'finance', 'manager', 'admin'] as const
export type Role = (typeof roles)[number]

export const rights = [
  /** Find and open orders, with the people in them. */
  'orders',
  /** Write notes on orders. */
  'notes',
  /** Send documents and links to the guest. */
  'emails',
  /** Change and cancel trips for the guest. */
  'changes',
  /** Waive fees: alone up to an amount, above it as a proposal. */
  'waive',
  /** Refund money, likewise. */
  'refunds',
  /** Be the second person who approves or rejects. */
  'approvals',
  /** Read guests' messages and answer them. */
  'talks',
  /** Change the templates of answers. */
  'templates',
  /** Read complaints and the amounts owed for them. */
  'complaints',
  /** Ask, decide and close them. */
  'decisions',
  /** Publish or hide reviews. */
  'reviews',
  /** Announce other flight times, another hotel, or the cancellation of a trip. */
  'announcements',
  /** Passenger and rooming lists, and arrivals. */
  'lists',
  /** Open and close sales, and set quantities. */
  'sale',
  /** Payments, refunds, arrears, the daily report. */
  'money',
  /** Sales by destination, and the conversion of visitors. */
  'numbers',
  /** Occupancy of flights and hotels. */
  'load',
  /** A person's data: a copy for them, and their erasure. */
  'privacy',
  /** The log of what staff did and saw. */
  'log',
  /** Invite, give roles, block. */
  'people',
] as const
export type Right = (typeof rights)[number]

/** Members who manage access see no guests, and members who see guests manage no access. */
const rightsOfRole: Readonly<Record<Role, readonly Right[]>> = {
  service: [
    ...(['orders', 'notes', 'emails', 'changes', 'waive'] as const),
    ...(['talks', 'complaints', 'decisions', 'reviews'] as const),
  ],
  operations: ['orders', 'notes', 'emails', 'announcements', 'lists', 'sale', 'load'],
  finance: ['orders', 'notes', 'refunds', 'approvals', 'complaints', 'money', 'numbers', 'load'],
  // Everything except managing access.
  manager: rights.filter((right) => right !== 'people'),
  admin: ['people', 'log'],
}

export function hasRight(of: readonly Role[], right: Right): boolean {
  return of.some((role) => rightsOfRole[role].includes(right))
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}
