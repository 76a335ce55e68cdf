import { SHIPPED_LANGUAGES, languageName } from "@bon-perroquet/contract"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { type FieldTexts } from "../../../components/draft"
import { Field } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { FieldGroup } from "./FieldGroup"
import { merchantFormSchema, merchantOf, valuesOf, type MerchantValues } from "./merchant-form"
import { SettingPart } from "./SettingPart"
import { SettingForm, useSettingForm } from "./SettingForm"
import type { ComponentProps } from "react"

type MerchantField = Exclude<keyof MerchantValues, "register">

const GROUPS = [
  { name: "shop", fields: ["name", "email", "phone", "opens", "closes"] },
  { name: "company", fields: ["legal_name", "street", "postal_code", "city", "vat_number"] },
  { name: "account", fields: ["bank_account", "bic"] },
  { name: "channels", fields: ["messenger", "facebook", "instagram"] },
] as const satisfies { name: string; fields: readonly MerchantField[] }[]

const OPTIONAL = ["opens", "closes", "bic", "messenger", "facebook", "instagram"] as const

const SPECIAL = [
  "vat_number",
  "email",
  "phone",
  "bank_account",
  "bic",
  "messenger",
  "facebook",
  "instagram",
] as const

const page = { type: "url", inputMode: "url", placeholder: "https://" } as const

/** Input attributes that select the phone's keyboard. */
const INPUTS: Partial<Record<MerchantField, ComponentProps<"input">>> = {
  email: { type: "email", inputMode: "email", autoComplete: "off" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "off" },
  messenger: page,
  facebook: page,
  instagram: page,
}

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
  const edited = useSettingForm<"merchant", MerchantValues>({
    name: "merchant",
    setting,
    resolver: zodResolver(merchantFormSchema),
    valuesOf,
    valueOf: merchantOf,
    onSaved,
  })
  return (
    <SettingForm {...edited} texts={useMerchantTexts()}>
      {GROUPS.map(({ name, fields }) => (
        <FieldGroup key={name} title={t(`settings.merchant.groups.${name}`)}>
          {fields.map((field) => (
            <MerchantInput key={field} field={field} />
          ))}
          {name === "company" && <RegisterFields />}
        </FieldGroup>
      ))}
    </SettingForm>
  )
}

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

const FIELDS = GROUPS.flatMap(({ fields }): readonly (typeof fields)[number][] => fields)

function useMerchantTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return {
    nameOf: (path) => {
      const field = FIELDS.find((each) => each === path)
      if (field) return t(`settings.merchant.fields.${field}`)
      const match = SHIPPED_LANGUAGES.find((each) => path === `register.${each}`)
      const name = t("settings.merchant.fields.register")
      return match ? `${name} (${languageName(match, language)})` : name
    },
    valueOf: (_path, value) => String(value),
  }
}
