import { MedusaService } from "@medusajs/framework/utils"
import { BrevoContact } from "./models/brevo-contact"
import { BrevoRun } from "./models/brevo-run"

export interface BrevoOptions {
  /** Encrypts the API key in the database. */
  sealingKey?: string
  /** Address of Brevo's API. */
  apiBase?: string
}

/** `contacts/` and `runs/` use the tables without this service. */
export class BrevoModuleService extends MedusaService({ BrevoContact, BrevoRun }) {
  readonly options: BrevoOptions

  constructor(container: object, options: BrevoOptions = {}) {
    super(container, options)
    this.options = options
  }
}
