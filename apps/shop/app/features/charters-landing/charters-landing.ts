export { ChartersScreen } from './charters-screen.tsx'
