/** The tools that documents and emails of the house are made with, for whoever sells something else than trips. */
export { card, facts, heading, paragraph, title } from './documents/blocks.ts'
export { companyAddress } from './documents/company.ts'
export { pageOf } from './documents/document-facts.ts'
export { drawEmailPlan } from './documents/draw-email-plan.ts'
export { drawOnThread, openThread } from './documents/drawing-thread.ts'
export { type EmailPlan, keptText, plainEmail } from './documents/email-plan.ts'
export { colours, openSheet, type Sheet } from './documents/sheet.ts'
export { isSignedUntil, signUntil } from './signed-until.ts'
