import { READ_ONLY } from '#features/access/web/suspended.ts'
import type { Permission, Role } from '#shared/permissions.ts'
import { UNLIMITED } from '#shared/plan-catalog.ts'
import { canManage } from '#shared/role-ladder.ts'
import type { Member } from '../contract.ts'

export interface Caller {
  userId: string
  role: Role
  may(permission: Permission): boolean
  readOnly: boolean
}

/** `true` offers the action, `false` hides it, and a sentence shows it disabled with this reason. */
export type Offer = boolean | string

export interface MemberOffers {
  edit: Offer
  resetPassword: Offer
  transfer: Offer
  remove: Offer
}

export function offersFor(caller: Caller, { userId, role, user }: Member): MemberOffers {
  const isSelf = userId === caller.userId
  const isSuperAdmin = user.role === 'SUPERADMIN'
  const offer = (wanted: boolean): Offer => (wanted && caller.readOnly ? READ_ONLY : wanted)
  const reaches = canManage(caller.role, role) && !isSuperAdmin
  const isProtected = role === 'OWNER' || isSuperAdmin
  return {
    edit:
      isSuperAdmin && caller.may('CHANGE_USER_ROLE')
        ? 'Super admin role cannot be changed'
        : offer(reaches && caller.may('CHANGE_USER_ROLE')),
    resetPassword: offer(reaches && !isProtected && !isSelf && caller.may('CHANGE_USER_ROLE')),
    transfer: offer(!isProtected && !isSelf && caller.may('TRANSFER_OWNERSHIP')),
    remove: offer(reaches && !isProtected && !isSelf && caller.may('REMOVE_USERS')),
  }
}

export interface Seats {
  taken: number
  limit: number
}

export function inviteRefusal(caller: Caller, seats: Seats | undefined): string | undefined {
  if (!caller.may('INVITE_USERS')) return "You don't have permission to invite users"
  if (caller.readOnly) return READ_ONLY
  return isFull(seats) && caller.role !== 'SUPERADMIN' ? 'Upgrade your plan to invite more users' : undefined
}

export function isFull(seats: Seats | undefined): boolean {
  return seats !== undefined && seats.limit !== UNLIMITED && seats.taken >= seats.limit
}

export function seatsLine({ taken, limit }: Seats): string {
  const seats = taken === 1 ? 'seat' : 'seats'
  return limit === UNLIMITED ? `${taken} ${seats} taken, no limit` : `${taken} of ${limit} seats taken`
}
