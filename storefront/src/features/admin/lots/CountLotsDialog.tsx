import { MAX_STOCK, MAX_STOCK_NOTE, type Lot, type LotCount } from "@bon-perroquet/contract"
import { useCountLots } from "@bon-perroquet/shop-react/admin"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { parseUnits } from "../number-formats"
import { useResultToast } from "../use-result-toast"

type CountLotsDialogProps = { product: string; lots: readonly Lot[]; hasSizes: boolean; onClose: () => void }
type Values = { units: string[]; note: string }

export function CountLotsDialog({ product, lots, hasSizes, onClose }: CountLotsDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { mutateAsync, isPending } = useCountLots(product)
  const withToast = useResultToast()
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Values>({
    defaultValues: { units: lots.map(({ quantity }) => String(Math.max(0, quantity))), note: "" },
  })
  const isPossible = (text: string) => {
    const units = parseUnits(text)
    return units !== null && units <= MAX_STOCK
  }
  const save = handleSubmit(({ units, note }) => {
    const counts = countsOf(
      lots,
      units.map((text) => parseUnits(text) ?? 0),
      note,
    )
    void withToast(mutateAsync(counts), t("done.stock"), t("failure.stock")).then(onClose, () => undefined)
  })
  return (
    <Dialog open onClose={onClose} title={t("lots.countTitle")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <p>{t("lots.countHint")}</p>
        {lots.map(({ id, number, product: name }, index) => (
          <Field
            key={id}
            label={[number || t("lots.unnumbered"), ...(hasSizes ? [name] : [])].join(" · ")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            error={errors.units?.[index] && t("lots.wrongCount", { max: MAX_STOCK })}
            {...register(`units.${index}`, { validate: isPossible })}
          />
        ))}
        <Field
          label={t("stock.note")}
          optionalLabel={common("optional")}
          autoComplete="off"
          maxLength={MAX_STOCK_NOTE}
          {...register("note")}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" pending={isPending}>
            {t("lots.countSave")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/**
 * Returns one count for each size. It contains only the lots of which the counted number differs from the stored one.
 */
function countsOf(lots: readonly Lot[], units: readonly number[], note: string): LotCount[] {
  const counts = new Map<string, LotCount>()
  lots.forEach(({ variant_id, number, quantity: counted }, index) => {
    const quantity = units[index] ?? counted
    if (quantity === counted) return
    const count = counts.get(variant_id) ?? { variant_id, lots: [], note }
    counts.set(variant_id, { ...count, lots: [...count.lots, { number, quantity }] })
  })
  return [...counts.values()]
}
