import { LIMITS } from "../limits"

const EMAIL =
  /^[-!#$%&'*+/0-9=?A-Z^_a-z{|}~](\.?[-!#$%&'*+/0-9=?A-Z^_a-z`{|}~])*@[a-zA-Z0-9](-*\.?[a-zA-Z0-9])*\.[a-zA-Z](-?[a-zA-Z0-9])+$/

/** Returns the address, or null if bpost rejects it. Home delivery does not need one. */
export const writableEmail = (email: string): string | null =>
  email.length <= LIMITS.texts.email && EMAIL.test(email) ? email : null
