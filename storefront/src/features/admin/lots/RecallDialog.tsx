import {
  languageName,
  MAX_RECALL_TEXT,
  SHIPPED_LANGUAGES,
  type LotDetail,
  type LotRecipients,
} from "@bon-perroquet/contract"
import { useRecallLot } from "@bon-perroquet/shop-react/admin"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { TextAreaField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { useTold } from "../product-form/use-told"

type RecallDialogProps = { lot: LotDetail; recipients: LotRecipients; open: boolean; onClose: () => void }

/**
 * Recalls a lot with a reason in the recipients' languages. It stays mounted while closed, so that typed
 * text survives.
 */
export function RecallDialog({ lot, recipients: { recipients }, open, onClose }: RecallDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const { mutateAsync, isPending } = useRecallLot(lot.id)
  const told = useTold()
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { fr: "", nl: "", en: "", de: "" } })
  const customers = new Set(recipients.map(({ email }) => email.toLowerCase())).size
  const needed = SHIPPED_LANGUAGES.filter(
    (each) => each === "fr" || recipients.some(({ language: spoken }) => spoken === each),
  )
  const recall = handleSubmit((reasons) => {
    void told(mutateAsync({ reasons }), t("lots.recallDone"), t("lots.failed")).then(onClose, () => undefined)
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
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="danger" pending={isPending}>
            {t("lots.recallNow")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
