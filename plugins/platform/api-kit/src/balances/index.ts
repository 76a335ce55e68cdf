import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Interface of the plugin that stores gift cards and store credit, which registers itself when its module is loaded. */
interface BalanceKeeper {
  /** Returns the form in which a code is stored, or null if it is too short or contains other characters. */
  hashed: (code: string) => CardCode | null
  /** Returns those hashes that belong to a card. */
  known: (knex: Knex, hashes: readonly string[]) => Promise<Set<string>>
  /** Adds balances of a former shop. @returns ids of the added ones. A card with a known code is not added. */
  add: (transaction: Knex, balances: readonly ImportedBalance[]) => Promise<Set<string>>
  /** Returns those imported balances that were not used since. */
  removable: (knex: Knex, ids: readonly string[]) => Promise<Set<string>>
  /** Removes imported balances, except those that were used since. @returns ids of the removed ones */
  remove: (transaction: Knex, ids: readonly string[]) => Promise<Set<string>>
  /** Returns the store credit of customers, without those who never had any. */
  credits: (knex: Knex, customerIds: readonly string[]) => Promise<StoreCredit[]>
  /** Returns all balances, oldest first. */
  all: (knex: Knex) => Promise<StoredBalance[]>
}

export interface CardCode {
  code_hash: string
  last4: string
}

interface Balance {
  /** Last characters of a gift card's code. Null for store credit. */
  last4: string | null
  cents: number
}

export interface ImportedBalance extends Balance {
  id: string
  /** Null for store credit. */
  code_hash: string | null
  /** Owner of a store credit. Null for a gift card. */
  customer_id: string | null
  /** ISO 8601. Null if it does not expire. */
  expires_at: string | null
  reason: string
  by_email: string
}

export interface StoreCredit {
  customer_id: string
  cents: number
  /** Ids of the entries that imports added. */
  imported: string[]
}

export interface StoredBalance extends Balance {
  /** Owner of a store credit. Null for a gift card, and for a deleted customer. */
  email: string | null
  currency_code: string
  expires_at: Date | null
  state: "active" | "blocked" | "replaced"
}

let keeper: BalanceKeeper | undefined
let isKeeping = () => true

/** Registers the plugin that stores balances. @param isOn whether the plugin is enabled, evaluated at each use */
export function connectBalances(connected: BalanceKeeper, isOn: () => boolean): void {
  keeper = connected
  isKeeping = isOn
}

/** Returns the plugin, also while it is switched off: the download of all data contains its balances. */
export const storedBalances = (): BalanceKeeper | undefined => keeper

export const balanceKeeper = (): BalanceKeeper | undefined => (isKeeping() ? keeper : undefined)
