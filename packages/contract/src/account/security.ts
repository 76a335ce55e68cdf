import { z } from "zod"
import { codeSchema, givenPasswordSchema, newPasswordSchema, signedInSchema } from "./account"

/** POST /api/auth/proof: the password, or a code where a second factor exists. */
export const freshProofSchema = z.union([
  z.strictObject({ password: givenPasswordSchema }),
  z.strictObject({ code: codeSchema }),
])
export type FreshProof = z.input<typeof freshProofSchema>
/** Until when sensitive actions are open to this session, ISO 8601. */
export const provedSchema = z.object({ proved_until: z.string() })
export type Proved = z.infer<typeof provedSchema>

/** GET /api/users/second-factor */
export const secondFactorSchema = z.object({
  enabled: z.boolean(),
  /** Whether the owner demands one of every administrator. */
  demanded: z.boolean(),
  recovery_codes_left: z.number().int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

export const startSecondFactorSchema = z.object({ password: givenPasswordSchema })
/** What an authenticator app needs: to type, and as the text of a QR code. */
export const newSecondFactorSchema = z.object({ secret: z.string(), uri: z.string() })
export type NewSecondFactor = z.infer<typeof newSecondFactorSchema>

export const confirmSecondFactorSchema = z.object({ code: codeSchema })
/** Told once: the shop keeps what proves them, and not the codes. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })
export const confirmedSecondFactorSchema = signedInSchema.extend(recoveryCodesSchema.shape)
export type ConfirmedSecondFactor = z.infer<typeof confirmedSecondFactorSchema>

/** Whoever may take a second factor away, or make recovery codes, has both. */
export const bothFactorsSchema = z.object({ password: givenPasswordSchema, code: codeSchema })
export type BothFactors = z.input<typeof bothFactorsSchema>

export const changePasswordSchema = z.object({
  password: givenPasswordSchema,
  new_password: newPasswordSchema,
  code: codeSchema.optional(),
})
export type ChangePassword = z.input<typeof changePasswordSchema>

/** A sign-in that holds, on one device. */
export const sessionSchema = z.object({
  id: z.string(),
  /** As the device says of itself; null where it can't be told. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  /** Within five minutes. */
  last_used_at: z.string(),
  /** Whether the call was made in it. */
  current: z.boolean(),
})
export const sessionsSchema = z.array(sessionSchema)
export type Session = z.infer<typeof sessionSchema>
export const sessionKeySchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** DELETE /api/admin/users/:id/second-factor: the owner's own password. */
export const takeSecondFactorSchema = z.object({ password: givenPasswordSchema })

/** GET and PUT /api/admin/security */
export const securitySettingsSchema = z.strictObject({ second_factor_demanded: z.boolean() })
export type SecuritySettings = z.infer<typeof securitySettingsSchema>
