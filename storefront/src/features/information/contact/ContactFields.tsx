import { CONTACT_TOPICS, MESSAGE_LENGTH } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, SelectField, TextAreaField } from "../../../components/Field"
import { isTooLong, type ContactField, type ContactValues } from "./contact-form"

function useFieldError(): (field: ContactField) => string | undefined {
  const { t } = useTranslation("information")
  const { formState, getValues } = useFormContext<ContactValues>()
  return (field) => {
    if (!formState.errors[field]) return undefined
    if (field === "message" && isTooLong(getValues("message")))
      return t("contactForm.errors.messageTooLong", { max: MESSAGE_LENGTH.max })
    return t(`contactForm.errors.${field}`)
  }
}

export function ContactFields() {
  const { t } = useTranslation("information")
  const { t: common } = useTranslation("common")
  const { register, formState } = useFormContext<ContactValues>()
  const errorOf = useFieldError()
  const incomplete = formState.submitCount > 0 && Object.keys(formState.errors).length > 0
  return (
    <>
      {incomplete && (
        <p role="alert" className="rounded-card border border-macaw bg-macaw-wash p-4 font-semibold">
          {t("contactForm.errors.summary")}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t("contactForm.name")}
          error={errorOf("name")}
          autoComplete="name"
          required
          {...register("name")}
        />
        <Field
          label={t("contactForm.email")}
          hint={t("contactForm.emailHint")}
          error={errorOf("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...register("email")}
        />
        <SelectField label={t("contactForm.topic")} error={errorOf("topic")} required {...register("topic")}>
          <option value="">{t("contactForm.topics.choose")}</option>
          {CONTACT_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t(`contactForm.topics.${topic}`)}
            </option>
          ))}
        </SelectField>
        <Field
          label={t("contactForm.order_number")}
          optionalLabel={common("optional")}
          hint={t("contactForm.orderNumberHint")}
          error={errorOf("order_number")}
          autoComplete="off"
          {...register("order_number")}
        />
      </div>
      <TextAreaField
        label={t("contactForm.message")}
        error={errorOf("message")}
        rows={7}
        required
        {...register("message")}
      />
    </>
  )
}
