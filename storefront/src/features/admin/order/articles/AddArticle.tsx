import { useAdminProducts } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { toCents } from "@bon-perroquet/contract"
import { formatCents } from "../../../../components/price"
import { useLanguage } from "../../../../i18n"
import { localised } from "../../../../i18n/localised"
import { SearchField } from "../../lists/SearchField"

const SHOWN = 6

export interface Article {
  variant_id: string
  name: string
}

/** Finds an article to add. Each size of a product is an article. */
export function AddArticle({ onAdd }: { onAdd: (article: Article) => void }) {
  const { t } = useTranslation("admin")
  const [search, setSearch] = useState("")
  return (
    <div className="flex flex-col gap-3">
      <div className="flex">
        <SearchField label={t("articles.find")} text={search} onChange={setSearch} />
      </div>
      {search && (
        <Found
          search={search}
          onAdd={(article) => {
            setSearch("")
            onAdd(article)
          }}
        />
      )}
    </div>
  )
}

function Found({ search, onAdd }: { search: string; onAdd: (article: Article) => void }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data } = useAdminProducts({ search, offset: 0, limit: SHOWN })
  if (!data) return null
  const options = data.rows.flatMap((product) =>
    product.variants.map((variant) => {
      const label = product.variants.length > 1 ? ` – ${localised(variant, "label", language)}` : ""
      const name = `${localised(product, "name", language)}${label}`
      return { id: variant.id, name, stock: variant.stock, price: variant.charged_price ?? variant.price }
    }),
  )
  if (options.length === 0) return <p role="status">{t("promotions.form.noneFound")}</p>
  return (
    <ul
      aria-label={t("promotions.form.found")}
      className="flex flex-col divide-y divide-line rounded-control border border-edge"
    >
      {options.map(({ id, name, stock, price }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-1 pr-1 pl-3">
          <span className="min-w-0">
            <span className="block wrap-anywhere">{name}</span>
            <span className="block text-sm text-bark tabular-nums">
              {`${formatCents(toCents(price), language)} · ${t("articles.stock", { count: stock })}`}
            </span>
          </span>
          <Button
            variant="quiet"
            size="sm"
            className="shrink-0"
            disabled={stock < 1}
            aria-label={t("promotions.form.addOf", { name })}
            onClick={() => onAdd({ variant_id: id, name })}
          >
            <Plus aria-hidden className="size-4" />
            {t("promotions.form.add")}
          </Button>
        </li>
      ))}
    </ul>
  )
}
