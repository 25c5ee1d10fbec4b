/** Path of the payment webhooks, followed by the name of the gateway. Without a name it is PayU, whose old URL had none. */
export const notifyPath = '/api/www/tui-payment-confirmation/payment-confirmations'

export const notifyUrl = (siteUrl: string, gateway: string): string => `${siteUrl}${notifyPath}/${gateway}`
