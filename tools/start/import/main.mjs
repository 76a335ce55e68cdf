// `npm run import -- KIND FILE… [--option=value]` imports large files through the shop's API. See
// docs/import-large-files.md.
import { parseArgs } from "node:util"
import { command } from "../backup/command.mjs"
import { StartFailure } from "../failure.mjs"
import { apiKey, Importer, report } from "./import-files.mjs"
import { readPlan, stepOf } from "./steps.mjs"

const USAGE =
  "Usage: SHOP_API_KEY=sk_… npm run import -- KIND FILE…   or   npm run import -- --plan FILE\n" +
  "  KIND: products (or woocommerce, shopify, prestashop, magento, medusa, lightspeed, ecwid), customers, newsletter, orders, promotions, reviews, trade_prices, gift_cards\n" +
  "  --check                       only check the files\n" +
  "  --undo                        undo the imports of the files\n" +
  "  --prices=with-vat|without-vat answers if prices and amounts include VAT\n" +
  "  --vat=6|21                    answers the VAT class of products whose file does not state it\n" +
  "  --consent-since=DAY --consent-source=TEXT, or --without-consent\n" +
  "  --count                       count past orders in the analytics\n" +
  "  --combine, or --without-exclusive: import or leave out codes that excluded others"

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      plan: { type: "string" },
      check: { type: "boolean", default: false },
      undo: { type: "boolean", default: false },
      prices: { type: "string" },
      vat: { type: "string" },
      "consent-since": { type: "string" },
      "consent-source": { type: "string" },
      "without-consent": { type: "boolean", default: false },
      count: { type: "boolean", default: false },
      combine: { type: "boolean", default: false },
      "without-exclusive": { type: "boolean", default: false },
    },
  })
  const [named, ...files] = positionals
  if (!values.plan && (!named || !files.length)) throw new StartFailure(USAGE)
  const { SHOP_URL: url = "http://localhost:8000" } = process.env
  const importer = new Importer({ url, key: apiKey() }, { isCheck: values.check })
  const steps = values.plan
    ? readPlan(values.plan)
    : [
        stepOf(named ?? "", files, {
          ...(values.prices && { prices_include_vat: values.prices === "with-vat" }),
          ...(values.vat && { vat_rates: { "*": Number(values.vat) } }),
          ...(values["without-consent"] && { consent: "none" }),
          ...(values["consent-since"] && {
            consent: { since: values["consent-since"], source: values["consent-source"] ?? "" },
          }),
          ...(values.count && { count_orders: true }),
          ...(values.combine && { may_combine: true }),
          ...(values["without-exclusive"] && { may_combine: false }),
        }),
      ]
  for (const step of values.undo ? steps.toReversed() : steps)
    for await (const imported of values.undo ? importer.undo(step) : importer.files(step)) report(imported)
})
