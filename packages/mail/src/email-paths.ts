/** Where the links of emails lead; the shop answers there. */
export const confirmPath = '/newsletter/potwierdzenie'
export const leavePath = '/newsletter/rezygnacja'
/** For mail programs: a POST leaves the list at once, a GET leads a person to the page. */
export const oneClickPath = '/api/www/newsletter/leave'
export const tokenParameter = 'token'
