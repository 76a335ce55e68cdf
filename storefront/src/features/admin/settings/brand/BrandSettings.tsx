import {
  BRAND_COLORS,
  themedBrandSchema,
  contrastFaults,
  HEX_COLOR,
  type Brand,
  type BrandColor,
} from "@bon-perroquet/contract/theme"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useController, useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { classNames, CONTROL } from "../../../../components/class-names"
import { type FieldTexts } from "../../../../components/draft"
import { FieldFrame } from "../../../../components/Field"
import { useLanguage } from "../../../../i18n"
import { FieldGroup } from "../FieldGroup"
import { SettingPart } from "../SettingPart"
import { SettingForm, useSettingForm } from "../SettingForm"
import { BrandPreview } from "./BrandPreview"
import { LogoField } from "./LogoField"

/** Logo and colours of the shop, with a preview in light and dark mode. */
export function BrandSettings() {
  const { t } = useTranslation("admin")
  return (
    <SettingPart name="brand" title={t("settings.brand.title")} intro={t("settings.brand.intro")}>
      {(setting, onSaved) => <BrandForm setting={setting} onSaved={onSaved} />}
    </SettingPart>
  )
}

const same = (value: Brand): Brand => value

type BrandFormProps = { setting: KeptSetting<"brand">; onSaved: () => void }

/** Rejects colours that people can't read, as the API does. */
const formSchema = themedBrandSchema.superRefine(({ colors, theme }, context) => {
  for (const { color } of contrastFaults(colors, theme))
    context.addIssue({ code: "custom", path: ["colors", color], message: "contrast" })
})

function BrandForm({ setting, onSaved }: BrandFormProps) {
  const { t } = useTranslation("admin")
  const edited = useSettingForm<"brand", Brand>({
    name: "brand",
    setting,
    resolver: zodResolver(formSchema),
    valuesOf: same,
    valueOf: same,
    onSaved,
  })
  return (
    <SettingForm {...edited} texts={useBrandTexts()}>
      <FieldGroup title={t("settings.brand.logo")}>
        <LogoField />
      </FieldGroup>
      <FieldGroup title={t("settings.brand.colors")}>
        {BRAND_COLORS.map((color) => (
          <ColorField key={color} color={color} />
        ))}
      </FieldGroup>
      <BrandPreview />
    </SettingForm>
  )
}

/** A colour as a picker and as text. */
function ColorField({ color }: { color: BrandColor }) {
  const { t } = useTranslation("admin")
  const { field } = useController<Brand, `colors.${BrandColor}`>({ name: `colors.${color}` })
  const label = t(`settings.brand.fields.${color}`)
  const typed = field.value.trim().toLowerCase()
  return (
    <FieldFrame label={label} hint={t(`settings.brand.hints.${color}`)} {...useColorError(color)}>
      {(described) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={t("settings.brand.pick", { color: label })}
            value={HEX_COLOR.test(typed) ? typed : "#000000"}
            onChange={field.onChange}
            className="h-11 w-14 shrink-0 rounded-control border border-edge bg-card p-1"
          />
          <input
            {...field}
            {...described}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            className={classNames(CONTROL, "font-mono")}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/** Explains while typing why a colour can't be saved. */
function useColorError(color: BrandColor): { error?: string } {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { formState } = useFormContext<Brand>()
  const [colors, theme] = useWatch<Brand, ["colors", "theme"]>({ name: ["colors", "theme"] })
  const read = themedBrandSchema.shape.colors.safeParse(colors)
  const fault = read.success
    ? contrastFaults(read.data, theme).find((each) => each.color === color)
    : undefined
  const number = (value: number) => value.toLocaleString(language)
  if (fault)
    return {
      error: t("settings.brand.wrong.contrast", { ratio: number(fault.ratio), needed: number(fault.needed) }),
    }
  const isWrong = formState.errors.colors?.[color] && !HEX_COLOR.test(colors[color].trim().toLowerCase())
  return isWrong ? { error: t("settings.brand.wrong.color") } : {}
}

function useBrandTexts(): FieldTexts {
  const { t } = useTranslation("admin")
  return {
    nameOf: (path) => {
      const color = BRAND_COLORS.find((each) => path === `colors.${each}`)
      return color ? t(`settings.brand.fields.${color}`) : t("settings.brand.logo")
    },
    valueOf: (path, value) =>
      path.startsWith("colors.")
        ? String(value)
        : t(value ? "settings.brand.ownLogo" : "settings.brand.noLogo"),
  }
}
