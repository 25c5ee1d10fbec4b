import { type CollectionBeforeValidateHook, type CollectionConfig, ValidationError } from 'payload'
import { admin, adminOrEditor, adminOrSelf, onlyAdmin } from '../access.ts'
import { label } from '../fields/label.ts'

const shortestPassword = 12

/** Editors of the shop's content. Accounts of travellers are in another package. */
export function users(options: { secureCookies: boolean }): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: label('Użytkownik', 'User'), plural: label('Użytkownicy', 'Users') },
    auth: {
      tokenExpiration: 8 * 60 * 60,
      // Wrong passwords are counted before the call reaches Payload (`rest/editor-password.ts`). With Payload's lock a stranger
      // could lock an editor out, and find out that the account exists. Zero would remove the columns.
      maxLoginAttempts: Number.MAX_SAFE_INTEGER,
      removeTokenFromResponses: true,
      cookies: { sameSite: 'Lax', secure: options.secureCookies },
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'roles'],
      group: label('Zespół', 'Team'),
    },
    access: {
      admin: ({ req }) => Boolean(req.user),
      create: admin,
      read: adminOrEditor,
      update: adminOrSelf,
      delete: admin,
      unlock: admin,
    },
    hooks: { beforeValidate: [refuseShortPassword] },
    fields: [
      { name: 'name', type: 'text', label: label('Imię i nazwisko', 'Name'), maxLength: 120 },
      {
        name: 'roles',
        type: 'select',
        hasMany: true,
        required: true,
        defaultValue: ['editor'],
        saveToJWT: true,
        label: label('Role', 'Roles'),
        access: { create: onlyAdmin, update: onlyAdmin },
        options: [
          { value: 'admin', label: label('Administrator', 'Administrator') },
          { value: 'editor', label: label('Redaktor', 'Editor') },
        ],
      },
    ],
  }
}

const refuseShortPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password.length < shortestPassword) {
    const message =
      req.i18n.language === 'pl'
        ? `Hasło musi mieć co najmniej ${shortestPassword} znaków.`
        : `A password has at least ${shortestPassword} characters.`
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] })
  }
  return data
}
