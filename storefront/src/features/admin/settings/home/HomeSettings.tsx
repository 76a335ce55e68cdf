import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useQuery } from "@tanstack/react-query"
import { useFormContext, useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { type FieldTexts } from "../../../../components/draft"
import { Waiting } from "../../../../components/Waiting"
import { heroTexts } from "../../../../i18n/home-catalogues"
import { FieldGroup } from "../FieldGroup"
import { SettingPart } from "../SettingPart"
import { SettingForm, useSettingForm } from "../SettingForm"
import { ChosenProducts } from "./ChosenProducts"
import { homeFormSchema, settingsOf, valuesOf, type HeroTexts, type HomeValues } from "./home-form"
import { languageName, LANGUAGES } from "@bon-perroquet/contract"
import { useLanguage } from "../../../../i18n"
import { Field, TextAreaField } from "../../../../components/Field"
import { RotateCcw } from "lucide-react"
import { OnePicture } from "../../product-form/OnePicture"

/** Default texts, which are part of the code. */
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
  const edited = useSettingForm<"home", HomeValues>({
    name: "home",
    setting,
    resolver: zodResolver(homeFormSchema),
    valuesOf: (value) => valuesOf(value, originals),
    valueOf: (values) => settingsOf(values, originals, setting.value),
    onSaved,
  })
  return (
    <SettingForm {...edited} texts={useHomeTexts()}>
      <HeroFields />
      <FieldGroup title={t("settings.home.picture")}>
        <HeroPictureField />
      </FieldGroup>
      <FieldGroup title={t("settings.home.products")}>
        <ChosenProducts />
      </FieldGroup>
    </SettingForm>
  )
}

function useHomeTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  return {
    nameOf: (path) => {
      if (path === "picture" || path === "products") return t(`settings.home.${path}`)
      const language = LANGUAGES.find((each) => path.startsWith(`texts.${each}`))
      const name = t(`settings.home.fields.${path.endsWith("subtitle") ? "subtitle" : "title"}`)
      return language ? `${name} (${languageName(language, reader)})` : name
    },
    valueOf: (path, value) =>
      path === "products"
        ? (value as { id: string }[]).map(({ id }) => id).join(", ")
        : typeof value === "string"
          ? value
          : t("settings.home.ownPicture"),
  }
}

function HeroFields() {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  const { register, formState } = useFormContext<HomeValues>()
  const wrong = formState.errors.texts
  return LANGUAGES.map((language) => (
    <FieldGroup key={language} title={t("settings.home.texts", { language: languageName(language, reader) })}>
      <Field
        label={t("settings.home.fields.title")}
        lang={language}
        error={wrong?.[language]?.title && t("settings.home.wrong.title")}
        {...register(`texts.${language}.title`)}
      />
      <TextAreaField
        label={t("settings.home.fields.subtitle")}
        lang={language}
        rows={3}
        error={wrong?.[language]?.subtitle && t("settings.home.wrong.subtitle")}
        {...register(`texts.${language}.subtitle`)}
      />
    </FieldGroup>
  ))
}

/** Selects the picture. The default one is part of the code. */
function HeroPictureField() {
  const { t } = useTranslation("admin")
  const { field } = useController<HomeValues, "picture">({ name: "picture" })
  return (
    <OnePicture
      address={field.value}
      onChange={field.onChange}
      texts={{
        alt: t("settings.home.chosenPicture"),
        upload: t("settings.home.upload"),
        remove: t("settings.home.backToOwnPicture"),
        hint: t("settings.home.pictureHint"),
      }}
      removeIcon={<RotateCcw aria-hidden className="size-5" />}
      sizes="28rem"
      className="w-full max-w-md"
    >
      <img
        src="/pictures/hero-wide-800.webp"
        alt={t("settings.home.ownPicture")}
        width={800}
        height={450}
        className="h-auto w-full max-w-md rounded-control border border-line"
      />
    </OnePicture>
  )
}
