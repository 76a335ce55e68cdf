import { MAX_STOCK, MAX_STOCK_NOTE, type Lot, type LotCount } from "@bon-perroquet/contract"
import { isChangedMeanwhile } from "@bon-perroquet/shop-react"
import { useCountLots, useRereadProductLots } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { formatCount, parseUnits } from "../number-formats"
import { useResultToast } from "../use-result-toast"
import { countable, countsOf, recounted, unitsText, type Units } from "./lot-counts"
import { DialogActions } from "../dialog/DialogActions"

type CountLotsDialogProps = { product: string; lots: readonly Lot[]; hasSizes: boolean; onClose: () => void }

/**
 * Counts lots as they were when the dialog opened. If goods arrived or left since, the shop rejects the count, and the
 * form shows the new stock.
 */
export function CountLotsDialog({ product, lots, hasSizes, onClose }: CountLotsDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const { mutateAsync, isPending } = useCountLots(product)
  const reread = useRereadProductLots(product)
  const withToast = useResultToast()
  const [seen, setSeen] = useState(() => countable(lots))
  /** Ids of lots whose stock has changed during the count. */
  const [changed, setChanged] = useState<readonly string[]>([])
  const {
    register,
    handleSubmit,
    getValues,
    setValue,
    formState: { errors },
  } = useForm<{ units: Units; note: string }>({ defaultValues: { units: unitsText(seen), note: "" } })
  const isPossible = (text: string) => {
    const units = parseUnits(text)
    return units !== null && units <= MAX_STOCK
  }

  async function showNewStock() {
    const next = recounted(seen, countable((await reread()).lots), getValues("units"))
    setValue("units", next.units)
    setSeen(next.lots)
    setChanged(next.changed)
  }

  const save = handleSubmit(async ({ units, note }) => {
    const counts: LotCount[] = countsOf(seen, units, note)
    await withToast(mutateAsync(counts), t("done.stock"), t("failure.stock")).then(
      onClose,
      (error: unknown) => (isChangedMeanwhile(error) ? showNewStock().catch(() => undefined) : undefined),
    )
  })
  return (
    <Dialog open onClose={onClose} title={t("lots.countTitle")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <p>{t("lots.countHint")}</p>
        {seen.map(({ id, number, product: name, quantity }) => (
          <Field
            key={id}
            label={[number || t("lots.unnumbered"), ...(hasSizes ? [name] : [])].join(" · ")}
            hint={
              changed.includes(id)
                ? t("lots.countChanged", { units: formatCount(quantity, language) })
                : undefined
            }
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            error={errors.units?.[id] && t("lots.wrongCount", { max: MAX_STOCK })}
            {...register(`units.${id}`, { validate: isPossible })}
          />
        ))}
        <Field
          label={t("stock.note")}
          optionalLabel={common("optional")}
          autoComplete="off"
          maxLength={MAX_STOCK_NOTE}
          {...register("note")}
        />
        <DialogActions onCancel={onClose} action={t("lots.countSave")} pending={isPending} />
      </form>
    </Dialog>
  )
}
