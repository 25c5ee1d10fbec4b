export { quizUrl } from './quiz-address.ts'
export { QuizScreen } from './quiz-screen.tsx'
