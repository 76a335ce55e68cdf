import type { Merchant } from "@bon-perroquet/contract"
import { furtherChannel } from "@bon-perroquet/contract/channels"
import { brandOfFile, type Brand } from "@bon-perroquet/contract/theme"
import { MedusaService } from "@medusajs/framework/utils"
import { merchantOfFile } from "./merchant-of-file"
import { SettingVersion } from "./models/setting-version"

export interface ShopSettingsOptions {
  /** Content of merchant.json, the initial values. */
  merchant: unknown
}

interface OriginalSettings {
  merchant: Merchant
  /** Logo and colours of merchant.json. */
  brand: Brand
  /** The shop's country is not a setting, because taxes depend on it. */
  country: string
}

function originalsOf(file: unknown): OriginalSettings {
  const { country, ...merchant } = merchantOfFile(file)
  const brand = file && typeof file === "object" && "brand" in file ? file.brand : undefined
  return { merchant, country, brand: brandOfFile(brand) }
}

/** `settings/` reads and writes versions, without this service. */
export class ShopSettingsModuleService extends MedusaService({ SettingVersion }) {
  private readonly main: OriginalSettings
  private readonly ofChannels = new Map<string, OriginalSettings>()

  constructor(container: object, { merchant }: ShopSettingsOptions) {
    super(container)
    this.main = originalsOf(merchant)
  }

  /** Returns the initial values of the current channel. */
  ofChannel(): OriginalSettings {
    const channel = furtherChannel()
    if (!channel) return this.main
    const originals = this.ofChannels.get(channel.code) ?? originalsOf(channel.merchant)
    this.ofChannels.set(channel.code, originals)
    return originals
  }
}
