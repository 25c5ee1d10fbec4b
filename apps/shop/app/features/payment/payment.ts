export { PaidScreen } from './paid-screen.tsx'
export { PayScreen } from './pay-screen.tsx'
export { PlacedScreen } from './placed-screen.tsx'
export { WaitingScreen } from './waiting-screen.tsx'
