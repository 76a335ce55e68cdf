import { SHIPPED_LANGUAGES, languageName } from "@bon-perroquet/contract"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { DraftNotices } from "../../../components/draft"
import { Field } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { FieldGroup } from "./FieldGroup"
import { merchantFormSchema, merchantOf, valuesOf, type MerchantValues } from "./merchant-form"
import { GROUPS, INPUTS, OPTIONAL, SPECIAL, type MerchantField } from "./merchant-fields"
import { SettingActions } from "./SettingActions"
import { SettingPart } from "./SettingPart"
import { useMerchantTexts } from "./use-merchant-texts"
import { useSettingForm } from "./use-setting-form"

export function MerchantSettings() {
  const { t } = useTranslation("admin")
  return (
    <SettingPart name="merchant" title={t("settings.merchant.title")} intro={t("settings.merchant.intro")}>
      {(setting, onSaved) => <MerchantForm setting={setting} onSaved={onSaved} />}
    </SettingPart>
  )
}

type MerchantFormProps = { setting: KeptSetting<"merchant">; onSaved: () => void }

function MerchantForm({ setting, onSaved }: MerchantFormProps) {
  const { t } = useTranslation("admin")
  const { form, draft, save, isPending, show } = useSettingForm<"merchant", MerchantValues>({
    name: "merchant",
    setting,
    resolver: zodResolver(merchantFormSchema),
    valuesOf,
    valueOf: merchantOf,
    onSaved,
  })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-8">
        <DraftNotices draft={draft} texts={useMerchantTexts()} />
        {GROUPS.map(({ name, fields }) => (
          <FieldGroup key={name} title={t(`settings.merchant.groups.${name}`)}>
            {fields.map((field) => (
              <MerchantInput key={field} field={field} />
            ))}
            {name === "company" && <RegisterFields />}
          </FieldGroup>
        ))}
        <SettingActions name="merchant" setting={setting} isPending={isPending} onShow={show} />
      </form>
    </FormProvider>
  )
}

/** Edits a line. Each line has its validation message. */
function MerchantInput({ field }: { field: MerchantField }) {
  const { t } = useTranslation("admin")
  const { register, formState } = useFormContext<MerchantValues>()
  const special = SPECIAL.find((each) => each === field)
  const wrong = special ? t(`settings.merchant.wrong.${special}`) : t("settings.merchant.wrong.line")
  return (
    <Field
      label={t(`settings.merchant.fields.${field}`)}
      {...(OPTIONAL.some((each) => each === field) && { optionalLabel: t("settings.optional") })}
      error={formState.errors[field] && wrong}
      {...INPUTS[field]}
      {...register(field)}
    />
  )
}

function RegisterFields() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { register, formState } = useFormContext<MerchantValues>()
  return SHIPPED_LANGUAGES.map((each) => (
    <Field
      key={each}
      label={`${t("settings.merchant.fields.register")} (${languageName(each, language)})`}
      {...(each !== "fr" && { optionalLabel: t("settings.optional") })}
      lang={each}
      error={formState.errors.register?.[each] && t("settings.merchant.wrong.line")}
      {...register(`register.${each}`)}
    />
  ))
}
