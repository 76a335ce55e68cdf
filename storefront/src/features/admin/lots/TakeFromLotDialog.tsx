import { MAX_STOCK_NOTE, STOCK_MOVES, type LotDetail } from "@bon-perroquet/contract"
import { useTakeFromLot } from "@bon-perroquet/shop-react/admin"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../components/Dialog"
import { Field, SelectField } from "../../../components/Field"
import { parseUnits } from "../number-formats"
import { useResultToast } from "../use-result-toast"
import { DialogActions } from "../dialog/DialogActions"

type Values = { quantity: string; reason: (typeof STOCK_MOVES.out)[number]; note: string }
type TakeFromLotDialogProps = { lot: LotDetail; onClose: () => void }

/** Removes units of a lot from the stock for another reason than an order. */
export function TakeFromLotDialog({ lot, onClose }: TakeFromLotDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { mutateAsync, isPending } = useTakeFromLot(lot.id)
  const withToast = useResultToast()
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Values>({ defaultValues: { quantity: "", reason: STOCK_MOVES.out[0], note: "" } })
  const isPossible = (text: string) => {
    const units = parseUnits(text) ?? 0
    return units > 0 && units <= lot.quantity
  }
  const take = handleSubmit(({ quantity, ...values }) => {
    const change = mutateAsync({ ...values, quantity: parseUnits(quantity) ?? 0 })
    void withToast(change, t("done.stock"), t("failure.stock")).then(onClose, () => undefined)
  })
  return (
    <Dialog open onClose={onClose} title={t("lots.take")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void take(event)}>
        <Field
          label={t("lots.quantity")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          error={errors.quantity && t("lots.wrongUnits", { max: lot.quantity })}
          {...register("quantity", { validate: isPossible })}
        />
        <SelectField label={t("stock.reason")} {...register("reason")}>
          {STOCK_MOVES.out.map((each) => (
            <option key={each} value={each}>
              {t(`stock.reasons.${each}`)}
            </option>
          ))}
        </SelectField>
        <Field
          label={t("stock.note")}
          optionalLabel={common("optional")}
          autoComplete="off"
          maxLength={MAX_STOCK_NOTE}
          {...register("note")}
        />
        <DialogActions onCancel={onClose} action={t("lots.take")} pending={isPending} />
      </form>
    </Dialog>
  )
}
