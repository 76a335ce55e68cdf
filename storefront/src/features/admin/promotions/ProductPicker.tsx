import { MAX_PROMOTION_TARGETS } from "@bon-perroquet/contract"
import { isUnknown } from "@bon-perroquet/shop-react"
import { useAdminProduct, useAdminProducts } from "@bon-perroquet/shop-react/admin"
import { Plus, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { SearchField } from "../lists/SearchField"

const SHOWN = 8

type ProductPickerProps = {
  chosen: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

export function ProductPicker({ chosen, error, onChange }: ProductPickerProps) {
  const { t } = useTranslation("admin")
  const [search, setSearch] = useState("")
  return (
    <div className="flex flex-col gap-3">
      <div className="flex">
        <SearchField label={t("promotions.form.find")} text={search} onChange={setSearch} />
      </div>
      {search && (
        <Found
          search={search}
          chosen={chosen}
          onAdd={(id) => onChange([...chosen, id].slice(0, MAX_PROMOTION_TARGETS))}
        />
      )}
      {chosen.length === 0 ? (
        <p className="text-bark">{t("promotions.form.noneChosen")}</p>
      ) : (
        <ul aria-label={t("promotions.form.chosen")} className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <Chosen key={id} id={id} onRemove={() => onChange(chosen.filter((each) => each !== id))} />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="text-sm font-semibold text-macaw">
          {error}
        </p>
      )}
    </div>
  )
}

type FoundProps = { search: string; chosen: readonly string[]; onAdd: (id: string) => void }

function Found({ search, chosen, onAdd }: FoundProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data } = useAdminProducts({ search, offset: 0, limit: SHOWN })
  const options = data?.rows.filter(({ id }) => !chosen.includes(id)) ?? []
  if (!data) return null
  if (options.length === 0) return <p role="status">{t("promotions.form.noneFound")}</p>
  return (
    <ul
      aria-label={t("promotions.form.found")}
      className="flex flex-col divide-y divide-line rounded-control border border-edge"
    >
      {options.map((product) => {
        const name = localised(product, "name", language)
        return (
          <li key={product.id} className="flex items-center justify-between gap-3 py-1 pr-1 pl-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button
              variant="quiet"
              size="sm"
              className="shrink-0"
              aria-label={t("promotions.form.addOf", { name })}
              onClick={() => onAdd(product.id)}
            >
              <Plus aria-hidden className="size-4" />
              {t("promotions.form.add")}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function Chosen({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data, error } = useAdminProduct(id)
  const name = data ? localised(data, "name", language) : isUnknown(error) ? t("promotions.form.gone") : "…"
  return (
    <li className="inline-flex max-w-full items-center gap-1 rounded-pill border border-edge bg-sunken pl-3">
      <span className="min-w-0 truncate">{name}</span>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("promotions.form.removeOf", { name })}
        onClick={onRemove}
      >
        <X aria-hidden className="size-4" />
      </Button>
    </li>
  )
}
