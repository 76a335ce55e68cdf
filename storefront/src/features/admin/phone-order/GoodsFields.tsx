import { toCents, sizedName, type Language, type Product } from "@bon-perroquet/contract"
import { useAddCartItem, useSearch } from "@bon-perroquet/shop-react"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Price } from "../../../components/price"
import { useFailureToast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { SearchField } from "../lists/SearchField"
import { CartLines } from "./CartLines"
import { Part } from "./Part"
import { localised } from "../../../i18n/localised"

const sizesSold = (products: readonly Product[], language: Language) =>
  products.flatMap((product) =>
    product.variants.map((size) => ({
      item: { product_id: product.id, variant_id: size.id },
      name: sizedName(
        localised(product, "name", language),
        product.variants.length > 1 ? localised(size, "label", language) : null,
      ),
      ...{ sku: size.sku, price: size.price, stock: size.stock },
    })),
  )

const MOST_FOUND = 6

export function GoodsFields() {
  const { t } = useTranslation("admin")
  const [words, setWords] = useState("")
  return (
    <Part title={t("phoneOrder.goods")}>
      <div className="flex">
        <SearchField label={t("phoneOrder.findGoods")} text={words} onChange={setWords} />
      </div>
      {words && <FoundGoods words={words} />}
      <CartLines />
    </Part>
  )
}

function FoundGoods({ words }: { words: string }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data } = useSearch({ q: words, limit: MOST_FOUND })
  const { mutate, isPending } = useAddCartItem()
  const sayFailure = useFailureToast()
  const sizes = data ? sizesSold(data.products, language) : []
  if (data && sizes.length === 0)
    return (
      <p role="status" className="text-sm text-bark">
        {t("phoneOrder.noGoods")}
      </p>
    )
  return (
    <ul className="flex flex-col" aria-label={t("phoneOrder.foundGoods")}>
      {sizes.map(({ item, name, sku, price, stock }) => (
        <li
          key={item.variant_id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2"
        >
          <span className="mr-auto min-w-0">
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm wrap-anywhere text-bark">
              {sku} · {t("phoneOrder.stock", { count: stock })}
            </span>
          </span>
          <span className="ml-auto flex items-center gap-3">
            <Price cents={toCents(price)} className="tabular-nums" />
            <Button
              variant="secondary"
              size="sm"
              className="shrink-0"
              disabled={isPending || stock < 1}
              aria-label={t("phoneOrder.addOf", { name })}
              onClick={() =>
                mutate(
                  { ...item, quantity: 1 },
                  { onError: (error) => sayFailure(error, t("phoneOrder.notAdded")) },
                )
              }
            >
              <Plus aria-hidden className="size-4" />
              {t("phoneOrder.add")}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
