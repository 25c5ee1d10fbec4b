/** PayU's answer to a call that it refuses. */
export interface PayuError {
  readonly status: 400 | 401 | 404 | 503
  readonly statusCode:
    | 'ERROR_SYNTAX'
    | 'ERROR_VALUE_INVALID'
    | 'ERROR_VALUE_MISSING'
    | 'ERROR_ORDER_NOT_UNIQUE'
    | 'UNAUTHORIZED'
    | 'DATA_NOT_FOUND'
    | 'SERVICE_NOT_AVAILABLE'
  readonly statusDesc: string
  /** The existing order with the same `extOrderId`. */
  readonly orderId?: string
}

export const notFound: PayuError = {
  status: 404,
  statusCode: 'DATA_NOT_FOUND',
  statusDesc: 'Could not find data for given criteria.',
}

export const wrong = (statusDesc: string): PayuError => ({
  status: 400,
  statusCode: 'ERROR_VALUE_INVALID',
  statusDesc,
})

export function errorBody({ statusCode, statusDesc, orderId }: PayuError) {
  return { status: { statusCode, statusDesc }, ...(orderId === undefined ? {} : { orderId }) }
}
