/** The tools that papers and letters of the house are made with, for whoever sells something else than trips. */
export { card, facts, heading, paragraph, title } from './papers/blocks.ts'
export { companyAddress } from './papers/company.ts'
export { drawLetterPlan } from './papers/draw-letter-plan.ts'
export { drawOnThread, openThread } from './papers/drawing-thread.ts'
export { keptText, type LetterPlan, plainLetter } from './papers/letter-plan.ts'
export { pageOf } from './papers/paper-facts.ts'
export { colours, openSheet, type Sheet } from './papers/sheet.ts'
export { isSignedUntil, signUntil } from './signed-until.ts'
