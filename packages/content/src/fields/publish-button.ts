/** For collections with drafts. The component is in the admin app. */
export const patientPublishButton = '/publishing/patient-publish-button.tsx#PatientPublishButton'
