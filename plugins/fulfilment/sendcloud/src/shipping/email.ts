import { emailSchema } from "@bon-perroquet/contract"
import { LIMITS } from "../limits"

/** Returns whether the label can have this address. */
export const writableEmail = (email: string): boolean =>
  email.length <= LIMITS.texts.email && emailSchema.safeParse(email).success
