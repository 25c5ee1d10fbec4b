export {
  confirmAlertCall,
  confirmAlertPath,
  priceAlertForm,
  stopAlertCall,
  stopAlertPath,
} from './alert-addresses.ts'
export { type AlertField, type AlertWish, readAlertForm } from './alert-form.ts'
