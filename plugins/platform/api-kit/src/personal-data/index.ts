import type { PersonalDataPart } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface DataSubject {
  customer: string
  /** Lower case. null if the address was not verified, because its data may be somebody else's. */
  proved_email: string | null
}

/**
 * Personal data of an optional plugin. The plugin connects itself when its module is loaded, even if it is
 * disabled.
 */
export interface PersonalDataKeeper {
  part: PersonalDataPart
  read: (knex: Knex, person: DataSubject) => Promise<unknown[]>
  /** Erases the data in the transaction that erases the person. */
  erase: (transaction: Knex, person: DataSubject) => Promise<void>
}

const keepers: PersonalDataKeeper[] = []

export const connectPersonalData = (keeper: PersonalDataKeeper): void => void keepers.push(keeper)

export const personalDataKeepers = (): readonly PersonalDataKeeper[] => keepers
