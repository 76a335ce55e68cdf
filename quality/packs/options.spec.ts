import { BankTransferModuleService } from "../../plugins/sales/bank-transfer/src/modules/bank-transfer/service"
import { BpostService } from "../../plugins/fulfilment/bpost/src/modules/bpost/service"
import { checked as checkedStripe } from "../../plugins/sales/stripe/src/options"
import { CheckoutModuleService } from "../../plugins/sales/checkout/src/modules/checkout/service"
import { DocumentsModuleService } from "../../plugins/accounting/invoices/src/modules/documents/service"
import { SendcloudService } from "../../plugins/fulfilment/sendcloud/src/modules/sendcloud/service"
import { schemeIn } from "../../plugins/accounting/vat/src/options"
import merchant from "../../merchant.json"

const container = { __pg_connection__: jest.fn() as never, baseRepository: {} }

const START: Record<string, (options: object) => unknown> = {
  "bank-transfer": (options) => new BankTransferModuleService(container, options),
  bpost: (options) => new BpostService(container, options),
  checkout: (options) => new CheckoutModuleService(container, options),
  invoices: (options) => new DocumentsModuleService(container, options as never),
  sendcloud: (options) => new SendcloudService(container, options),
  stripe: checkedStripe,
  vat: schemeIn,
}

describe("The options of a plugin", () => {
  it.each([
    ["bank-transfer", { reservationDays: 10, payee: merchant }, { reservationDays: -1 }, "reservationDays"],
    ["bpost", { account: "1", passphrase: "2", pointsUrl: "off" }, { account: "1" }, "passphrase"],
    ["checkout", { orderNumberPrefix: "BP" }, { orderNumberPrefix: "B-" }, "orderNumberPrefix"],
    ["invoices", { seller: merchant }, { seller: { ...merchant, vat_number: undefined } }, "vat_number"],
    ["sendcloud", { services: "NL home postnl:standard" }, { apiBase: "localhost" }, "apiBase"],
    ["stripe", { apiKey: "sk_test_1", apiBase: "" }, { apiBase: "localhost" }, "apiBase"],
    ["vat", { scheme: "oss" }, { scheme: "OSS" }, "scheme"],
  ])(
    "are checked when the plugin %s starts, and the error names the invalid or unknown option",
    (name, valid, invalid, named) => {
      const start = (options: object) => () => START[name]?.(options)
      expect(start(valid)).not.toThrow()
      expect(start(invalid)).toThrow(`Options of @bon-perroquet/${name} in medusa-config.js:`)
      expect(start(invalid)).toThrow(named)
      expect(start({ unknown: true })).toThrow("unknown")
    },
  )
})
