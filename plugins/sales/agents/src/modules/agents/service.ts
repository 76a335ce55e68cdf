import { MedusaService } from "@medusajs/framework/utils"
import type { LiveOption } from "@bon-perroquet/contract/options"
import { AgentAgreement } from "./models/agent-agreement"
import { AgentCart } from "./models/agent-cart"
import { AgentCount } from "./models/agent-count"
import { AgentHandover } from "./models/agent-handover"
import { AgentOrder } from "./models/agent-order"
import { AgentOrderEvent } from "./models/agent-order-event"
import { AgentRequest } from "./models/agent-request"
import { OrderCode } from "./models/order-code"

export interface AgentsOptions {
  /** Secret from which the key is derived that signs messages to assistants. */
  signingSecret?: string
  /** Hosts of the private network whose profiles the shop may read, also without TLS. */
  privateHosts?: string[]
  /** Whether assistants may place orders of businesses that agreed. */
  businesses?: LiveOption<boolean>
  /** Whether assistants may use the Agentic Commerce Protocol. */
  acp?: LiveOption<boolean>
  /** Id of the shop's Stripe profile, to which assistants grant payment tokens. Empty: the shop takes no tokens. */
  stripeProfile?: string
  /** Secret that the shop shares with a platform of the Agentic Commerce Protocol. Signs requests and events. */
  acpSecret?: string
  /** Address of the platform for events of orders. */
  acpEventsUrl?: string
}

/** The plugin uses the tables without this service. */
export class AgentsModuleService extends MedusaService({
  AgentAgreement,
  AgentCart,
  AgentCount,
  AgentHandover,
  AgentOrder,
  AgentOrderEvent,
  AgentRequest,
  OrderCode,
}) {
  readonly options: AgentsOptions

  constructor(container: object, options: AgentsOptions = {}) {
    super(container, options)
    this.options = options
  }
}
