import { refuse, RequestLimit, type FromSomewhere } from "@bon-perroquet/api-kit/http"
import { CODE_PERIOD_MS, CODES_PER_PERIOD, promoCodeLimit } from "@bon-perroquet/shop-api/code-limit"
import type { Agent } from "./index"

const MINUTE = 60_000
const CALLS = Number(process.env.AGENT_RATE_LIMIT ?? 300)
/** Calls per minute of an assistant that signs its requests. It may have many addresses. */
const SIGNED_CALLS = 3_000
/** Calls per minute from an IP address. Anybody can claim to be an assistant, so only the address counts. */
const ofAddresses = new RequestLimit(CALLS, MINUTE)
/** Profiles per minute that the shop reads for an IP address, so that nobody can make it call many servers. */
const ofProfiles = new RequestLimit(CALLS / 10, MINUTE)
const ofAgents = new RequestLimit(SIGNED_CALLS, MINUTE)
/** Signed calls per minute from an IP address. Anybody can publish many profiles and sign for each of them. */
const ofSigners = new RequestLimit(SIGNED_CALLS, MINUTE)
/** Promo codes in ten minutes from an IP address that signs, because a platform calls for many shoppers. */
const codesOfSigners = new RequestLimit(10 * CODES_PER_PERIOD, CODE_PERIOD_MS)

type Signer = Pick<Agent, "name" | "is_verified">

/** @throws 429 too_many_requests */
export function admitAgent(request: FromSomewhere, { name, is_verified }: Signer): void {
  if (!is_verified) return ofAddresses.admit(request)
  ofSigners.admit(request)
  if (!ofAgents.allows(name)) throw refuse("too_many_requests", 429, {}, { "Retry-After": "60" })
}

/** Admits the download of a profile. @throws 429 too_many_requests */
export const admitProfile = (request: FromSomewhere): void => ofProfiles.admit(request)

/** Admits a promo code, so that nobody can guess codes as an assistant. @throws 429 too_many_requests */
export const admitCode = (request: FromSomewhere, { is_verified }: Pick<Agent, "is_verified">): void =>
  (is_verified ? codesOfSigners : promoCodeLimit).admit(request)
