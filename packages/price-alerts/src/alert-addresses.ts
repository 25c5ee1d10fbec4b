/** The name of the form of a price alert, on any page. */
export const priceAlertForm = 'alert-cenowy'

/** The paths that links of its emails lead to. */
export const confirmAlertPath = '/alert-cenowy/potwierdzenie'
export const stopAlertPath = '/alert-cenowy/rezygnacja'
export const confirmAlertCall = '/api/www/price-alerts/confirm'
/** Also for mail programs: a POST stops at once, a GET redirects a person to the page. */
export const stopAlertCall = '/api/www/price-alerts/stop'
