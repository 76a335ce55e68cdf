import { PASSWORD_MIN_LENGTH } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import { dictionary } from "@zxcvbn-ts/language-common"
import { COMMONEST } from "./commonest"
import { NEARBY } from "./nearby"

/** What is left of a password without digits and signs: people put a year or an exclamation mark behind a common word. */
const lettersOf = (password: string): string => password.toLowerCase().replace(/[^\p{L}]/gu, "")

/** The words of common passwords, and of this shop's name. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  [...COMMONEST, ...NEARBY].map(lettersOf).filter((word) => word.length >= 4),
)

/** What leaked lists begin with, some fifty thousand passwords, those long enough to be chosen. */
const LEAKED: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].map(String).filter(({ length }) => length >= PASSWORD_MIN_LENGTH),
)

const isOneCharacter = (password: string): boolean => new Set(password).size === 1

/** Refuses what is guessed first: the commonest passwords with whatever is put behind them, one key held down, and the person's own e-mail address. */
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
