interface GuaranteeFee {
  fund: 'TFG' | 'TFP'
  category: 'charter' | 'world' | 'europe' | 'neighbours'
  validFrom: string
  /** Grosze for one traveller. */
  amount: number
}

const funds = [
  { fund: 'TFG', validFrom: '2016-11-26' },
  { fund: 'TFP', validFrom: '2021-01-01' },
] as const
const amounts = { charter: 15_00, world: 13_00, europe: 10_00, neighbours: 2_00 } as const

/** Both guarantee funds at the current rates; a new rate is a new row with its own first day. */
export const guaranteeFees: readonly GuaranteeFee[] = funds.flatMap(({ fund, validFrom }) =>
  (Object.keys(amounts) as (keyof typeof amounts)[]).map((category) => ({
    fund,
    category,
    validFrom,
    amount: amounts[category],
  })),
)
