import { z } from "zod"
import { accountEmailSchema, codeSchema, newPasswordSchema, registerSchema } from "./account/account"
import { channelCodeSchema } from "./channels/declared"
import { ROLES } from "./rights"

/** PUT /api/admin/users/{id}/role */
export const roleChangeSchema = z.strictObject({
  role: z.enum(ROLES),
  /** Codes of the channels for which the administrator works. Null: all. Absent: unchanged. Owners have all. */
  channels: z.array(channelCodeSchema).min(1).max(100).nullish(),
})
export type RoleChange = z.input<typeof roleChangeSchema>
export const givenRoleSchema = z.object({
  id: z.string(),
  role: z.enum(ROLES),
  /** Null: all. Absent in a shop with one channel. */
  channels: z.array(z.string()).nullable().optional(),
})
/** Id of an administrator or of an invitation. */
export const administratorIdSchema = z.string().regex(/^[A-Za-z0-9_]{1,64}$/)

export const staffMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(ROLES).nullable(),
  /** Codes of the channels for which the administrator works. Null: all. Absent in a shop with one channel. */
  channels: z.array(z.string()).nullable().optional(),
  has_second_factor: z.boolean(),
  /** Null if no sign-in was recorded yet. */
  last_sign_in_at: z.string().nullable(),
  /** Active sessions of the administrator. */
  sessions: z.number().int(),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES).nullable(),
  expires_at: z.string(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** GET /api/admin/staff: administrators by e-mail address, and open invitations. */
export const staffSchema = z.object({
  members: z.array(staffMemberSchema),
  invitations: z.array(invitationSchema),
})
export type Staff = z.infer<typeof staffSchema>

/** POST /api/admin/invitations */
export const inviteSchema = roleChangeSchema.pick({ role: true }).extend({ email: accountEmailSchema })
export type Invite = z.input<typeof inviteSchema>

/** POST /api/auth/invitation: token of the e-mailed link. */
export const acceptInvitationSchema = registerSchema.pick({ first_name: true, last_name: true }).extend({
  token: z.string().min(1).max(2_000),
  /** Password of the existing account, or the one of the new account. */
  password: newPasswordSchema,
  /** Code of the existing account's second factor. */
  code: codeSchema.optional(),
})
export type AcceptInvitation = z.input<typeof acceptInvitationSchema>
