import { MedusaService } from "@medusajs/framework/utils"
import { AgentCart } from "./models/agent-cart"
import { AgentCount } from "./models/agent-count"
import { AgentHandover } from "./models/agent-handover"
import { AgentOrder } from "./models/agent-order"
import { OrderCode } from "./models/order-code"

/** The plugin uses the tables without this service. */
export class AgentsModuleService extends MedusaService({
  AgentCart,
  AgentCount,
  AgentHandover,
  AgentOrder,
  OrderCode,
}) {}
