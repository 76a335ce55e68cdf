import { languageName, LANGUAGES, type MailName } from "@bon-perroquet/contract"
import type { KeptSetting, MailSettingName } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { Tabs } from "radix-ui"
import { FormProvider } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { DraftNotices, type FieldTexts } from "../../../../components/draft"
import { TabBar } from "../../../../components/TabBar"
import { useLanguage } from "../../../../i18n"
import { SettingActions } from "../SettingActions"
import { useSettingForm } from "../use-setting-form"
import { writtenTexts } from "../written-texts"
import { mailFormSchema, valuesOf, type MailValues } from "./mail-form"
import { MailLanguage } from "./MailLanguage"

type MailFormProps = {
  mail: MailName
  setting: KeptSetting<MailSettingName>
  /** The shop's own words. */
  originals: MailValues
  onSaved: () => void
}

/** One mail's words, a language at a time. */
export function MailForm({ mail, setting, originals, onSaved }: MailFormProps) {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  const { form, draft, save, isPending, show } = useSettingForm<MailSettingName, MailValues>({
    name: `mail_${mail}`,
    setting,
    resolver: zodResolver(mailFormSchema(mail)),
    valuesOf: (value) => valuesOf(value, originals),
    valueOf: (values) => writtenTexts(values, originals, setting.value),
    onSaved,
  })
  const nameOf = (language: (typeof LANGUAGES)[number]) => languageName(language, reader)
  const wrong = LANGUAGES.filter((language) => form.formState.errors[language])
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-6">
        <DraftNotices draft={draft} texts={useTexts()} />
        <Tabs.Root defaultValue={reader}>
          <TabBar
            label={t("settings.pages.languages")}
            tabs={LANGUAGES.map((language) => ({ name: language, text: nameOf(language) }))}
          />
          {LANGUAGES.map((language) => (
            <Tabs.Content key={language} value={language} className="pt-5">
              <MailLanguage mail={mail} language={language} original={originals[language]} />
            </Tabs.Content>
          ))}
        </Tabs.Root>
        {wrong.length > 0 && (
          <p role="alert" className="font-semibold text-macaw">
            {t("settings.pages.wrong.in", { languages: wrong.map(nameOf).join(", ") })}
          </p>
        )}
        <SettingActions name={`mail_${mail}`} setting={setting} isPending={isPending} onShow={show} />
      </form>
    </FormProvider>
  )
}

function useTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  return {
    nameOf: (path) => {
      const language = LANGUAGES.find((each) => path.startsWith(each))
      const name = t(`settings.mails.fields.${path.endsWith(".subject") ? "subject" : "intro"}`)
      return language ? `${name} (${languageName(language, reader)})` : name
    },
    valueOf: (_path, value) => String(value),
  }
}
