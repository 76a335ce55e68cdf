import { MAX_LINE_QUANTITY, type CartItem } from "@bon-perroquet/shop-api/contract"
import { unitPriceCents, useProducts, useRemoveCartItem, useSetCartQuantity } from "@bon-perroquet/shop-react"
import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { centsOf, isPerKilogram, Price } from "../../../components/price"
import { ProductPicture } from "../../../components/ProductPicture"
import { QuantityStepper } from "../../../components/QuantityStepper"
import { itemName } from "../item-name"
import { useCartFailure } from "../use-cart-failure"
import { StockNote } from "./StockNote"

/** One product in the cart: what it is and costs, how many, and the way out. */
export function CartLine({ item }: { item: CartItem }) {
  const { t } = useTranslation("cart")
  const { mutateAsync: remove } = useRemoveCartItem()
  const { tellOrLog } = useCartFailure()
  const name = itemName(item, t)
  return (
    <li className="flex gap-4 border-b border-line px-5 py-4">
      <ProductPicture
        address={item.image}
        alt=""
        sizes="5rem"
        className="w-20 shrink-0 self-start rounded-control"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex items-start justify-between gap-2">
          <h3 className="font-sans leading-snug font-semibold">{name}</h3>
          <Button
            variant="quiet"
            size="icon"
            className="-mt-2.5 -mr-3"
            aria-label={t("remove", { name })}
            // The line is gone from the screen before the shop answers: what it is told on failure must not go with it.
            onClick={() => void remove(item.product_id).catch(tellOrLog)}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </Button>
        </div>
        <UnitPrice item={item} />
        <StockNote stock={item.stock} quantity={item.quantity} />
        <div className="mt-1 flex items-center justify-between gap-2">
          <LineQuantity item={item} name={name} />
          <Price cents={item.line_total_cents} className="text-lg font-semibold" />
        </div>
      </div>
    </li>
  )
}

/** The price of one unit, and per kilogram where the unit is something else. */
function UnitPrice({ item }: { item: CartItem }) {
  const products = useProducts()
  const perKilogram = products.data?.find((product) => product.id === item.product_id)?.price_per_kg ?? null
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-bark">
      <Price cents={unitPriceCents(item)} unitLabel={item.unit_label} className="[&_small]:text-[1em]" />
      {perKilogram !== null && !isPerKilogram(item.unit_label) && (
        <Price cents={centsOf(perKilogram)} unitLabel="€/kg" className="[&_small]:text-[1em]" />
      )}
    </p>
  )
}

function LineQuantity({ item, name }: { item: CartItem; name: string }) {
  const { t } = useTranslation("cart")
  const { mutate } = useSetCartQuantity()
  const { tellUpdate } = useCartFailure()
  const { product_id: productId, quantity, stock } = item

  function change(wanted: number) {
    // Stock may have fallen below the quantity: one press on minus then goes to what there is.
    const possible = wanted < quantity ? Math.min(wanted, Math.max(stock, 1)) : wanted
    mutate({ productId, quantity: possible }, { onError: tellUpdate })
  }

  return (
    <QuantityStepper
      quantity={quantity}
      onChange={change}
      maximum={Math.min(stock, MAX_LINE_QUANTITY)}
      labels={{
        group: t("quantity.group", { name }),
        less: t("quantity.less", { name }),
        more: t("quantity.more", { name }),
      }}
      maximumNote={stock > 0 ? t("quantity.maximum", { count: stock }) : t("outOfStock.text")}
    />
  )
}
