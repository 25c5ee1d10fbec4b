/** By task, not by person: whoever has two tasks has two roles. */
export const roles = ['service', 'operations', 'finance', 'manager', 'admin'] as const
export type Role = (typeof roles)[number]

export const rights = [
  /** Find and open orders, with the people in them. */
  'orders',
  /** Write notes on orders. */
  'notes',
  /** Send documents and links to the guest. */
  'letters',
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
  /** Payments, refunds, arrears, the daily report. */
  'money',
  /** Who did and saw what. */
  'log',
  /** Invite, give roles, block. */
  'people',
] as const
export type Right = (typeof rights)[number]

/** Whoever runs the access sees no guest; whoever sees guests gives no access. */
const rightsOfRole: Readonly<Record<Role, readonly Right[]>> = {
  service: ['orders', 'notes', 'letters', 'talks', 'complaints', 'decisions', 'reviews'],
  operations: ['orders', 'notes', 'letters', 'announcements'],
  finance: ['orders', 'notes', 'complaints', 'money'],
  manager: [
    ...([
      'orders',
      'notes',
      'letters',
      'talks',
      'templates',
      'complaints',
      'decisions',
      'reviews',
      'announcements',
    ] as const),
    ...(['money', 'log'] as const),
  ],
  admin: ['people', 'log'],
}

export function hasRight(of: readonly Role[], right: Right): boolean {
  return of.some((role) => rightsOfRole[role].includes(right))
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text)
}
