import { connectLetters, type MailLetters } from "@bon-perroquet/api-kit/mails"
import { connectMailingList } from "@bon-perroquet/api-kit/mailing-lists"
import { connectPersonalData, type PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Module } from "@medusajs/framework/utils"
import { refuseReminders } from "../../consents"
import { setHours } from "../../hours"
import { CartReminderModuleService } from "./service"
import type { Language } from "@bon-perroquet/contract"
import { TEXTS } from "../../mails/texts"

/** E-mails whose beginning the merchant can edit. */
const CART_REMINDER_LETTERS = {
  cart_reminder: {
    letter: (language: Language) => TEXTS[language].reminder,
    greeting: (language: Language) => TEXTS[language].greeting,
  },
} satisfies MailLetters

/** A person's consents are those of the verified address. */
const CONSENTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "cart_reminder",
  read: async (knex, { proved_email }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT language, agreed_text, agreed_at, sent_at FROM cart_reminder WHERE email = ? ORDER BY agreed_at`,
      [proved_email],
    )
    return rows
  },
  erase: async (transaction, { proved_email }) => {
    await transaction.raw("DELETE FROM cart_reminder WHERE email = ?", [proved_email])
  },
}

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
