import { type LotDetail, MAX_LOT_TEXT } from "@bon-perroquet/contract"
import { useClearLot, useChangeLot } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button, LinkButton } from "../../../components/Button"
import { Dialog, ConfirmedButton } from "../../../components/Dialog"
import { formatDay } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { formatCount } from "../number-formats"
import { useResultToast } from "../use-result-toast"
import { stockAddress } from "../screen-addresses"
import { TakeFromLotDialog } from "./TakeFromLotDialog"
import { useForm } from "react-hook-form"
import { Field } from "../../../components/Field"
import { DialogActions } from "../dialog/DialogActions"

export function LotFacts({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const mayWrite = useMay()("products:write")
  const facts: [string, string][] = [
    [t("lots.supplier"), lot.supplier || "–"],
    [t("lots.bestBefore"), lot.best_before ? formatDay(lot.best_before, language) : "–"],
    [t("lots.receivedAt"), formatDay(lot.received_at, language)],
    [t("lots.receivedUnits"), formatCount(lot.received, language)],
    [t("lots.onShelf"), formatCount(lot.quantity, language)],
    [t("lots.leftOtherwise"), formatCount(lot.left_otherwise, language)],
  ]
  return (
    <section
      aria-label={t("lots.facts")}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
        <Link to={stockAddress(lot.product_id)} className="underline underline-offset-2">
          {lot.product}
        </Link>
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line pb-1">
            <dt className="text-bark">{label}</dt>
            <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {mayWrite && <Actions lot={lot} />}
    </section>
  )
}

function Actions({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation("admin")
  const [openDialog, setOpenDialog] = useState<"change" | "take">()
  const close = () => setOpenDialog(undefined)
  return (
    <div className="flex flex-wrap gap-3">
      {lot.to_clear > 0 && <ClearButton lot={lot} />}
      {lot.state === "near" && (
        <LinkButton
          to={`/admin/products?${new URLSearchParams({ edit: lot.product_id }).toString()}`}
          variant="secondary"
          size="sm"
        >
          {t("lots.sellOff")}
        </LinkButton>
      )}
      {lot.number && (
        <Button variant="secondary" size="sm" onClick={() => setOpenDialog("change")}>
          {t("lots.change")}
        </Button>
      )}
      {lot.quantity > 0 && (
        <Button variant="secondary" size="sm" onClick={() => setOpenDialog("take")}>
          {t("lots.take")}
        </Button>
      )}
      {openDialog === "change" && <ChangeLotDialog lot={lot} onClose={close} />}
      {openDialog === "take" && <TakeFromLotDialog lot={lot} onClose={close} />}
    </div>
  )
}

function ClearButton({ lot: { id, to_clear } }: { lot: LotDetail }) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useClearLot(id)
  const withToast = useResultToast()
  const clear = () =>
    void withToast(mutateAsync(), t("lots.cleared"), t("lots.failed")).catch(() => undefined)
  return (
    <ConfirmedButton
      size="sm"
      pending={isPending}
      question={{
        title: t("lots.clearTitle"),
        text: t("lots.clearText"),
        action: t("lots.clearNow"),
        cancel: t("cancel"),
      }}
      onConfirm={clear}
    >
      {t("lots.clear", { count: to_clear })}
    </ConfirmedButton>
  )
}

type ChangeLotDialogProps = { lot: LotDetail; onClose: () => void }

/** Changes the lot as it was when the dialog opened. A change that somebody else made since is not overwritten. */
function ChangeLotDialog({ lot: latest, onClose }: ChangeLotDialogProps) {
  const [lot] = useState(latest)
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { mutateAsync, isPending } = useChangeLot(lot.id)
  const withToast = useResultToast()
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({
    defaultValues: { number: lot.number, supplier: lot.supplier, best_before: lot.best_before ?? "" },
  })
  const save = handleSubmit(({ best_before, ...values }) => {
    const change = { ...values, best_before: best_before || null }
    void withToast(mutateAsync({ change, version: lot.version }), t("lots.changed"), t("lots.failed")).then(
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
        <DialogActions onCancel={onClose} action={t("lots.saveChange")} pending={isPending} />
      </form>
    </Dialog>
  )
}
