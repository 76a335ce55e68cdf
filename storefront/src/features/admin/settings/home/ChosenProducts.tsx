import { MAX_CHOSEN_PRODUCTS, MAX_SEARCH_LENGTH } from "@bon-perroquet/contract"
import { useProduct, useSearch } from "@bon-perroquet/shop-react"
import { ArrowDown, ArrowUp, Trash2, Plus } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { ProductPicture } from "../../../../components/picture/ProductPicture"
import { useLanguage } from "../../../../i18n"
import { localised } from "../../../../i18n/localised"
import { ArrangeButton } from "../../lists/ArrangeButton"
import type { HomeValues } from "./home-form"
import { Button } from "../../../../components/Button"
import { Field } from "../../../../components/Field"
import { useRest } from "../../../../components/use-rest"

export function ChosenProducts() {
  const { t } = useTranslation("admin")
  const { field } = useController<HomeValues, "products">({ name: "products" })
  const chosen = field.value
  function swap(place: number, other: number) {
    const [one, two] = [chosen[place], chosen[other]]
    if (one && two) field.onChange(chosen.with(place, two).with(other, one))
  }
  return (
    <div className="flex flex-col gap-4 sm:col-span-2">
      {chosen.length === 0 && <p className="text-bark">{t("settings.home.noProducts")}</p>}
      <ol className="flex flex-col gap-2">
        {chosen.map(({ id }, place) => (
          <Chosen key={id} id={id}>
            {(name) => (
              <>
                <ArrangeButton
                  label={t("settings.home.earlier", { name })}
                  disabled={place === 0}
                  onClick={() => swap(place, place - 1)}
                >
                  <ArrowUp aria-hidden className="size-5" />
                </ArrangeButton>
                <ArrangeButton
                  label={t("settings.home.later", { name })}
                  disabled={place === chosen.length - 1}
                  onClick={() => swap(place, place + 1)}
                >
                  <ArrowDown aria-hidden className="size-5" />
                </ArrangeButton>
                <ArrangeButton
                  label={t("settings.home.remove", { name })}
                  onClick={() => field.onChange(chosen.toSpliced(place, 1))}
                >
                  <Trash2 aria-hidden className="size-5" />
                </ArrangeButton>
              </>
            )}
          </Chosen>
        ))}
      </ol>
      {chosen.length < MAX_CHOSEN_PRODUCTS && (
        <ProductFinder
          without={chosen.map(({ id }) => id)}
          onChoose={(id) => field.onChange([...chosen, { id }])}
        />
      )}
    </div>
  )
}

/** Shows a chosen product, even if it is no longer for sale. */
function Chosen({ id, children }: { id: string; children: (name: string) => ReactNode }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data: product, isPending } = useProduct(id)
  const name = product ? localised(product, "name", language) : t("settings.home.gone")
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-2">
      <ProductPicture
        address={product?.images[0]}
        alt=""
        sizes="3rem"
        className="size-12 shrink-0 rounded-control"
      />
      <span className="min-w-0 grow font-semibold wrap-anywhere">{isPending ? "…" : name}</span>
      <span className="flex shrink-0">{children(name)}</span>
    </li>
  )
}

/** Milliseconds after the last keystroke until the search starts. */
const REST_MS = 150
const OFFERED = 6

type ProductFinderProps = { without: readonly string[]; onChoose: (id: string) => void }

function ProductFinder({ without, onChoose }: ProductFinderProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const [typed, setTyped] = useState("")
  const [q, setQ] = useState("")
  useRest(typed.trim(), REST_MS, () => setQ(typed.trim()))
  const { data } = useSearch({ q, limit: OFFERED + without.length })
  const options = data?.products.filter(({ id }) => !without.includes(id)).slice(0, OFFERED) ?? []
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
          if (event.key === "Enter") event.preventDefault()
        }}
      />
      {q && data && (
        <div role="status" className="flex flex-wrap gap-2">
          {options.length === 0 && <p className="text-bark">{t("settings.home.nothingFound")}</p>}
          {options.map((product) => (
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
