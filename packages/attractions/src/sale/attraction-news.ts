/** What a guest must hear of. `waiting`: the supplier answers later; `refused`: it does not take place for them, and everything comes back. */
export interface AttractionNews {
  readonly kind:
    | 'paid'
    | 'waiting'
    | 'confirmed'
    | 'refused'
    | 'cancelled-by-guest'
    | 'cancelled-by-supplier'
    | 'refunded'
  /** Of which attraction; null: of all of the order. */
  readonly itemId: string | null
}
