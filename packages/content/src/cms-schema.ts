/** The Postgres schema that Payload has to itself. */
export const cmsSchema = 'cms'
