import { refuse } from "@bon-perroquet/api-kit/http"
import { callerAddress } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"
import { requireRoom } from "../hashing"
import { numberOption } from "../options"
import { THROTTLE_MODULE, type ThrottleModuleService } from "../modules/throttle"

const WINDOW_SECONDS = 15 * 60
/**
 * Maximum failed sign-ins to an account: from one IP address, and in total. The total is higher, so that the owner can
 * still sign in during an attack.
 */
const PER_ACCOUNT_AND_ADDRESS = 10
const PER_ACCOUNT = 50
/** Maximum sign-ins of one IP address to the same account, also successful ones, as a multiple of `addressLimit`. */
const SIGN_INS = 10
/** E-mails that strangers can request per person and time window. */
const MAILS_PER_PERSON = 3

/** Maximum wrong codes, per time window and per day. Three of the million codes are valid at any time. */
const CODES = 10
const CODES_A_DAY = 50
const DAY_SECONDS = 24 * 3600

type Limit = [subject: string, max: number, seconds?: number]

/** Counts an attempt until a limit is exceeded. @returns the counted keys */
async function take({ scope }: MedusaRequest, limits: Limit[]): Promise<string[]> {
  const throttle = scope.resolve<ThrottleModuleService>(THROTTLE_MODULE)
  const keys: string[] = []
  for (const [subject, max, seconds = WINDOW_SECONDS] of limits) {
    const key = keyedHash(scope, "throttle", subject)
    const { count, seconds_left } = await throttle.count(key, seconds)
    if (count > max) throw refuse("too_many_requests", 429, {}, { "Retry-After": String(seconds_left) })
    keys.push(key)
  }
  return keys
}

/**
 * Counts before the check, so that concurrent attempts count. A known device has a separate count, so that its owner is
 * not locked out.
 * @returns a function that subtracts an attempt with the right password
 * @throws 429 after too many attempts, or if too many passwords are waiting
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
  // Limits sign-ins with the right password, too, because each costs a hash.
  await take(request, [
    [`sign-in:${email}:${address}`, SIGN_INS * numberOption(request.scope, "addressLimit")],
  ])
  const keys = await take(request, limits)
  const forgive = () => request.scope.resolve<ThrottleModuleService>(THROTTLE_MODULE).forgive(keys)
  try {
    // Checks the queue last, so that the waiting concurrent requests are counted.
    requireRoom()
  } catch (error) {
    await forgive()
    throw error
  }
  return forgive
}

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
 * Marks a code as used, so that concurrent requests can't use it twice.
 * @returns a function that subtracts an attempt with the right code
 * @throws 403 wrong_code for a used code, 429 after too many attempts
 */
export async function countCodeTry(
  request: MedusaRequest,
  identity: string,
  code: string,
): Promise<() => Promise<void>> {
  const keys = await take(request, [
    [`code:${identity}`, CODES],
    [`code-day:${identity}`, CODES_A_DAY, DAY_SECONDS],
  ])
  const throttle = request.scope.resolve<ThrottleModuleService>(THROTTLE_MODULE)
  const spent = keyedHash(request.scope, "throttle", `code-spent:${identity}:${code}`)
  const { count } = await throttle.count(spent, WINDOW_SECONDS)
  if (count > 1) throw refuse("wrong_code", 403)
  return () => throttle.forgive(keys)
}

/** Counts a public call that discloses or sends something, per IP address. */
export async function countByAddress(request: MedusaRequest, call: string): Promise<void> {
  await take(request, [
    [`${call}-address:${callerAddress(request)}`, numberOption(request.scope, "addressLimit")],
  ])
}

/**
 * Counts an e-mail and returns whether it may be sent. Answers must not depend on it, because that would disclose who
 * has an account.
 */
export async function mayBeMailed(request: MedusaRequest, kind: string, email: string): Promise<boolean> {
  const { scope } = request
  const key = keyedHash(scope, "throttle", `mail:${kind}:${email.toLowerCase()}`)
  const { count } = await scope.resolve<ThrottleModuleService>(THROTTLE_MODULE).count(key, WINDOW_SECONDS)
  return count <= MAILS_PER_PERSON
}
