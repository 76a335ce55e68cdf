import "../../../config/validation"
import { MAX_REPORT_TEXT, REVIEW_RULES, reviewReportSchema } from "@bon-perroquet/contract"
import { useReportReview } from "@bon-perroquet/shop-react"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { z } from "zod"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field, SelectField, TextAreaField } from "../../../components/Field"
import { toast, useFailureToast } from "../../../components/toast"

/** The e-mail address may be empty. */
const schema = reviewReportSchema.extend({
  email: z.union([z.literal(""), reviewReportSchema.shape.email.unwrap()]),
})
type Values = { rule: string; text: string; email: string }

export function ReportForm({ review, onClose }: { review: string; onClose: () => void }) {
  const { t } = useTranslation("reviews")
  const { t: common } = useTranslation("common")
  const { mutateAsync, isPending } = useReportReview(review)
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema) as never,
    defaultValues: { rule: "", text: "", email: "" },
  })
  const { errors } = formState
  const send = handleSubmit(({ email, ...report }) =>
    // `mutate` would not call its callbacks after the dialog was closed.
    mutateAsync({ ...report, ...(email && { email }) }).then(
      () => {
        onClose()
        toast({ variant: "success", title: t("report.sent") })
      },
      (error: unknown) => tellFailure(error, t("report.failed")),
    ),
  )
  return (
    <Dialog open onClose={onClose} title={t("report.title")}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
        <p className="text-bark">{t("report.text")}</p>
        <SelectField
          label={t("report.rule")}
          error={errors.rule && t("report.missing")}
          {...register("rule")}
        >
          <option value="">{t("report.choose")}</option>
          {REVIEW_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {t(`rules.${rule}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t("report.why")}
          rows={3}
          maxLength={MAX_REPORT_TEXT}
          error={errors.text && t("report.missing")}
          {...register("text")}
        />
        <Field
          label={t("report.email")}
          optionalLabel={common("optional")}
          type="email"
          autoComplete="email"
          error={errors.email && t("report.wrongEmail")}
          {...register("email")}
        />
        <Button type="submit" pending={isPending} className="self-start">
          {t("report.send")}
        </Button>
      </form>
    </Dialog>
  )
}
