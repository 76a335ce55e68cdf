import { LANGUAGES, type MailName } from "@bon-perroquet/contract"
import type { KeptSetting, MailSettingName } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { DraftNotices } from "../../../../components/draft"
import { LanguageTabs, useTextsOfLanguages } from "../LanguageTabs"
import { SettingActions } from "../SettingActions"
import { useSettingForm } from "../use-setting-form"
import { shownTexts, writtenTexts } from "../written-texts"
import { mailFormSchema, type MailValues } from "./mail-form"
import { MailLanguage } from "./MailLanguage"

type MailFormProps = {
  mail: MailName
  setting: KeptSetting<MailSettingName>
  /** Default texts. */
  originals: MailValues
  onSaved: () => void
}

export function MailForm({ mail, setting, originals, onSaved }: MailFormProps) {
  const { t } = useTranslation("admin")
  const { form, draft, save, isPending, show } = useSettingForm<MailSettingName, MailValues>({
    name: `mail_${mail}`,
    setting,
    resolver: zodResolver(mailFormSchema(mail)),
    valuesOf: (value) => shownTexts(value, originals),
    valueOf: (values) => writtenTexts(values, originals, setting.value),
    onSaved,
  })
  const texts = useTextsOfLanguages((field) =>
    t(`settings.mails.fields.${field === "subject" ? "subject" : "intro"}`),
  )
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-6">
        <DraftNotices draft={draft} texts={texts} />
        <LanguageTabs wrong={LANGUAGES.filter((language) => form.formState.errors[language])}>
          {(language) => <MailLanguage mail={mail} language={language} original={originals[language]} />}
        </LanguageTabs>
        <SettingActions name={`mail_${mail}`} setting={setting} isPending={isPending} onShow={show} />
      </form>
    </FormProvider>
  )
}
