import { connectLetters } from "@bon-perroquet/api-kit/mails"
import { connectMailingList } from "@bon-perroquet/api-kit/mailing-lists"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Module } from "@medusajs/framework/utils"
import { refuseReminders } from "../../consents"
import { CONSENTS_OF_PEOPLE } from "../../consents/of-people"
import { setHours } from "../../hours"
import { CART_REMINDER_LETTERS } from "../../mails/letters"
import { CartReminderModuleService } from "./service"

interface ModuleOptions extends Record<string, unknown> {
  /** Hours from the last change of a cart to the reminder. 0: no reminders. */
  hours?: LiveOption<number>
}

/** A module loader, because worker processes load no API routes. */
function connect({ options }: LoaderOptions<ModuleOptions>): Promise<void> {
  const hours = () => readLive(options?.hours ?? 0)
  setHours(hours)
  const isOn = () => hours() > 0
  connectMailingList("cart_reminder", (container, address) =>
    refuseReminders(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), address),
  )
  connectPersonalData(CONSENTS_OF_PEOPLE)
  offerService("cart_reminder", isOn)
  connectLetters(CART_REMINDER_LETTERS, isOn)
  return Promise.resolve()
}

export default Module("cart_reminder", { service: CartReminderModuleService, loaders: [connect] })
