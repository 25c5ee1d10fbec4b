/** An OCTO supplier's answer to a call that it refuses. */
export interface OctoError {
  readonly status: 400 | 401 | 403 | 404 | 500 | 503
  readonly error:
    | 'INVALID_PRODUCT_ID'
    | 'INVALID_OPTION_ID'
    | 'INVALID_UNIT_ID'
    | 'INVALID_AVAILABILITY_ID'
    | 'INVALID_BOOKING_UUID'
    | 'BAD_REQUEST'
    | 'UNPROCESSABLE_ENTITY'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'INTERNAL_SERVER_ERROR'
  readonly errorMessage: string
  /** The unknown id under its name in the protocol. */
  readonly facts?: Readonly<Record<string, string>>
}

export const invalidProduct = (productId: string): OctoError => ({
  status: 400,
  error: 'INVALID_PRODUCT_ID',
  errorMessage: 'The productId was missing or invalid',
  facts: { productId },
})

export const invalidOption = (optionId: string): OctoError => ({
  status: 400,
  error: 'INVALID_OPTION_ID',
  errorMessage: 'The optionId was missing or invalid',
  facts: { optionId },
})

export const invalidUnit = (unitId: string): OctoError => ({
  status: 400,
  error: 'INVALID_UNIT_ID',
  errorMessage: 'The unitId was missing or invalid',
  facts: { unitId },
})

export const invalidAvailability = (availabilityId: string): OctoError => ({
  status: 400,
  error: 'INVALID_AVAILABILITY_ID',
  errorMessage: 'The availabilityId was missing or invalid',
  facts: { availabilityId },
})

export const invalidBooking = (uuid: string): OctoError => ({
  status: 400,
  error: 'INVALID_BOOKING_UUID',
  errorMessage: 'The uuid was already used, missing or invalid',
  facts: { uuid },
})

export const badRequest = (errorMessage: string): OctoError => ({
  status: 400,
  error: 'BAD_REQUEST',
  errorMessage,
})

/** Valid, but impossible. */
export const unprocessable = (errorMessage: string): OctoError => ({
  status: 400,
  error: 'UNPROCESSABLE_ENTITY',
  errorMessage,
})

export const unauthorized: OctoError = {
  status: 401,
  error: 'UNAUTHORIZED',
  errorMessage: 'The Authorization header is missing',
}

export const forbidden: OctoError = {
  status: 403,
  error: 'FORBIDDEN',
  errorMessage: 'The API key is invalid or was revoked',
}

export const notFound: OctoError = {
  status: 404,
  error: 'NOT_FOUND',
  errorMessage: 'There is nothing at this address',
}

export const unavailable: OctoError = {
  status: 503,
  error: 'INTERNAL_SERVER_ERROR',
  errorMessage: 'Service is not available. Try again later.',
}

export const internalError: OctoError = {
  status: 500,
  error: 'INTERNAL_SERVER_ERROR',
  errorMessage: 'There was an unrecoverable error, please try again',
}

export const errorBody = ({ error, errorMessage, facts }: OctoError) => ({ error, errorMessage, ...facts })
