import { refuse, RequestLimit, type FromSomewhere } from "@bon-perroquet/api-kit/http"
import type { Agent } from "./index"

const MINUTE = 60_000
const CALLS = Number(process.env.AGENT_RATE_LIMIT ?? 300)
/** Calls per minute from an IP address. Anybody can claim to be an assistant, so only the address counts. */
const ofAddresses = new RequestLimit(CALLS, MINUTE)
/** Profiles per minute that the shop reads for an IP address, so that nobody can make it call many servers. */
const ofProfiles = new RequestLimit(CALLS / 10, MINUTE)
/** Calls per minute of an assistant that signs its requests. It may have many addresses. */
const ofAgents = new RequestLimit(3_000, MINUTE)

/** @throws 429 too_many_requests */
export function admitAgent(
  request: FromSomewhere,
  { name, is_verified }: Pick<Agent, "name" | "is_verified">,
): void {
  if (!is_verified) ofAddresses.admit(request)
  else if (!ofAgents.allows(name)) throw refuse("too_many_requests", 429, {}, { "Retry-After": "60" })
}

/** Admits the download of a profile. @throws 429 too_many_requests */
export const admitProfile = (request: FromSomewhere): void => ofProfiles.admit(request)
