import {
  missingIn,
  NO_INFORMATION,
  type ApiError,
  type Demand,
  type Language,
  type ProductInformation,
  type ProductKind,
} from "@bon-perroquet/contract"
import { informationName, missingInformationText } from "@bon-perroquet/contract/information-names"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Refusal } from "../http/refusal"

/** Changed information of a product. Absent fields stay unchanged. */
export interface InformationChange {
  product_id: string
  change: Partial<ProductInformation>
}

export interface InformationAuthor {
  by: string
  import_id?: string
}

/**
 * Interface of the plugin that stores mandatory product information, which registers itself when its module is
 * loaded. In its table `product_information`, `allergens` and `traces` are JSON lists, and `is_complete` means that
 * nothing is missing.
 */
interface InformationKeeper {
  /** Returns the information by product id. Products without information are missing. */
  read: (knex: Knex, productIds: readonly string[]) => Promise<Map<string, ProductInformation>>
  change: (
    container: MedusaContainer,
    /** null for automatic changes, such as the data of a new shop, which are not logged. */
    author: InformationAuthor | null,
    changes: readonly InformationChange[],
  ) => Promise<void>
}

let keeper: InformationKeeper | undefined

export function connectInformation(connected: InformationKeeper): void {
  keeper = connected
}

export const informationKeeper = (): InformationKeeper | undefined => keeper

export const informed = () =>
  informationKeeper()
    ? {
        columns: "told.product_id IS NOT NULL AS has_information, told.allergens, told.traces",
        join: "LEFT JOIN product_information told ON told.product_id = product.id AND told.deleted_at IS NULL",
      }
    : { columns: "false AS has_information, NULL::jsonb AS allergens, NULL::jsonb AS traces", join: "" }

/**
 * Returns an SQL condition for products for sale with incomplete information. It matches nothing if the plugin is
 * disabled.
 */
export const uninformed = (): string =>
  informationKeeper()
    ? `product.status = 'published' AND NOT EXISTS (
        SELECT FROM product_information WHERE product_id = product.id AND deleted_at IS NULL AND is_complete)`
    : "false"

/** Answers 400 `information_needed` with the missing information of a product that would be for sale. */
export class InformationNeeded extends Refusal {
  constructor(
    readonly missing: readonly Demand[],
    private readonly kind: ProductKind | null,
  ) {
    super("information_needed", 400)
  }

  override in(language: Language): ApiError {
    const { detail, ...error } = super.in(language)
    const names = missingInformationText(language, this.missing, this.kind)
    const errors = this.missing.map((field) => ({
      ...{ field: `information.${field}`, code: "required" },
      reason: informationName(language, field, this.kind),
    }))
    return { ...error, detail: detail.replace(/\.$/, ` (${names}).`), errors }
  }
}

/** Returns what a product lacks to be for sale. Nothing if mandatory product information is disabled. */
export const missingInformation = (information: Partial<ProductInformation> = {}): Demand[] =>
  informationKeeper() ? missingIn({ ...NO_INFORMATION, ...information }) : []

export const isInformed = (information?: Partial<ProductInformation>): boolean =>
  missingInformation(information).length === 0

/** @throws InformationNeeded for a product that is not complete */
export function requireInformation(information: Partial<ProductInformation> = {}): void {
  const missing = missingInformation(information)
  if (missing.length > 0) throw new InformationNeeded(missing, information.kind ?? null)
}
