import { languageOf, type FromSomewhere } from "@bon-perroquet/api-kit/http"
import type { Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"

export { agentName } from "./name"
export { admitAgent, admitCode, admitProfile } from "./limit"

/** Assistant that calls. */
export interface Agent {
  /** Host of its profile or name of its program, for example chatgpt.com. */
  name: string
  /** Whether a signature proved the name. */
  is_verified: boolean
  protocol: "mcp" | "ucp" | "acp"
  /**
   * Address of its profile, if a signature proved it. It gets events of orders at the address that the profile names. For
   * the Agentic Commerce Protocol: the address for events.
   */
  profile_url?: string
  /** Agreement of the business whose key the assistant sent. */
  agreement?: Agreement
}

/** Agreement of a business that an assistant may place its orders. */
export interface Agreement {
  id: string
  customer_id: string
  email: string
  vat_number: string
  /** Whether it allows the shop to charge payment tokens that the assistant sends. */
  may_charge: boolean
}

/** An assistant's call. `language` is that of the request. The cart's context may state another one. */
export interface Call {
  container: MedusaContainer
  agent: Agent
  language: Language
  /** Request of the call, for limits per IP address. */
  request: FromSomewhere
}

export const languageIn = (
  { language }: Pick<Call, "language">,
  context: { language?: string | undefined } | undefined,
): Language => (context?.language ? languageOf(context.language) : language)
