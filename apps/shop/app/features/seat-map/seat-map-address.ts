export const seatMapCall = '/api/www/checkout/rmws/seat-map'
export const reservationsCall = '/api/www/checkout/temporary-reservations'
