import { featuresSchema, featuresSettingSchema, type Features } from "@bon-perroquet/contract/features"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { featureFields, features, invalidFeature } from "@bon-perroquet/shop-settings/features"
import { FEATURES, merchantOf } from "@bon-perroquet/shop-settings/settings"
import { documentKeeper } from "@bon-perroquet/api-kit/documents"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { saveSetting, settingView } from "../../../../../settings"

export const GET = route(
  {
    summary: "Retrieve the functions of the shop",
    description:
      "`value` contains what the dashboard saved. An environment variable overrides it: see `overridden_by` and " +
      "`effective` of each field.",
    access: "administrator",
    answer: featuresSettingSchema,
    versioned: true,
  },
  async ({ request, language }) => ({
    ...(await settingView(request, FEATURES)),
    fields: featureFields(language),
  }),
)

export const PUT = route(
  {
    summary: "Update the functions of the shop",
    description:
      "Send a value for each field. All processes apply the change within a second, without a restart. Placed orders " +
      "keep their VAT scheme and their number.",
    access: "administrator",
    body: featuresSchema,
    answer: featuresSettingSchema,
    versioned: true,
    refusals: { 400: ["invalid_request"], 409: ["bank_account_missing", "prefix_in_use"] },
    example: { wishlist: true, lots: false, vat_scheme: "origin", vat_scheme_from: null },
  },
  async ({ body, knex, request, container, language }) => {
    const field = invalidFeature(body)
    if (field) throw refuse("invalid_request", 400, { field })
    if (body["bank_transfer_days"] && !(await merchantOf(container)).bank_account)
      throw refuse("bank_account_missing", 409)
    await requireUnusedPrefixes(knex, body)
    return { ...(await saveSetting(request, FEATURES, body)), fields: featureFields(language) }
  },
)

const PREFIXES = { invoice: "invoice_prefix", credit_note: "credit_note_prefix" } as const

/**
 * @throws 409 if documents of the other kind have the prefix, because the same number could then be issued twice. The
 * prefix that applies now is always accepted.
 */
async function requireUnusedPrefixes(knex: Knex, values: Features): Promise<void> {
  const now = features()
  const changed = Object.values(PREFIXES).filter((name) => values[name] !== now[name])
  if (!changed.length) return
  const used = (await documentKeeper()?.usedPrefixes(knex)) ?? []
  const isTaken = used.some(({ kind, prefix }) =>
    changed.some((name) => values[name] === prefix && PREFIXES[kind] !== name),
  )
  if (isTaken) throw refuse("prefix_in_use", 409)
}
