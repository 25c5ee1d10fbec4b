export { DirectionIndex } from './direction-index.tsx'
export { DirectionScreen } from './direction-screen.tsx'
