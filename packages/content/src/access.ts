import type { Access, FieldAccess } from 'payload'
import type { User } from './payload-types.ts'
import { isPreviewing } from './previewing.ts'

export const admin: Access = ({ req }) => isAdmin(req.user)

export const adminOrEditor: Access = ({ req }) => Boolean(req.user)

export const adminOrSelf: Access = ({ req }) => {
  if (!req.user) return false
  return isAdmin(req.user) || { id: { equals: req.user.id } }
}

/** Guests read published documents. Drafts are for signed-in editors and holders of a preview token. */
export const publishedOrEditor: Access = ({ req }) =>
  Boolean(req.user) || isPreviewing() || { _status: { equals: 'published' } }

export const anyone: Access = () => true

export const onlyAdmin: FieldAccess = ({ req }) => isAdmin(req.user)

function isAdmin(user: Partial<User> | null): boolean {
  return user?.roles?.includes('admin') ?? false
}
