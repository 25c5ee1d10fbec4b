import type { AccountParts } from '../account-parts.ts'
import type { PhoneChannel } from './phone-channels.ts'

/** One yes or no of a customer. */
export interface AgreementEvent {
  channel: PhoneChannel
  isGiven: boolean
  /** The text beside the button at that time. */
  wording: string
  at: Date
}

/** Whether the shop may call or text a customer. Rows are only added, never changed. */
export function agreements({ pool, clock }: AccountParts) {
  return {
    /** The newest first. */
    async agreementHistory(customerId: string): Promise<AgreementEvent[]> {
      const { rows } = await pool.query<AgreementEvent>(
        `select channel, is_given as "isGiven", wording, at from account.agreements where customer_id = $1 order by id desc`,
        [customerId],
      )
      return rows
    },

    /** The same answer twice in a row is stored once. */
    async agree(
      customerId: string,
      { channel, isGiven, wording }: Omit<AgreementEvent, 'at'>,
    ): Promise<void> {
      await pool.query(
        `insert into account.agreements (customer_id, channel, is_given, wording, at)
         select $1, $2, $3, $4, $5 where $3 is distinct from coalesce(
           (select is_given from account.agreements where customer_id = $1 and channel = $2 order by id desc limit 1), false)`,
        [customerId, channel, isGiven, wording, clock()],
      )
    },
  }
}
