/** The tools that papers and emails of the house are made with, for whoever sells something else than trips. */
export { card, facts, heading, paragraph, title } from './papers/blocks.ts'
export { companyAddress } from './papers/company.ts'
export { drawEmailPlan } from './papers/draw-email-plan.ts'
export { drawOnThread, openThread } from './papers/drawing-thread.ts'
export { type EmailPlan, keptText, plainEmail } from './papers/email-plan.ts'
export { pageOf } from './papers/paper-facts.ts'
export { colours, openSheet, type Sheet } from './papers/sheet.ts'
export { isSignedUntil, signUntil } from './signed-until.ts'
