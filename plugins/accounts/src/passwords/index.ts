import { refuse } from "@bon-perroquet/shop-api/http"
import { COMMONEST } from "./commonest"

const isOneCharacter = (password: string): boolean => new Set(password).size === 1

/** Refuses what is guessed first: the commonest passwords, one key held down, and the person's own e-mail address. */
export function requireUncommon(password: string, email: string): void {
  const lower = password.toLowerCase()
  const [name = ""] = email.split("@")
  if (COMMONEST.has(lower) || isOneCharacter(lower) || lower === email || lower === name)
    throw refuse("password_too_common", 400)
}
