import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { EngineRatesNotice } from "../EngineRatesNotice"

function EngineRatesOfCountryWidget() {
  return <EngineRatesNotice />
}

export const config = defineWidgetConfig({ zone: "tax.details.before", id: "vat:engine-rates-of-country" })

export default EngineRatesOfCountryWidget
