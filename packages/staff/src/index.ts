export { type Member, type MemberState, memberStates } from './member.ts'
export { hasRight, isRole, type Right, type Role, rights, roles } from './roles.ts'
