import { MedusaService } from "@medusajs/framework/utils"
import { CartReminder } from "./models/cart-reminder"
import { CartReminderOptOut } from "./models/cart-reminder-opt-out"

/** `consents/` and `reminders/` use the tables without this service. */
export class CartReminderModuleService extends MedusaService({ CartReminder, CartReminderOptOut }) {}
