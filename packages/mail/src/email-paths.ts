/** Paths that links of emails lead to; the shop handles them. */
export const confirmPath = '/newsletter/potwierdzenie'
export const leavePath = '/newsletter/rezygnacja'
/** For mail programs (RFC 8058): a POST unsubscribes at once, a GET redirects a person to the page. */
export const oneClickPath = '/api/www/newsletter/leave'
export const tokenParameter = 'token'
