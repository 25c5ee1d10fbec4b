/** The form of a price alert, wherever it stands. */
export const priceAlertForm = 'alert-cenowy'

/** Where the links of its emails lead. */
export const confirmAlertPath = '/alert-cenowy/potwierdzenie'
export const stopAlertPath = '/alert-cenowy/rezygnacja'
export const confirmAlertCall = '/api/www/price-alerts/confirm'
/** For mail programs too: a POST stops at once, a GET leads a person to the page. */
export const stopAlertCall = '/api/www/price-alerts/stop'
