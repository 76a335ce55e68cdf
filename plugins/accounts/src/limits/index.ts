import { refuse } from "@bon-perroquet/shop-api/http"
import { callerAddress } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { keyedHash } from "@bon-perroquet/shop-api/signed-links"
import { addressLimit } from "../options"
import { THROTTLE_MODULE, type ThrottleModuleService } from "../modules/throttle"

const WINDOW_SECONDS = 15 * 60
/** Wrong passwords for one account from one address, and from all: the second is higher, to keep the owner in. */
const PER_ACCOUNT_AND_ADDRESS = 10
const PER_ACCOUNT = 50
/** Sign-ins to one account from one address, right passwords included, for each that one address may fail at. */
const SIGN_INS = 10
/** Mails that one person may be sent at a stranger's request in a window. */
const MAILS_PER_PERSON = 3

type Limit = [subject: string, max: number]

/** Counts an attempt under each limit; the first one that is passed ends the request. @returns what was counted */
async function take({ scope }: MedusaRequest, limits: Limit[]): Promise<string[]> {
  const throttle = scope.resolve<ThrottleModuleService>(THROTTLE_MODULE)
  const taken: string[] = []
  for (const [subject, max] of limits) {
    const key = keyedHash(scope, "throttle", subject)
    const { count, seconds_left } = await throttle.count(key, WINDOW_SECONDS)
    if (count > max) throw refuse("too_many_requests", 429, {}, { "Retry-After": String(seconds_left) })
    taken.push(key)
  }
  return taken
}

/**
 * Counts one try of a password before it is checked, so that many tries at once are counted too. A device on which the
 * person has signed in before is counted by itself: whoever guesses elsewhere locks nobody out there.
 * @returns takes it back: a right password is no guess
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
  const limits: Limit[] = [...ofAccount, [`password-address:${address}`, addressLimit(request.scope)]]
  // A right password costs a hash as well.
  await take(request, [[`sign-in:${email}:${address}`, SIGN_INS * addressLimit(request.scope)]])
  const taken = await take(request, limits)
  return () => request.scope.resolve<ThrottleModuleService>(THROTTLE_MODULE).forgive(taken)
}

/** Whoever has set a new password by mail may try it: what was guessed before was another one. */
export async function forgetGuesses(request: MedusaRequest, email: string): Promise<void> {
  const keys = [`password:${email}`, `password:${email}:${callerAddress(request)}`].map((subject) =>
    keyedHash(request.scope, "throttle", subject),
  )
  await request.scope.resolve<ThrottleModuleService>(THROTTLE_MODULE).forget(keys)
}

/** Counts a call that anyone may make and that tells, or sends, something. */
export async function countByAddress(request: MedusaRequest, call: string): Promise<void> {
  await take(request, [[`${call}-address:${callerAddress(request)}`, addressLimit(request.scope)]])
}

/**
 * Whether a person may be sent another mail of this kind. It is never told, because it would tell who is known here.
 */
export async function mayBeMailed(request: MedusaRequest, kind: string, email: string): Promise<boolean> {
  const { scope } = request
  const key = keyedHash(scope, "throttle", `mail:${kind}:${email.toLowerCase()}`)
  const { count } = await scope.resolve<ThrottleModuleService>(THROTTLE_MODULE).count(key, WINDOW_SECONDS)
  return count <= MAILS_PER_PERSON
}
