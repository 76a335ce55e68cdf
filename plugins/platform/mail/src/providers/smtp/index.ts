import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { SmtpProvider } from "./service"

export { KEPT_IN_OUTBOX, RECIPIENT_REFUSED, SmtpProvider, type SmtpOptions } from "./service"

export default ModuleProvider(Modules.NOTIFICATION, { services: [SmtpProvider] })
