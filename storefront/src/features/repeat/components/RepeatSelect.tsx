import type { CartItem, RepeatOffer } from "@bon-perroquet/contract"
import { detailOf, useCartRepeats, useChooseRepeat } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { classNames, CONTROL } from "../../../components/class-names"
import { toast } from "../../../components/toast"

type RepeatSelectProps = { offer: RepeatOffer; item: CartItem; name: string }

export function RepeatSelect({ offer: { rhythms }, item, name }: RepeatSelectProps) {
  const { t } = useTranslation("cart")
  const { data } = useCartRepeats(true)
  const { mutate, isPending, variables } = useChooseRepeat()
  const { product_id, variant_id } = item
  const stored = data?.repeats.find((each) => each.variant_id === variant_id)?.weeks ?? null
  // Shows the new interval while it is being saved.
  const weeks = isPending ? variables.weeks : stored
  const choose = (next: number | null) =>
    mutate(
      { product_id, variant_id, weeks: next },
      {
        onError: (error) =>
          toast({ variant: "destructive", title: t("repeat.failed"), description: detailOf(error) }),
      },
    )
  return (
    <select
      aria-label={t("repeat.of", { name })}
      value={weeks ?? ""}
      disabled={!data}
      onChange={({ target }) => choose(target.value ? Number(target.value) : null)}
      className={classNames(CONTROL, "max-w-60 py-1 text-sm", weeks !== null && "border-leaf bg-leaf-wash")}
    >
      <option value="">{t("repeat.once")}</option>
      {rhythms.map((each) => (
        <option key={each} value={each}>
          {t("repeat.every", { count: each })}
        </option>
      ))}
    </select>
  )
}
