import type { ProductImport } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"

type ImportDraftsProps = { id: string; drafts: NonNullable<ProductImport["drafts"]> }

/** Lists why products of an import stayed drafts, and the old addresses that do not answer because of it. */
export function ImportDrafts({ id, drafts }: ImportDraftsProps) {
  const { t } = useTranslation("admin")
  const { incomplete, missing, address_count, addresses } = drafts
  if (incomplete === 0 && address_count === 0) return null
  const more = address_count - addresses.length
  return (
    <div className="flex flex-col gap-4 rounded-card border border-seed p-4">
      {incomplete > 0 && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">{t("imports.drafts.title", { count: incomplete })}</p>
          <ul aria-label={t("imports.drafts.missing")} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {missing.map(({ name, products }) => (
              <li key={name}>
                {name} <span className="text-bark tabular-nums">({products})</span>
              </li>
            ))}
          </ul>
          <Link
            to={`/admin/products?${new URLSearchParams({ drafts: id }).toString()}`}
            className="inline-flex min-h-11 items-center self-start font-semibold text-leaf underline underline-offset-2"
          >
            {t("imports.drafts.show", { count: incomplete })}
          </Link>
        </div>
      )}
      {address_count > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {t("imports.drafts.addresses", { count: address_count })}
          </summary>
          <p className="text-sm text-bark">{t("imports.drafts.addressesText")}</p>
          <ul className="mt-2 flex flex-col gap-1 text-sm">
            {addresses.map((address) => (
              <li key={address} className="wrap-anywhere">
                {address}
              </li>
            ))}
          </ul>
          {more > 0 && <p className="mt-2 text-sm text-bark">{t("imports.drafts.more", { count: more })}</p>}
        </details>
      )}
    </div>
  )
}
