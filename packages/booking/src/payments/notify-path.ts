/** Where the banks tell what became of a payment, each behind its own name. Without a name it is PayU, as addresses once were. */
export const notifyPath = '/api/www/tui-payment-confirmation/payment-confirmations'

export const notifyUrl = (siteUrl: string, gateway: string): string => `${siteUrl}${notifyPath}/${gateway}`
