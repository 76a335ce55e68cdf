import type { Merchant } from "@bon-perroquet/contract"
import { MedusaService } from "@medusajs/framework/utils"
import { merchantOfFile } from "./merchant-of-file"
import { SettingVersion } from "./models/setting-version"

/** The plugin's options, from the shop's configuration. */
export interface ShopSettingsOptions {
  /** What merchant.json says: it holds until somebody saves something else. */
  merchant: unknown
}

/** The generated methods, and the first value of each setting; versions are read and written by the statements in `settings/`. */
export class ShopSettingsModuleService extends MedusaService({ SettingVersion }) {
  readonly merchant: Merchant
  /** Where the merchant is: taxes follow from it, so that it is no setting. */
  readonly country: string

  constructor(container: object, { merchant }: ShopSettingsOptions) {
    super(container)
    const { country, ...rest } = merchantOfFile(merchant)
    this.country = country
    this.merchant = rest
  }
}
