export { ComplaintScreen } from './complaint-screen.tsx'
export { ComplaintsScreen } from './complaints-screen.tsx'
export { NewComplaintScreen } from './new-complaint-screen.tsx'
