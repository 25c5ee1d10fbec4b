/** For what has drafts. The component lives in the admin app. */
export const patientPublishButton = '/publishing/patient-publish-button.tsx#PatientPublishButton'
