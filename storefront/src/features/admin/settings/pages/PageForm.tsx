import { LANGUAGES, type InformationPage } from "@bon-perroquet/contract"
import type { KeptSetting, PageSettingName } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { DraftNotices } from "../../../../components/draft"
import { LanguageTabs, useTextsOfLanguages } from "../LanguageTabs"
import { SettingActions } from "../SettingActions"
import { useSettingForm } from "../use-setting-form"
import { shownTexts, writtenTexts } from "../written-texts"
import { pageFormSchema, type PageValues } from "./page-form"
import { PageLanguage } from "./PageLanguage"

type PageFormProps = {
  page: InformationPage
  setting: KeptSetting<PageSettingName>
  /** Default texts. */
  originals: PageValues
  onSaved: () => void
}

const FIELDS = ["title", "intro", "text"] as const

export function PageForm({ page, setting, originals, onSaved }: PageFormProps) {
  const { t } = useTranslation("admin")
  const { form, draft, save, isPending, show } = useSettingForm<PageSettingName, PageValues>({
    name: `page_${page}`,
    setting,
    resolver: zodResolver(pageFormSchema),
    valuesOf: (value) => shownTexts(value, originals),
    valueOf: (values) => writtenTexts(values, originals, setting.value),
    onSaved,
  })
  const texts = useTextsOfLanguages((field) =>
    t(`settings.pages.fields.${FIELDS.find((each) => each === field) ?? "text"}`),
  )
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-6">
        <DraftNotices draft={draft} texts={texts} />
        <LanguageTabs wrong={LANGUAGES.filter((language) => form.formState.errors[language])}>
          {(language) => <PageLanguage language={language} original={originals[language]} />}
        </LanguageTabs>
        <SettingActions name={`page_${page}`} setting={setting} isPending={isPending} onShow={show} />
      </form>
    </FormProvider>
  )
}
