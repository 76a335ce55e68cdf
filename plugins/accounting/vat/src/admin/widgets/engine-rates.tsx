import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { EngineRatesNotice } from "../EngineRatesNotice"

function EngineRatesWidget() {
  return <EngineRatesNotice />
}

export const config = defineWidgetConfig({ zone: "tax.list.before", id: "vat:engine-rates" })

export default EngineRatesWidget
