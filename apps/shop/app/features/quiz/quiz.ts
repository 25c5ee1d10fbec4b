export { QuizScreen } from './quiz-screen.tsx'
