import { checkedOptions, liveOption, readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaService } from "@medusajs/framework/utils"
import { z } from "zod"
import { readLogosWith } from "../../logos"
import { sellerSchema, type Seller } from "./content"
import { DocumentLedger, ORIGINAL_PREFIXES } from "./ledger"
import { SalesDocument } from "./models/sales-document"

export interface InvoiceOptions {
  /** The seller of merchant.json, used if `currentSeller` is not set. */
  seller: Seller
  /** Returns the seller for each new document, if it can change while the engine runs. Default: `seller`. */
  currentSeller?: (container: MedusaContainer) => Promise<object>
  /** Prefixes of numbers, 1 to 6 capital letters. Default: F and C. */
  invoicePrefix?: LiveOption<string> | undefined
  creditNotePrefix?: LiveOption<string> | undefined
  /** Returns the PNG file of a logo that `currentSeller` names in its `letterhead`. */
  readLogo?: (knex: Knex, id: string) => Promise<Buffer | undefined>
}

const prefix = liveOption(z.string().regex(/^[A-Z]{1,6}$/))

const optionsSchema = z.strictObject({
  seller: sellerSchema,
  invoicePrefix: prefix.optional(),
  creditNotePrefix: prefix.optional(),
  readLogo: z.custom<InvoiceOptions["readLogo"]>((value) => typeof value === "function").optional(),
  currentSeller: z.custom<InvoiceOptions["currentSeller"]>((value) => typeof value === "function").optional(),
})

export class DocumentsModuleService extends MedusaService({ SalesDocument }) {
  readonly ledger: DocumentLedger
  private readonly options: InvoiceOptions

  constructor(container: { __pg_connection__: Knex }, options: InvoiceOptions) {
    super(container, options)
    // Checks the options when the module loads, because otherwise the first invoice would fail.
    this.options = checkedOptions("@bon-perroquet/invoices", optionsSchema, options)
    const { readLogo, invoicePrefix, creditNotePrefix } = this.options
    this.ledger = new DocumentLedger(container.__pg_connection__, undefined, () => ({
      invoice: readLive(invoicePrefix ?? ORIGINAL_PREFIXES.invoice),
      credit_note: readLive(creditNotePrefix ?? ORIGINAL_PREFIXES.credit_note),
    }))
    readLogosWith(readLogo && ((id) => readLogo(container.__pg_connection__, id)))
  }

  async sellerNow(container: MedusaContainer): Promise<Seller> {
    const { seller, currentSeller } = this.options
    return currentSeller ? sellerSchema.parse(await currentSeller(container)) : seller
  }
}
