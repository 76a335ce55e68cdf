import { MAX_SEARCH_LENGTH } from "@bon-perroquet/contract"
import { useSearch } from "@bon-perroquet/shop-react"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field } from "../../../../components/Field"
import { useLanguage } from "../../../../i18n"
import { localised } from "../../../../i18n/localised"
import { useRest } from "../../use-rest"

/** Milliseconds without typing before a search starts. */
const REST_MS = 150
/** Maximum number of offered products. */
const OFFERED = 6

type ProductFinderProps = { without: readonly string[]; onChoose: (id: string) => void }

export function ProductFinder({ without, onChoose }: ProductFinderProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const [typed, setTyped] = useState("")
  const [q, setQ] = useState("")
  useRest(typed.trim(), REST_MS, () => setQ(typed.trim()))
  const { data } = useSearch({ q, limit: OFFERED + without.length })
  const found = data?.products.filter(({ id }) => !without.includes(id)).slice(0, OFFERED) ?? []
  return (
    <div className="flex flex-col gap-3">
      <Field
        type="search"
        label={t("settings.home.find")}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the form from the search field.
          if (event.key === "Enter") event.preventDefault()
        }}
      />
      {q && data && (
        <div role="status" className="flex flex-wrap gap-2">
          {found.length === 0 && <p className="text-bark">{t("settings.home.nothingFound")}</p>}
          {found.map((product) => (
            <Button
              key={product.id}
              variant="secondary"
              size="sm"
              onClick={() => {
                onChoose(product.id)
                setTyped("")
              }}
            >
              <Plus aria-hidden className="size-4" />
              {localised(product, "name", language)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
