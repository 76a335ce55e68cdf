import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useQuery } from "@tanstack/react-query"
import { FormProvider } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { DraftNotices } from "../../../../components/draft"
import { Waiting } from "../../../../components/Waiting"
import { heroTexts } from "../../../../i18n/home-catalogues"
import { FieldGroup } from "../FieldGroup"
import { SettingActions } from "../SettingActions"
import { SettingPart } from "../SettingPart"
import { useSettingForm } from "../use-setting-form"
import { ChosenProducts } from "./ChosenProducts"
import { HeroFields } from "./HeroFields"
import { HeroPictureField } from "./HeroPictureField"
import { homeFormSchema, settingsOf, valuesOf, type HeroTexts, type HomeValues } from "./home-form"
import { useHomeTexts } from "./use-home-texts"

/** The default texts are part of the code, so they never change. */
const ORIGINALS = { queryKey: ["texts", "hero"], queryFn: heroTexts, staleTime: Infinity }

export function HomeSettings() {
  const { t } = useTranslation("admin")
  const { data: originals, error, refetch } = useQuery(ORIGINALS)
  return (
    <SettingPart name="home" title={t("settings.home.title")} intro={t("settings.home.intro")}>
      {(setting, onSaved) =>
        originals ? (
          <HomeForm setting={setting} originals={originals} onSaved={onSaved} />
        ) : (
          <Waiting what={t("settings.home.title")} failed={error !== null} onRetry={() => void refetch()} />
        )
      }
    </SettingPart>
  )
}

type HomeFormProps = { setting: KeptSetting<"home">; originals: HeroTexts; onSaved: () => void }

function HomeForm({ setting, originals, onSaved }: HomeFormProps) {
  const { t } = useTranslation("admin")
  const { form, draft, save, isPending, show } = useSettingForm<"home", HomeValues>({
    name: "home",
    setting,
    resolver: zodResolver(homeFormSchema),
    valuesOf: (value) => valuesOf(value, originals),
    valueOf: (values) => settingsOf(values, originals, setting.value),
    onSaved,
  })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} className="flex flex-col gap-8">
        <DraftNotices draft={draft} texts={useHomeTexts()} />
        <HeroFields />
        <FieldGroup title={t("settings.home.picture")}>
          <HeroPictureField />
        </FieldGroup>
        <FieldGroup title={t("settings.home.products")}>
          <ChosenProducts />
        </FieldGroup>
        <SettingActions name="home" setting={setting} isPending={isPending} onShow={show} />
      </form>
    </FormProvider>
  )
}
