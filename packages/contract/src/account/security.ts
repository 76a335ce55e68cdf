import { z } from "zod"
import { codeSchema, givenPasswordSchema, newPasswordSchema, signedInSchema } from "./account"

/** POST /api/auth/proof: the password, or a code if the account has a second factor. */
export const freshProofSchema = z.union([
  z.strictObject({ password: givenPasswordSchema }),
  z.strictObject({ code: codeSchema }),
])
export type FreshProof = z.input<typeof freshProofSchema>
/** When the caller must prove their identity again for sensitive actions, ISO 8601 in UTC. */
export const provedSchema = z.object({ proved_until: z.string() })
export type Proved = z.infer<typeof provedSchema>

/** GET /api/users/second-factor */
export const secondFactorSchema = z.object({
  enabled: z.boolean(),
  /** Whether the owner requires a second factor of all administrators. */
  demanded: z.boolean(),
  recovery_codes_left: z.number().int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

export const startSecondFactorSchema = z.object({ password: givenPasswordSchema })
/** Secret for an authenticator app, as text and as the content of a QR code. */
export const newSecondFactorSchema = z.object({ secret: z.string(), uri: z.string() })
export type NewSecondFactor = z.infer<typeof newSecondFactorSchema>

export const confirmSecondFactorSchema = z.object({ code: codeSchema })
/** Recovery codes. They are returned only once, because the shop stores only the data to verify them. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })
export const confirmedSecondFactorSchema = signedInSchema.extend(recoveryCodesSchema.shape)
export type ConfirmedSecondFactor = z.infer<typeof confirmedSecondFactorSchema>

/** Password and code. Both are required to remove the second factor or to create recovery codes. */
export const bothFactorsSchema = z.object({ password: givenPasswordSchema, code: codeSchema })
export type BothFactors = z.input<typeof bothFactorsSchema>

export const changePasswordSchema = z.object({
  password: givenPasswordSchema,
  new_password: newPasswordSchema,
  code: codeSchema.optional(),
})
export type ChangePassword = z.input<typeof changePasswordSchema>

/** Active session on one device. */
export const sessionSchema = z.object({
  id: z.string(),
  /** Derived from the browser's `User-Agent`. Null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  /** Accurate to five minutes. */
  last_used_at: z.string(),
  /** Whether this session made the call. */
  current: z.boolean(),
})
export const sessionsSchema = z.array(sessionSchema)
export type Session = z.infer<typeof sessionSchema>
export const sessionKeySchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/**
 * DELETE /api/admin/users/:id/second-factor: an owner removes another person's second factor. `password` is the
 * owner's.
 */
export const takeSecondFactorSchema = z.object({ password: givenPasswordSchema })

/** GET and PUT /api/admin/security */
export const securitySettingsSchema = z.strictObject({ second_factor_demanded: z.boolean() })
export type SecuritySettings = z.infer<typeof securitySettingsSchema>
