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
