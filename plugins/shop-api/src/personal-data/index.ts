import type { PersonalDataPart } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Whose data it is. */
export interface DataSubject {
  /** The account's. */
  customer: string
  /** Lower case; null while the address was not shown to be theirs: what else belongs to it may be a stranger's. */
  proved_email: string | null
}

/** What a plugin that a shop may be without keeps of people. It connects itself when its module is loaded, switched on or off. */
export interface PersonalDataKeeper {
  /** What it is called in the export. */
  part: PersonalDataPart
  /** All that is kept of a person, as they may read it. */
  read: (knex: Knex, person: DataSubject) => Promise<unknown[]>
  /** Forgets it, within the transaction that erases the person. */
  erase: (transaction: Knex, person: DataSubject) => Promise<void>
}

const keepers: PersonalDataKeeper[] = []

export const connectPersonalData = (keeper: PersonalDataKeeper): void => void keepers.push(keeper)

export const personalDataKeepers = (): readonly PersonalDataKeeper[] => keepers
