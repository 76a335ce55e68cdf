import { PASSWORD_MIN_LENGTH } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { dictionary } from "@zxcvbn-ts/language-common"
import { COMMONEST } from "./commonest"
import { NEARBY } from "./nearby"
import { numberOption } from "../options"

/** Returns the password's letters only, because many people add a year or a sign to a common word. */
const lettersOf = (password: string): string => password.toLowerCase().replace(/[^\p{L}]/gu, "")

const COMMON_WORDS: ReadonlySet<string> = new Set(
  [...COMMONEST, ...NEARBY].map(lettersOf).filter((word) => word.length >= 4),
)

/** About fifty thousand leaked passwords that have the minimum length. */
const LEAKED: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].map(String).filter(({ length }) => length >= PASSWORD_MIN_LENGTH),
)

const isOneCharacter = (password: string): boolean => new Set(password).size === 1

interface PasswordOwner {
  email: string
  isAdministrator: boolean
}

/** Rejects a password that is too short for the person or easy to guess. */
export function requireGood(container: MedusaContainer, password: string, owner: PasswordOwner): void {
  const least = numberOption(
    container,
    owner.isAdministrator ? "administratorPasswordLength" : "customerPasswordLength",
  )
  if (password.length < least) throw refuse("password_too_short", 400, { least })
  requireUncommon(password, owner.email)
}

/** Rejects common passwords with any suffix, one repeated key, and the e-mail address. */
export function requireUncommon(password: string, email: string): void {
  const lower = password.toLowerCase()
  const [name = ""] = email.split("@")
  if (
    COMMONEST.has(lower) ||
    LEAKED.has(lower) ||
    COMMON_WORDS.has(lettersOf(lower)) ||
    isOneCharacter(lower) ||
    lower === email ||
    lower === name
  )
    throw refuse("password_too_common", 400)
}
