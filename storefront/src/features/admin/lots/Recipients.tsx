import {
  type LotDetail,
  type LotRecipients,
  languageName,
  MAX_RECALL_TEXT,
  SHIPPED_LANGUAGES,
} from "@bon-perroquet/contract"
import { LOT_FILES, useLotRecipients, useRecallLot } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { DataTable } from "../../../components/DataTable"
import { formatMoment } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { Empty } from "../lists/Empty"
import { FetchFileButton } from "../lists/FetchFileButton"
import { SelectAll } from "../lists/selection/SelectAll"
import { useSelection } from "../lists/selection/use-selection"
import { ReplaceBar } from "./ReplaceBar"
import { useRecipientColumns } from "./use-recipient-columns"
import { useForm } from "react-hook-form"
import { Dialog } from "../../../components/Dialog"
import { TextAreaField } from "../../../components/Field"
import { useResultToast } from "../use-result-toast"
import { DialogActions } from "../dialog/DialogActions"

const MAX_CHOSEN = 500

export function Recipients({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useLotRecipients(lot.id)
  const mayReplace = useMay()("orders:write")
  const open = data?.recipients.filter(({ to_remedy }) => to_remedy > 0) ?? []
  const selection = useSelection(open, ({ order_number }) => order_number, MAX_CHOSEN)
  const isRecalled = data?.recall != null
  const columns = useRecipientColumns(isRecalled, mayReplace ? selection : null)
  const name = lot.number.replace(/[^\w-]+/g, "-") || "lot"
  return (
    <Panel
      title={t("lots.recipients")}
      action={
        <span className="flex flex-wrap gap-2">
          <FetchFileButton file={LOT_FILES.csv(lot.id)} name={`${name}.csv`} text={t("lots.csv")} />
          <FetchFileButton file={LOT_FILES.pdf(lot.id)} name={`${name}.pdf`} text={t("lots.pdf")} />
        </span>
      }
    >
      {!data && (
        <Waiting what={t("lots.recipients")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Recall lot={lot} recipients={data} />
          {data.recipients.length ? (
            <>
              <p>{t("lots.sent", { count: data.sent })}</p>
              {mayReplace && open.length > 0 && (
                <SelectAll selection={selection} isEmpty={false} full={t("lots.chosenFull")} />
              )}
              <DataTable
                label={t("lots.recipients")}
                columns={columns}
                rows={data.recipients}
                keyOf={({ order_number }) => order_number}
              />
              {isRecalled && <p className="text-sm text-bark">{t("lots.refundHint")}</p>}
              {selection.chosen.length > 0 && <ReplaceBar lot={lot.id} selection={selection} />}
            </>
          ) : (
            <Empty text={t("lots.noRecipients")} />
          )}
        </>
      )}
    </Panel>
  )
}

function Recall({ lot, recipients }: { lot: LotDetail; recipients: LotRecipients }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const mayRecall = useMay()("orders:write")
  const [isAsking, setAsking] = useState(false)
  const { recall } = recipients
  if (recall)
    return (
      <div className="rounded-card border border-macaw bg-macaw-wash p-4">
        <p className="font-semibold">
          {t("lots.recalledBy", { at: formatMoment(recall.at, language), by: recall.by })}
        </p>
        <p className="whitespace-pre-line">{recall.reasons[language] ?? recall.reasons["fr"]}</p>
      </div>
    )
  if (!lot.number || !mayRecall) return null
  return (
    <>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {t("lots.recall")}
      </Button>
      <RecallDialog lot={lot} recipients={recipients} open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

type RecallDialogProps = { lot: LotDetail; recipients: LotRecipients; open: boolean; onClose: () => void }

/** Writes to recipients in their languages. Stays mounted while closed, so that typed text is not lost. */
function RecallDialog({ lot, recipients: { recipients }, open, onClose }: RecallDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const { mutateAsync, isPending } = useRecallLot(lot.id)
  const withToast = useResultToast()
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { fr: "", nl: "", en: "", de: "" } })
  const customers = new Set(recipients.map(({ email }) => email.toLowerCase())).size
  const needed = SHIPPED_LANGUAGES.filter(
    (each) => each === "fr" || recipients.some(({ language }) => language === each),
  )
  const recall = handleSubmit((reasons) => {
    void withToast(mutateAsync({ reasons }), t("lots.recallDone"), t("lots.failed")).then(
      onClose,
      () => undefined,
    )
  })
  return (
    <Dialog open={open} onClose={onClose} title={t("lots.recallOf", { number: lot.number })}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void recall(event)}>
        <p>{t("lots.recallText", { count: customers })}</p>
        {needed.map((each) => (
          <TextAreaField
            key={each}
            label={t("lots.reasonIn", { language: languageName(each, language) })}
            hint={each === "fr" ? t("lots.reasonHint") : undefined}
            optionalLabel={each === "fr" ? undefined : common("optional")}
            rows={3}
            lang={each}
            maxLength={MAX_RECALL_TEXT}
            error={errors[each] && t("lots.wrongReason")}
            {...register(each, { validate: (text) => each !== "fr" || text.trim() !== "" })}
          />
        ))}
        <DialogActions onCancel={onClose} action={t("lots.recallNow")} variant="danger" pending={isPending} />
      </form>
    </Dialog>
  )
}
