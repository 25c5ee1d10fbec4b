/** The building blocks of documents and emails, for packages that sell something other than trips. */
export { card, facts, heading, paragraph, title } from './documents/blocks.ts'
export { companyAddress } from './documents/company.ts'
export { pageOf } from './documents/document-facts.ts'
export { drawEmailPlan } from './documents/draw-email-plan.ts'
export { drawOnThread, openThread } from './documents/drawing-thread.ts'
export { type EmailPlan, keptText, plainEmail } from './documents/email-plan.ts'
export { colours, openSheet, type Sheet } from './documents/sheet.ts'
export { isSignedUntil, signUntil } from './signed-until.ts'
