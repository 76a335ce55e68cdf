import type { PersonalDataPart } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface DataSubject {
  customer: string
  /** The verified address in lower case. Null if unverified: its data may belong to somebody else. */
  proved_email: string | null
}

/**
 * Interface of a plugin with personal data. The plugin registers itself when its module is loaded, even if it is
 * disabled.
 */
export interface PersonalDataKeeper {
  part: PersonalDataPart
  read: (knex: Knex, person: DataSubject) => Promise<unknown[]>
  /** SQL condition on `customer`: the account has something of value, so it is not deleted for its unverified address. */
  keeps?: string
  /** Returns the cents that the shop owes the customer. They are lost with the account. */
  owedCents?: (knex: Knex, customer: string) => Promise<number>
  /** Erases the data in the transaction that erases the person. */
  erase: (transaction: Knex, person: DataSubject) => Promise<void>
}

const keepers: PersonalDataKeeper[] = []

export const connectPersonalData = (keeper: PersonalDataKeeper): void => void keepers.push(keeper)

export const personalDataKeepers = (): readonly PersonalDataKeeper[] => keepers
