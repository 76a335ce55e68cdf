import { toCents, LOW_STOCK_THRESHOLD } from "@bon-perroquet/contract"
import { MAX_LINE_QUANTITY, type CartItem } from "@bon-perroquet/contract"
import {
  unitPriceCents,
  useRemoveCartItem,
  useSetCartQuantity,
  useShopFacts,
} from "@bon-perroquet/shop-react"
import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link, type LinkProps } from "react-router"
import { Button } from "../../../components/Button"
import { formatCents, unitPriceBeside, Price } from "../../../components/price"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { QuantityStepper } from "../../../components/QuantityStepper"
import { productAddress } from "../../../config/addresses"
import { useLanguage } from "../../../i18n"
import { itemName } from "../item-name"
import { useCartFailure } from "../use-cart-failure"
import { useCartPanel } from "../use-cart-panel"
import { RepeatSelect } from "../../repeat"
import { classNames } from "../../../components/class-names"

export function CartLine({ item }: { item: CartItem }) {
  const { t } = useTranslation("cart")
  const { mutateAsync: remove } = useRemoveCartItem()
  const { tellOrLog } = useCartFailure()
  const { repeats } = useShopFacts()
  const name = itemName(item, t)
  return (
    <li className="flex gap-4 border-b border-line px-5 py-4">
      {/* The picture is not focusable, because the name has the same link. */}
      <ProductLink item={item} className="shrink-0 self-start" tabIndex={-1} aria-hidden>
        <ProductPicture address={item.image} alt="" sizes="5rem" className="w-20 rounded-control" />
      </ProductLink>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex items-start justify-between gap-2">
          <h3 className="font-sans leading-snug font-semibold">
            <ProductLink item={item} className="text-ink no-underline hover:underline">
              {name}
            </ProductLink>
          </h3>
          <Button
            variant="quiet"
            size="icon"
            className="-mt-2.5 -mr-3"
            aria-label={t("remove", { name })}
            // `mutate` would not call its callbacks, because the line unmounts before the response.
            onClick={() => void remove(item).catch(tellOrLog)}
          >
            <Trash2 aria-hidden className="size-4.5" />
          </Button>
        </div>
        <UnitPrice item={item} />
        <NextTier item={item} />
        {repeats && <RepeatSelect offer={repeats} item={item} name={name} />}
        <StockNote stock={item.stock} quantity={item.quantity} />
        <div className="mt-1 flex items-center justify-between gap-2">
          <LineQuantity item={item} name={name} />
          <Price cents={item.line_total_cents} className="text-lg font-semibold" />
        </div>
      </div>
    </li>
  )
}

/** Link to the product, which also closes the cart panel. Plain text if the product is not for sale. */
function ProductLink({ item, ...rest }: { item: CartItem } & Omit<LinkProps, "to">) {
  const { setOpen } = useCartPanel()
  if (item.handle === null) return <span className={rest.className}>{rest.children}</span>
  return <Link to={productAddress(item.handle)} onClick={() => setOpen(false)} {...rest} />
}

function UnitPrice({ item }: { item: CartItem }) {
  const beside = unitPriceBeside(item)
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-bark">
      <Price cents={unitPriceCents(item)} unitLabel={item.unit_label} className="[&_small]:text-[1em]" />
      {beside && (
        <Price
          cents={toCents(beside.euro)}
          unitLabel={beside.unit === "kilogram" ? "€/kg" : "€/l"}
          className="[&_small]:text-[1em]"
        />
      )}
    </p>
  )
}

/** Shows from which quantity the unit price is lower. Shown only if there is enough stock. */
function NextTier({ item }: { item: CartItem }) {
  const { t } = useTranslation("cart")
  const { language } = useLanguage()
  const next = item.tiers.find(({ from, price }) => from > item.quantity && price < item.unit_price)
  if (!next || next.from > item.stock) return null
  const price = formatCents(toCents(next.price), language)
  return <p className="text-sm text-leaf">{t("tier", { quantity: next.from, price })}</p>
}

function LineQuantity({ item, name }: { item: CartItem; name: string }) {
  const { t } = useTranslation("cart")
  const { mutate } = useSetCartQuantity()
  const { tellUpdate } = useCartFailure()
  const { quantity, stock } = item

  function change(requested: number) {
    // If the quantity exceeds the stock, the minus button sets it to the stock.
    const possible = requested < quantity ? Math.min(requested, Math.max(stock, 1)) : requested
    mutate({ item, quantity: possible }, { onError: tellUpdate })
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

type StockNoteProps = { stock: number; quantity: number }

function StockNote({ stock, quantity }: StockNoteProps) {
  const { t } = useTranslation("cart")
  const [tone, text] =
    stock <= 0
      ? (["text-macaw", t("stock.out")] as const)
      : quantity > stock
        ? (["text-macaw", t("stock.exceeded", { count: stock })] as const)
        : stock <= LOW_STOCK_THRESHOLD
          ? (["text-seed-ink", t("stock.low", { count: stock })] as const)
          : (["text-leaf", t("stock.plenty", { count: stock })] as const)
  return (
    <p className={classNames("flex items-center gap-1.5 text-sm font-semibold", tone)}>
      <span aria-hidden className="size-2 shrink-0 rounded-pill bg-current" />
      {text}
    </p>
  )
}
