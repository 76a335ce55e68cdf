import { z } from "zod"
import { ROLES } from "./rights"

/** PUT /api/admin/users/{id}/role */
export const roleChangeSchema = z.strictObject({ role: z.enum(ROLES) })
export type RoleChange = z.input<typeof roleChangeSchema>
export const givenRoleSchema = z.object({ id: z.string(), role: z.enum(ROLES) })
export const administratorIdSchema = z.string().regex(/^[A-Za-z0-9_]{1,64}$/)
