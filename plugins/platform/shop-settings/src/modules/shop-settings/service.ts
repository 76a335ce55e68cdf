import type { Merchant } from "@bon-perroquet/contract"
import { brandOfFile, type Brand } from "@bon-perroquet/contract/theme"
import { MedusaService } from "@medusajs/framework/utils"
import { merchantOfFile } from "./merchant-of-file"
import { SettingVersion } from "./models/setting-version"

export interface ShopSettingsOptions {
  /** Content of merchant.json, the initial values. */
  merchant: unknown
}

/** `settings/` reads and writes versions, without this service. */
export class ShopSettingsModuleService extends MedusaService({ SettingVersion }) {
  readonly merchant: Merchant
  /** Logo and colours of merchant.json. */
  readonly brand: Brand
  /** The shop's country is not a setting, because taxes depend on it. */
  readonly country: string
  /** Recently read values by the name of their setting. */
  readonly recent = new Map<string, { until: number; value: Promise<object> }>()

  constructor(container: object, { merchant }: ShopSettingsOptions) {
    super(container)
    const { country, ...rest } = merchantOfFile(merchant)
    this.country = country
    this.merchant = rest
    this.brand = brandOfFile(
      merchant && typeof merchant === "object" && "brand" in merchant ? merchant.brand : undefined,
    )
  }
}
