import { MAX_LINE_QUANTITY, type CartItem } from "@bon-perroquet/contract"
import {
  useAddPromoCode,
  useCart,
  useRemoveCartItem,
  useRemovePromoCode,
  useSetCartQuantity,
} from "@bon-perroquet/shop-react"
import { Trash, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { Price } from "../../../components/price"
import { QuantityStepper } from "../../../components/QuantityStepper"
import { useFailureToast } from "../../../components/toast"

export function CartLines() {
  const { t } = useTranslation("admin")
  const { data: cart } = useCart()
  if (!cart?.items.length) return <p className="text-bark">{t("phoneOrder.empty")}</p>
  return (
    <>
      <ul className="flex flex-col" aria-label={t("phoneOrder.lines")}>
        {cart.items.map((item) => (
          <Line key={item.variant_id} item={item} />
        ))}
      </ul>
      <PromoCodes />
    </>
  )
}

function Line({ item }: { item: CartItem }) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const set = useSetCartQuantity()
  const remove = useRemoveCartItem()
  const { name, quantity, stock } = item
  const failed = (error: unknown) => sayFailure(error, t("phoneOrder.notAdded"))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      <span className="mr-auto min-w-0 font-semibold">{name}</span>
      <span className="ml-auto flex items-center gap-3">
        <QuantityStepper
          quantity={quantity}
          maximum={Math.min(stock, MAX_LINE_QUANTITY)}
          labels={{
            group: t("phoneOrder.quantityOf", { name }),
            less: t("phoneOrder.lessOf", { name }),
            more: t("phoneOrder.moreOf", { name }),
          }}
          onChange={(next) => set.mutate({ item, quantity: next }, { onError: failed })}
        />
        <Price
          cents={item.line_total_cents - item.discount_cents}
          className="min-w-16 text-right tabular-nums"
        />
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("phoneOrder.removeOf", { name })}
          // `mutate` would not call its callbacks, because the line unmounts at once.
          onClick={() => void remove.mutateAsync(item).catch(failed)}
        >
          <Trash aria-hidden className="size-5" />
        </Button>
      </span>
    </li>
  )
}

function PromoCodes() {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { data: cart } = useCart()
  const [code, setCode] = useState("")
  const add = useAddPromoCode()
  const remove = useRemovePromoCode()
  const failed = (error: unknown) => sayFailure(error, t("phoneOrder.codeFailed"))
  const apply = () => {
    if (code.trim()) add.mutate(code.trim(), { onSuccess: () => setCode(""), onError: failed })
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-3">
        <Field
          className="min-w-0 flex-1"
          label={t("phoneOrder.code")}
          autoComplete="off"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return
            // Otherwise Enter would place the order.
            event.preventDefault()
            apply()
          }}
        />
        <Button variant="secondary" pending={add.isPending} onClick={apply}>
          {t("phoneOrder.apply")}
        </Button>
      </div>
      {cart?.promotions.map(({ code: cartCode, is_automatic, discount_cents, problem }) => (
        <p key={cartCode} className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="font-semibold">{cartCode}</span>
          {problem ? <span className="text-macaw">{problem.detail}</span> : <Price cents={-discount_cents} />}
          {!is_automatic && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("phoneOrder.removeOf", { name: cartCode })}
              onClick={() => remove.mutate(cartCode, { onError: failed })}
            >
              <X aria-hidden className="size-4" />
            </Button>
          )}
        </p>
      ))}
    </div>
  )
}
