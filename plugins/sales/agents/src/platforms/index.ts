import { shopOrigins } from "@bon-perroquet/api-kit/http"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { admitProfile, agentName, type Agent } from "../caller"
import { capabilityOf, UCP_VERSION } from "../documents/envelope"
import { errorMessage, NoResult, ProtocolError } from "../messages"
import type { AgentsModuleService } from "../modules/agents/service"
import { readProfile, requireProfileUrl, type PlatformProfile } from "./profile"
import { responseHeaders } from "./sign"
import { checkSignature } from "./signature"

export { publishedKeys } from "./keys"
export { requestHeaders } from "./sign"
export { readProfile, requireProfileUrl } from "./profile"

export const optionsOf = (container: MedusaContainer) =>
  container.resolve<AgentsModuleService>("agents").options

const statedProfile = (header: string | string[] | undefined): string | undefined =>
  /(?:^|[,;\s])profile="([^"]{1,500})"/.exec(String(header ?? ""))?.[1]

/**
 * Checks that the assistant speaks the shop's version, and has the capability of the call's path.
 * @throws ProtocolError, NoResult
 */
function negotiate({ ucp: { version, capabilities } }: PlatformProfile, path: string): void {
  if (version !== UCP_VERSION)
    throw new ProtocolError(
      "version_unsupported",
      422,
      `Version ${version} is not supported. The shop has ${UCP_VERSION}.`,
    )
  const needed = capabilityOf(path)
  if (capabilities[needed]?.some((each) => each.version === UCP_VERSION)) return
  const content = `Your profile needs the capability ${needed} in version ${UCP_VERSION}.`
  throw new NoResult([errorMessage("capabilities_incompatible", content, "unrecoverable")])
}

/**
 * Returns the assistant of a request, from its profile.
 * @throws ProtocolError without a readable profile, or with a wrong signature
 */
export async function platformOf(request: MedusaRequest): Promise<Agent> {
  const { scope, headers } = request
  const { privateHosts = [] } = optionsOf(scope)
  const url = requireProfileUrl(statedProfile(headers["ucp-agent"]), privateHosts)
  const profile = await readProfile(url, privateHosts, () => admitProfile(request))
  negotiate(profile, request.path)
  const is_verified = await checkSignature(request, shopOrigins(scope)[0] ?? "", profile)
  return {
    ...{ name: agentName(url.href), is_verified, protocol: "ucp" },
    ...(is_verified && { profile_url: url.href }),
  }
}

/** Sends an answer with the shop's signature. Compression on the way would change the digest of its bytes. */
export function sendSigned(
  container: MedusaContainer,
  response: MedusaResponse,
  { status, body, type }: { status: number; body: Buffer; type?: string | undefined },
): void {
  const { signingSecret } = optionsOf(container)
  response.status(status).setHeader("Cache-Control", "no-store, no-transform")
  response.setHeader("Content-Type", type ?? "application/json")
  if (signingSecret && body.length > 0)
    for (const [name, value] of Object.entries(
      responseHeaders(signingSecret, { status, body, ...(type && { type }) }),
    ))
      response.setHeader(name, value)
  response.end(body)
}
