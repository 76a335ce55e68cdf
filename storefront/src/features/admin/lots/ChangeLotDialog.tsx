import { MAX_LOT_TEXT, type LotDetail } from "@bon-perroquet/contract"
import { useChangeLot } from "@bon-perroquet/shop-react/admin"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { useTold } from "../product-form/use-told"

type ChangeLotDialogProps = { lot: LotDetail; onClose: () => void }

/** Corrects the data of a received lot. */
export function ChangeLotDialog({ lot, onClose }: ChangeLotDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { mutateAsync, isPending } = useChangeLot(lot.id)
  const told = useTold()
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({
    defaultValues: { number: lot.number, supplier: lot.supplier, best_before: lot.best_before ?? "" },
  })
  const save = handleSubmit(({ best_before, ...values }) => {
    const change = { ...values, best_before: best_before || null }
    void told(mutateAsync({ change, version: lot.version }), t("lots.changed"), t("lots.failed")).then(
      onClose,
      () => undefined,
    )
  })
  return (
    <Dialog open onClose={onClose} title={t("lots.change")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <Field
          label={t("lots.number")}
          autoComplete="off"
          maxLength={MAX_LOT_TEXT}
          error={errors.number && t("lots.wrongNumber")}
          {...register("number", { validate: (text) => text.trim() !== "" })}
        />
        <Field
          label={t("lots.supplier")}
          optionalLabel={common("optional")}
          autoComplete="off"
          maxLength={MAX_LOT_TEXT}
          {...register("supplier")}
        />
        <Field
          type="date"
          label={t("lots.bestBefore")}
          hint={t("lots.bestBeforeHint")}
          optionalLabel={common("optional")}
          {...register("best_before")}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" pending={isPending}>
            {t("lots.saveChange")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
