/** The Postgres schema that only Payload uses. */
export const cmsSchema = 'cms'
