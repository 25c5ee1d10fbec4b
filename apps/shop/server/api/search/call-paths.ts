export const backend = '/api/www'
export const microservice = '/api/services/tui-search/api'
