export type NewAddressView =
  | { state: 'asked'; side: 'old' | 'new'; email: string }
  | { state: 'waits-old' | 'waits-new' | 'done' | 'stopped' | 'taken' | 'over' }
