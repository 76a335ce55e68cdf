import { PASSWORD_MIN_LENGTH } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { dictionary } from "@zxcvbn-ts/language-common"
import { COMMONEST } from "./commonest"
import { numberOption } from "../options"

/** Words that attackers try first for this shop and country. */
const NEARBY: readonly string[] = `
  bonperroquet perroquets papegaaien parrots parrotfood perruche cacatoes noisette noisettes amandes graines noten zaden
  belge belges belgique belgie vlaanderen wallonie bruxelles brussel anvers antwerpen gand gent bruges brugge liege luik
  namur namen charleroi mons bergen louvain leuven hasselt kortrijk oostende ostende mechelen malines tournai verviers
  anderlecht standard clubbrugge genk charleroi cercle diablesrouges rodeduivels lukaku hazard debruyne courtois
  vandenberg janssens peeters maes jacobs mertens willems claes goossens wouters dupont lambert dubois martin
  julie lucas emma louise arthur nathan lotte jan pieter marie sophie thomas maxime antoine charlotte chloe
  frites frieten chocolade chocolat biere bier jupiler stella tintin kuifje smurf schtroumpf manneke
  voorbeeld wachtwoord paswoord motdepasse mdp geheim welkom bienvenue bonjour hallo goeiedag schatje liefde amour
`
  .trim()
  .split(/\s+/)

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
