import { refuse } from "@bon-perroquet/shop-api/http"
import { callerAddress } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { keyedHash } from "@bon-perroquet/shop-api/signed-links"
import { requireRoom } from "../hashing"
import { numberOption } from "../options"
import { THROTTLE_MODULE, type ThrottleModuleService } from "../modules/throttle"

const WINDOW_SECONDS = 15 * 60
/** Wrong passwords for one account from one address, and from all: the second is higher, to keep the owner in. */
const PER_ACCOUNT_AND_ADDRESS = 10
const PER_ACCOUNT = 50
/** Sign-ins to one account from one address, right passwords included, for each that one address may fail at. */
const SIGN_INS = 10
/** Mails that one person may be sent at a stranger's request in a window. */
const MAILS_PER_PERSON = 3

/** Wrong codes of a second factor, by whoever has the password: three of a million are right at any moment. */
const CODES = 10
const CODES_A_DAY = 50
const DAY_SECONDS = 24 * 3600

type Limit = [subject: string, max: number, seconds?: number]

/** Counts an attempt under each limit; the first one that is passed ends the request. @returns what was counted */
async function take({ scope }: MedusaRequest, limits: Limit[]): Promise<string[]> {
  const throttle = scope.resolve<ThrottleModuleService>(THROTTLE_MODULE)
  const taken: string[] = []
  for (const [subject, max, seconds = WINDOW_SECONDS] of limits) {
    const key = keyedHash(scope, "throttle", subject)
    const { count, seconds_left } = await throttle.count(key, seconds)
    if (count > max) throw refuse("too_many_requests", 429, {}, { "Retry-After": String(seconds_left) })
    taken.push(key)
  }
  return taken
}

/**
 * Counts one try of a password before it is checked, so that many tries at once are counted too. A device on which the
 * person has signed in before is counted by itself: whoever guesses elsewhere locks nobody out there.
 * @returns takes it back: a right password is no guess
 * @throws 429 when somebody is guessing, and while too many passwords wait to be looked at
 */
export async function countPasswordTry(
  request: MedusaRequest,
  email: string,
  device: string | null,
): Promise<() => Promise<void>> {
  const address = callerAddress(request)
  const ofAccount: Limit[] = device
    ? [[`password:${email}:device:${device}`, PER_ACCOUNT_AND_ADDRESS]]
    : [
        [`password:${email}:${address}`, PER_ACCOUNT_AND_ADDRESS],
        [`password:${email}`, PER_ACCOUNT],
      ]
  const limits: Limit[] = [
    ...ofAccount,
    [`password-address:${address}`, numberOption(request.scope, "addressLimit")],
  ]
  // A right password costs a hash as well.
  await take(request, [
    [`sign-in:${email}:${address}`, SIGN_INS * numberOption(request.scope, "addressLimit")],
  ])
  const taken = await take(request, limits)
  const forgive = () => request.scope.resolve<ThrottleModuleService>(THROTTLE_MODULE).forgive(taken)
  try {
    // The last thing before the password: of many that come at once each is to see those before it wait.
    requireRoom()
  } catch (error) {
    await forgive()
    throw error
  }
  return forgive
}

/** Forgets wrong passwords of an account that has a new password, in all and those from one address. */
export async function forgetGuesses(
  container: MedusaContainer,
  email: string,
  address?: string,
): Promise<void> {
  const subjects = [`password:${email}`, ...(address ? [`password:${email}:${address}`] : [])]
  const keys = subjects.map((subject) => keyedHash(container, "throttle", subject))
  await container.resolve<ThrottleModuleService>(THROTTLE_MODULE).forget(keys)
}

/**
 * Counts one try of a second factor's code. A code that was tried is spent, right or wrong: none is taken twice, however
 * many ask at once.
 * @returns takes the try back: a right code is no guess
 * @throws 403 wrong_code for a code that was tried before, 429 when somebody is guessing
 */
export async function countCodeTry(
  request: MedusaRequest,
  identity: string,
  code: string,
): Promise<() => Promise<void>> {
  const taken = await take(request, [
    [`code:${identity}`, CODES],
    [`code-day:${identity}`, CODES_A_DAY, DAY_SECONDS],
  ])
  const throttle = request.scope.resolve<ThrottleModuleService>(THROTTLE_MODULE)
  const spent = keyedHash(request.scope, "throttle", `code-spent:${identity}:${code}`)
  const { count } = await throttle.count(spent, WINDOW_SECONDS)
  if (count > 1) throw refuse("wrong_code", 403)
  return () => throttle.forgive(taken)
}

/** Counts a call that anyone may make and that tells, or sends, something. */
export async function countByAddress(request: MedusaRequest, call: string): Promise<void> {
  await take(request, [
    [`${call}-address:${callerAddress(request)}`, numberOption(request.scope, "addressLimit")],
  ])
}

/**
 * Whether a person may be sent another mail of this kind, which is counted as sent. It is never told, because it would tell who is
 * known here.
 */
export async function mayBeMailed(request: MedusaRequest, kind: string, email: string): Promise<boolean> {
  const { scope } = request
  const key = keyedHash(scope, "throttle", `mail:${kind}:${email.toLowerCase()}`)
  const { count } = await scope.resolve<ThrottleModuleService>(THROTTLE_MODULE).count(key, WINDOW_SECONDS)
  return count <= MAILS_PER_PERSON
}
