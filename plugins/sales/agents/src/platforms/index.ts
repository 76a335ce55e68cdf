import { shopOrigins } from "@bon-perroquet/api-kit/http"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { agentName, type Agent } from "../caller"
import { CAPABILITIES, UCP_VERSION } from "../documents/envelope"
import { errorMessage, NoResult, ProtocolError } from "../messages"
import type { AgentsModuleService } from "../modules/agents/service"
import { readProfile, requireProfileUrl, type PlatformProfile } from "./profile"
import { checkSignature } from "./signature"

export { publicSigningKey } from "./keys"

export const optionsOf = (container: MedusaContainer) =>
  container.resolve<AgentsModuleService>("agents").options

const statedProfile = (header: string | string[] | undefined): string | undefined =>
  /(?:^|[,;\s])profile="([^"]{1,500})"/.exec(String(header ?? ""))?.[1]

/** Checks that the versions and capabilities fit. @throws ProtocolError, NoResult */
function negotiate({ ucp: { version, capabilities } }: PlatformProfile): void {
  if (version > UCP_VERSION)
    throw new ProtocolError(
      "version_unsupported",
      422,
      `Version ${version} is not supported. The shop has ${UCP_VERSION}.`,
    )
  const isCommon = CAPABILITIES.some((name) =>
    capabilities[name]?.some((each) => each.version <= UCP_VERSION),
  )
  if (isCommon) return
  const content = "Your profile has no capability that the shop supports."
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
  const profile = await readProfile(url, privateHosts)
  negotiate(profile)
  const is_verified = await checkSignature(request, shopOrigins(scope)[0] ?? "", profile)
  return { name: agentName(url.href), is_verified, protocol: "ucp" }
}
