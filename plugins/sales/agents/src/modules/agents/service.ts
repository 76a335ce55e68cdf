import { MedusaService } from "@medusajs/framework/utils"
import { AgentCart } from "./models/agent-cart"
import { AgentCount } from "./models/agent-count"
import { AgentHandover } from "./models/agent-handover"
import { AgentOrder } from "./models/agent-order"
import { AgentRequest } from "./models/agent-request"
import { OrderCode } from "./models/order-code"
import { AgentOrderEvent } from "./models/agent-order-event"

export interface AgentsOptions {
  /** Secret from which the key is derived that signs messages to assistants. */
  signingSecret?: string
  /** Hosts of the private network whose profiles the shop may read, also without TLS. */
  privateHosts?: string[]
}

/** The plugin uses the tables without this service. */
export class AgentsModuleService extends MedusaService({
  AgentCart,
  AgentCount,
  AgentHandover,
  AgentOrder,
  AgentRequest,
  OrderCode,
}) {
  readonly options: AgentsOptions

  AgentOrderEvent,
  constructor(container: object, options: AgentsOptions = {}) {
    super(container, options)
    this.options = options
  }
}
